import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { shutdown } from '@/lib/platform';
import { records } from '../ground/store';
import { startChild } from '../testing/child';
import { startMailServer, testMail } from '../testing/mail-server';
import { startTestParser, testDocument } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { startUploadWorker } from '../uploads/worker';
import { lookIntoMailbox } from './worker';

const MAILS = 14;
const CVS = 2 * MAILS;
/** Numbers of CVs that the child has kept when it is killed: at once, between two mails, and within one. */
const KILLED_AFTER = [1, 6, 13];

let parser: Awaited<ReturnType<typeof startTestParser>>;
let server: Awaited<ReturnType<typeof startMailServer>>;

const cvNamed = (name: string) => ({ name: `${name}.txt`, bytes: testDocument({ name }) });

beforeAll(async () => {
  parser = await startTestParser();
  server = await startMailServer();
  Object.assign(process.env, {
    ...{ PRIVATE_HOSTS: `127.0.0.1:${server.port}`, IMAP_HOST: '127.0.0.1', IMAP_PORT: String(server.port) },
    ...{ IMAP_SECURITY: 'none', IMAP_USER: 'jobs', IMAP_PASSWORD: 'letter box' },
  });
  for (let mail = 0; mail < MAILS; mail++)
    server.deliver(testMail({ files: [cvNamed(`First ${mail}`), cvNamed(`Second ${mail}`)] }));
});

afterAll(async () => {
  await shutdown();
  await server.stop();
  parser.stop();
});

/** Runs the child until it has kept this many CVs, and kills it without warning; returns how many it had reported. */
function killedAfter(most: number): Promise<number> {
  const child = startChild('mail-child.ts');
  let output = '';
  const said = () => output.match(/^kept/gm)?.length ?? 0;
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
    if (said() >= most) child.kill('SIGKILL');
  });
  return new Promise((resolve) => child.on('exit', () => resolve(said())));
}

it('takes every CV of every mail once, killed again and again while it fetches', async () => {
  for (const most of KILLED_AFTER) expect(await killedAfter(most)).toBeGreaterThanOrEqual(most);
  await memberOfRole('owner');
  await startUploadWorker();
  while (await lookIntoMailbox());
  const db = await records();
  expect(server.unread()).toBe(0);
  expect(await db.selectFrom('arrival').select('item_id').execute()).toHaveLength(CVS);
  const names = await vi.waitFor(
    async () => {
      const rows = await db.selectFrom('dossier').select('name').execute();
      expect(rows).toHaveLength(CVS);
      return rows.map(({ name }) => name);
    },
    { timeout: 60_000 },
  );
  expect(new Set(names).size).toBe(CVS);
}, 180_000);
