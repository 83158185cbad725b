import { afterAll, beforeAll, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { deleteDossiers } from '../records/delete';
import { startTestParser } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { upload } from '../testing/uploads';
import { startUploadWorker } from '../uploads/worker';
import { namesForMatcher } from './names';
import { preferencesOf, savePreferences } from './preferences';
import type { MatchPreferences } from './types';

let parser: Awaited<ReturnType<typeof startTestParser>>;
let recruiter: Actor;
let id: string;

beforeAll(async () => {
  parser = await startTestParser();
  recruiter = await memberOfRole('recruiter');
  await startUploadWorker();
  const { items } = await upload(recruiter, { name: 'Ada Holm' });
  id = items[0]?.dossierId ?? '';
});

afterAll(async () => {
  await shutdown();
  parser.stop();
});

it('keeps weights and filters as they were set last', async () => {
  const first = { filterCriteria: { searchExpression: 'welder' } };
  const second = { ...first, preferredCategoryWeights: { skills: 0.7, education: 0 } };
  for (const preferences of [first, second])
    expect(await savePreferences(recruiter, { id, preferences })).toEqual({ ok: true, value: null });
  expect(await preferencesOf(await records(), id)).toEqual(second);
});

it('refuses what the contract does not know, and keeps what was there', async () => {
  const wrong = { preferredCategoryWeights: { skills: 'much' } } as unknown as MatchPreferences;
  expect(await savePreferences(recruiter, { id, preferences: wrong })).toMatchObject({
    problem: { code: 'invalid' },
  });
  expect(await preferencesOf(await records(), id)).toMatchObject({
    preferredCategoryWeights: { skills: 0.7 },
  });
});

it('loses them, and the name, with the person', async () => {
  const names = () => namesForMatcher(recruiter, { ids: [id], jobId: null });
  expect(await names()).toEqual({ ok: true, value: [{ id, name: 'Ada Holm', mark: null }] });
  await deleteDossiers(recruiter, { ids: [id] });
  expect(await preferencesOf(await records(), id)).toBeNull();
  expect(await names()).toEqual({ ok: true, value: [] });
});
