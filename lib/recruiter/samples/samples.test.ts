import { afterAll, beforeAll, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import { candidateFacets } from '../candidates/list';
import type { Actor } from '../ground/actor';
import { files, records } from '../ground/store';
import { answerAbout, startTestParser } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { finished, upload } from '../testing/uploads';
import { openUploads } from '../uploads/progress';
import { startUploadWorker } from '../uploads/worker';
import { loadSamples, removeSamples } from './samples';

let parser: Awaited<ReturnType<typeof startTestParser>>;
let recruiter: Actor;

beforeAll(async () => {
  parser = await startTestParser();
  parser.reply = (document, asked, kind) => {
    const body = answerAbout(kind, document ?? { name: `Sample ${asked}` }, `T-${asked}`);
    return { status: 200, body };
  };
  recruiter = await memberOfRole('recruiter');
  await startUploadWorker();
});

afterAll(async () => {
  await shutdown();
  parser.stop();
});

async function people() {
  const facets = await candidateFacets(recruiter, undefined);
  return facets.ok ? { total: facets.value.total, samples: facets.value.samples } : null;
}

it('loads every sample once, and removes them all and nothing else', async () => {
  await upload(recruiter, { name: 'Rhona Staywell' });
  const loaded = await loadSamples(recruiter, undefined);
  if (!loaded.ok) throw new Error(loaded.problem.message);
  expect(loaded.value.files).toBeGreaterThanOrEqual(24);
  expect(await loadSamples(recruiter, undefined)).toMatchObject({ problem: { code: 'conflict' } });
  const [cvs, postings] = [loaded.value.batchIds[0]!, loaded.value.batchIds[1]!];
  const batch = await finished(recruiter, cvs);
  const { counts } = await finished(recruiter, postings);
  expect(batch.counts.parsed + counts.parsed).toBe(loaded.value.files);
  expect(counts.parsed).toBeGreaterThanOrEqual(12);
  expect(await people()).toEqual({ total: batch.counts.parsed + 1, samples: batch.counts.parsed });
  const db = await records();
  const { hash } = await db
    .selectFrom('upload_item')
    .select('hash')
    .where('id', '=', batch.items[0]!.id)
    .executeTakeFirstOrThrow();

  expect(await removeSamples(recruiter, undefined)).toEqual({
    ok: true,
    value: { deleted: loaded.value.files },
  });
  expect(await people()).toEqual({ total: 1, samples: 0 });
  expect(await files().has(hash)).toBe(false);
  expect(await openUploads(recruiter)).toMatchObject({ value: [{ counts: { parsed: 1 } }] });
});
