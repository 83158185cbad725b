/**
 * A process that sends mails until it is killed. Given how many, it first makes candidates and writes to them. Started by the kill test
 * of letters with the data directory, the parser and the mail server in its environment.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sendLetters } from '../letters/send';
import { startLetters } from '../letters/worker';
import { startUploadWorker } from '../uploads/worker';
import { hurryLetters, idsByName, sendBy } from './letters';
import { memberOfRole } from './store';
import { upload } from './uploads';

const LOOK_MS = 50;

const people = Number(process.argv[2]);
if (people > 0) {
  const recruiter = await memberOfRole('recruiter');
  await sendBy(await memberOfRole('owner'), Number(process.env.TEST_SMTP_PORT));
  await startUploadWorker();
  const named = Array.from({ length: people }, (_, index) => `Person ${index}`);
  await upload(recruiter, ...named.map((name, index) => ({ name, email: `p${index}@example.net` })));
  const whom = { ids: Object.values(await idsByName(recruiter)) };
  await sendLetters(recruiter, { whom, jobId: null, key: randomUUID(), subject: 'Hello', body: 'Hello' });
}
await startLetters();
for (;;) {
  await hurryLetters();
  await pause(LOOK_MS);
}
