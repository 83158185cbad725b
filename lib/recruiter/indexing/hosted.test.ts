import { afterAll, beforeAll, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { correctDossier } from '../records/corrections';
import { deleteDossiers } from '../records/delete';
import { changeTags } from '../records/tags';
import { startTestParser } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { upload } from '../testing/uploads';
import { startUploadWorker } from '../uploads/worker';
import { indexState, switchIndexing } from './state';
import { startIndexing } from './worker';

let provider: Awaited<ReturnType<typeof startTestParser>>;
let owner: Actor;

beforeAll(async () => {
  provider = await startTestParser();
  owner = await memberOfRole('owner');
  await startUploadWorker();
  await startIndexing();
});

afterAll(async () => {
  await shutdown();
  provider.stop();
});

async function settled() {
  const db = await records();
  const pending = db.selectFrom('index_entry').select('dossier_id').whereRef('settled', '<', 'version');
  await expect.poll(async () => (await pending.execute()).length).toBe(0);
}

const callsOf = (name: string) => provider.index.calls.filter((call) => call.endsWith(name)).length;

it('is sent to a hosted provider when an owner says so, as it was parsed, and is deleted with the person', async () => {
  const { items } = await upload(owner, { name: 'Ida Vance', text: 'Painter' });
  const id = items[0]?.dossierId as string;
  await settled();
  expect(provider.index.calls).toEqual([]);
  expect(await indexState(owner)).toMatchObject({ value: { enabled: false, hosted: true } });

  await switchIndexing(owner, { on: true });
  await expect.poll(() => provider.index.documents().has(id)).toBe(true);
  await settled();
  const sent = callsOf('resumes');
  await correctDossier(owner, { id, path: 'objective', value: 'Corrected here' });
  await changeTags(owner, { ids: [id], add: ['shortlisted'] });
  await expect.poll(() => provider.index.documents().get(id)?.tags).toEqual(['shortlisted']);
  await settled();
  expect(callsOf('resumes')).toBe(sent);
  expect(JSON.stringify(provider.index.documents().get(id))).not.toContain('Corrected here');

  await deleteDossiers(owner, { ids: [id] });
  await expect.poll(() => provider.index.documents().has(id)).toBe(false);
});

it('leaves the provider when the owner turns it off', async () => {
  await switchIndexing(owner, { on: true });
  const { items } = await upload(owner, { name: 'Jon Pike' });
  const id = items[0]?.dossierId as string;
  await expect.poll(() => provider.index.documents().has(id)).toBe(true);
  await switchIndexing(owner, { on: false });
  await expect.poll(() => provider.index.documents().has(id)).toBe(false);
});
