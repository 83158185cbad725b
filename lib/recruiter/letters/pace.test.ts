import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import { records } from '../ground/store';
import { hurryLetters, idsByName, keptLetters, lettersSettled, sendBy } from '../testing/letters';
import { startTestParser } from '../testing/parser';
import { startSmtpServer } from '../testing/smtp-server';
import { memberOfRole } from '../testing/store';
import { upload } from '../testing/uploads';
import { startUploadWorker } from '../uploads/worker';
import { sendLetters } from './send';
import { startLetters } from './worker';

process.env.MAIL_PER_MINUTE = '2';

afterAll(() => shutdown());

it('is two a minute where that is the pace, and what waits for it loses no attempt', async () => {
  const [parser, server] = [await startTestParser(), await startSmtpServer()];
  process.env.PRIVATE_HOSTS = `127.0.0.1:${server.port}`;
  const recruiter = await memberOfRole('recruiter');
  await sendBy(await memberOfRole('owner'), server.port);
  await startUploadWorker();
  const names = ['One', 'Two', 'Three'];
  await upload(recruiter, ...names.map((name) => ({ name, email: `${name.toLowerCase()}@example.net` })));
  await startLetters();
  const whom = { ids: Object.values(await idsByName(recruiter)) };
  await sendLetters(recruiter, { whom, jobId: null, key: randomUUID(), subject: 'Hello', body: 'Hello' });
  const db = await records();
  const claims = async () => {
    await hurryLetters();
    const rows = await db.selectFrom('queue_task').select('attempts').where('name', '=', 'letter').execute();
    return rows.length === 1 ? (rows[0]?.attempts ?? 0) : 0;
  };
  // The third is claimed, found to be over the pace, and put back, again and again.
  await expect.poll(claims).toBeGreaterThan(3);
  expect(server.received).toHaveLength(2);
  expect((await keptLetters()).find(({ state }) => state === 'waiting')).toMatchObject({ attempts: 0 });
  await db
    .updateTable('letter')
    .set({ begun_at: new Date(Date.now() - 61_000) })
    .where('state', '=', 'sent')
    .execute();
  await lettersSettled();
  expect(server.received).toHaveLength(3);
  await server.stop();
  parser.stop();
});
