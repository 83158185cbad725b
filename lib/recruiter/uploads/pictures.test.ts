import { afterAll, beforeAll, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { errorReply, startTestParser, testDocument } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { newUpload, send, uploadOf } from '../testing/uploads';
import { isLikelyPicture } from './pictures';
import { startUploadWorker } from './worker';

let parser: Awaited<ReturnType<typeof startTestParser>>;
let recruiter: Actor;

beforeAll(async () => {
  parser = await startTestParser();
  recruiter = await memberOfRole('recruiter');
});

afterAll(async () => {
  await shutdown();
  parser.stop();
});

const PICTURES = 6;
const DOCUMENTS = 12;
const pdf = (inside: string) => Buffer.from(`%PDF-1.5\n1 0 obj\n<<${inside}>>\nendobj`, 'latin1');

it('takes files of pictures for them, and PDFs that show pictures alone', () => {
  expect(isLikelyPicture('image/heic', Buffer.from('anything'))).toBe(true);
  expect(isLikelyPicture('application/pdf', pdf('/Subtype /Image'))).toBe(true);
  expect(isLikelyPicture('application/pdf', pdf('/Subtype /Image /Font 3 0 R'))).toBe(false);
  expect(isLikelyPicture('application/pdf', pdf('/Subtype /Image /Type /ObjStm'))).toBe(false);
  expect(isLikelyPicture('application/pdf', pdf('/Type /Page'))).toBe(false);
  expect(isLikelyPicture('text/plain', Buffer.from('/Image'))).toBe(false);
});

it('reads documents while pictures that came first are still being read', async () => {
  parser.reply = (document) =>
    document?.name.startsWith('Picture')
      ? { ...errorReply(503, 'ServiceUnavailable'), delayMs: 90_000 }
      : undefined;
  const batchId = await newUpload(recruiter);
  for (let at = 0; at < PICTURES; at++)
    await send(
      recruiter,
      batchId,
      testDocument({ name: `Picture ${at}`, text: '%PDF-1.5 /Image' }),
      'scan.pdf',
    );
  for (let at = 0; at < DOCUMENTS; at++)
    await send(recruiter, batchId, testDocument({ name: `Document ${at}` }), 'cv.pdf');
  await startUploadWorker();
  await expect
    .poll(async () => (await uploadOf(recruiter, batchId)).counts.parsed, { timeout: 60_000 })
    .toBe(DOCUMENTS);
  const db = await records();
  const waiting = await db.selectFrom('queue_task').select('name').execute();
  expect(waiting).toEqual(Array.from({ length: PICTURES }, () => ({ name: 'parse-picture' })));
}, 90_000);
