import { afterAll, beforeAll, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import type { Actor } from '../ground/actor';
import { startTestParser } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { upload } from '../testing/uploads';
import { startUploadWorker } from '../uploads/worker';
import { dossierAsApi } from './as-api';

let parser: Awaited<ReturnType<typeof startTestParser>>;
let recruiter: Actor;

beforeAll(async () => {
  parser = await startTestParser();
  recruiter = await memberOfRole('recruiter');
  await startUploadWorker();
});

afterAll(async () => {
  await shutdown();
  parser.stop();
});

it('shows the call that a shell runs as it is, and the answer, with no key of ours', async () => {
  const { items } = await upload(recruiter, { name: "Amara O'Sei" });
  const shown = await dossierAsApi(recruiter, items[0]?.dossierId ?? '');
  if (!shown.ok) throw new Error(shown.problem.message);
  const { call, answer } = shown.value;
  expect(call).toContain('/v10/parser/resume');
  expect(call).toContain('-H "Tx-ServiceKey: $SERVICE_KEY"');
  const body = /<<END\n([\s\S]+)\nEND$/.exec(call)?.[1] ?? '';
  expect(JSON.parse(body.replace(/\$\(base64.+?\)/, 'QUJD'))).toMatchObject({
    DocumentAsBase64String: 'QUJD',
  });
  expect(JSON.parse(answer)).toHaveProperty('Value.ResumeData');
});
