import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import { records } from '../ground/store';
import { startChild } from '../testing/child';
import { startTestParser } from '../testing/parser';
import { hurryRules } from '../testing/rules';
import { startSmtpServer } from '../testing/smtp-server';
import { followRules } from './follow';

const PEOPLE = 12;
/** Milliseconds into a turn at which the child is killed. */
const KILLED_AT = [0, 15, 60];

let parser: Awaited<ReturnType<typeof startTestParser>>;
let server: Awaited<ReturnType<typeof startSmtpServer>>;

beforeAll(async () => {
  parser = await startTestParser();
  server = await startSmtpServer();
  Object.assign(process.env, {
    PRIVATE_HOSTS: `127.0.0.1:${server.port}`,
    TEST_SMTP_PORT: String(server.port),
  });
});

afterAll(async () => {
  await shutdown();
  await server.stop();
  parser.stop();
});

/** Runs the child until it follows rules, and kills it so long after. */
async function killedAt(ms: number, people: number): Promise<void> {
  const child = startChild('rule-child.ts', [String(people)]);
  const gone = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
  await pause(ms);
  child.kill('SIGKILL');
  await gone;
}

it('loses nothing and does nothing twice, killed between a move and what a rule does', async () => {
  for (const [round, ms] of KILLED_AT.entries()) await killedAt(ms, round === 0 ? PEOPLE : 0);
  await hurryRules();
  await followRules();
  const db = await records();
  const runs = await db.selectFrom('stage_rule_run').select(['state', 'reason']).execute();
  expect(runs).toEqual(Array(PEOPLE * 3).fill({ state: 'done', reason: null }));
  const people = await db
    .selectFrom('dossier')
    .select(['id', 'tags'])
    .where('kind', '=', 'candidate')
    .execute();
  expect(people.map(({ tags }) => tags)).toEqual(Array(PEOPLE).fill(['Met']));
  const ids = people.map(({ id }) => id).sort();
  const tasks = await db.selectFrom('task').select('dossier_id').execute();
  expect(tasks.map((row) => row.dossier_id).sort()).toEqual(ids);
  const letters = await db.selectFrom('letter').select('dossier_id').execute();
  expect(letters.map((row) => row.dossier_id).sort()).toEqual(ids);
}, 180_000);
