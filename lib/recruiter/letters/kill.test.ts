import { afterAll, beforeAll, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import { startChild } from '../testing/child';
import { keptLetters, lettersSettled } from '../testing/letters';
import { startTestParser } from '../testing/parser';
import { startSmtpServer } from '../testing/smtp-server';
import { startLetters } from './worker';

const PEOPLE = 8;
/** Number of mails that have come, the last of them unanswered, when the child is killed. */
const KILLED_AT = [1, 4];

let parser: Awaited<ReturnType<typeof startTestParser>>;
let server: Awaited<ReturnType<typeof startSmtpServer>>;

beforeAll(async () => {
  parser = await startTestParser();
  server = await startSmtpServer();
  Object.assign(process.env, {
    ...{ PRIVATE_HOSTS: `127.0.0.1:${server.port}`, TEST_SMTP_PORT: String(server.port) },
    MAIL_PER_MINUTE: '1000',
  });
});

afterAll(async () => {
  await shutdown();
  await server.stop();
  parser.stop();
});

/** Runs the child until `most` mails have come, and kills it before the last of them is answered. */
function killedAt(most: number, people: number): Promise<void> {
  const child = startChild('letter-child.ts', [String(people)]);
  child.stdout.pipe(process.stdout);
  const gone = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  server.before(async () => {
    if (server.received.length < most) return;
    child.kill('SIGKILL');
    await gone;
  });
  return gone;
}

it('writes to nobody twice and forgets nobody, killed while a mail is in the hands of the server', async () => {
  for (const [round, most] of KILLED_AT.entries()) await killedAt(most, round === 0 ? PEOPLE : 0);
  server.before(undefined);
  await startLetters();
  await lettersSettled();
  const expected = Array.from({ length: PEOPLE }, (_, index) => `p${index}@example.net`);
  expect(server.received.flatMap(({ to }) => to).sort()).toEqual(expected);
  const states = (await keptLetters()).map(({ state }) => state).sort();
  expect(states).toEqual([
    ...KILLED_AT.map(() => 'in-doubt'),
    ...Array(PEOPLE - KILLED_AT.length).fill('sent'),
  ]);
}, 120_000);
