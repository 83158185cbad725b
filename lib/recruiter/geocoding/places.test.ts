import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { shutdown } from '@/lib/platform';
import { candidates, listCandidates } from '../candidates/list';
import { CANDIDATE_LIST, type CandidateListQuery } from '../candidates/query';
import type { CandidateColumn } from '../candidates/types';
import { exportCandidateList } from '../exports/export';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { correctDossier } from '../records/corrections';
import { deleteDossiers } from '../records/delete';
import { suggestFacts } from '../search/suggest';
import { startTestParser, type TestDocument } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { upload } from '../testing/uploads';
import { startUploadWorker } from '../uploads/worker';
import { locateAgain } from './locate-again';
import { startLocating } from './worker';

const LEEDS = { Latitude: 53.8, Longitude: -1.55 };
/** Some 13 km from there. */
const BRADFORD = { Latitude: 53.79, Longitude: -1.75 };
const GRAZ = { Latitude: 47.07, Longitude: 15.44 };

const PEOPLE: TestDocument[] = [
  { name: 'Amara Osei', city: 'Leeds', country: 'GB' },
  { name: 'Bela Kron', city: 'Bradford', country: 'GB' },
  { name: 'Chidi Vale', city: 'Leeds', country: 'GB' },
  { name: 'Dora Nemo', city: 'Nowhereton', country: 'GB' },
  { name: 'Edda Sol' },
];

let api: Awaited<ReturnType<typeof startTestParser>>;
let recruiter: Actor;
const ids = new Map<string, string>();

beforeAll(async () => {
  api = await startTestParser({ builtIn: true });
  api.geocoder.known.set('Leeds, GB', LEEDS).set('Bradford, GB', BRADFORD).set('Graz', GRAZ);
  api.geocoder.known.set('Graz, AT', GRAZ);
  recruiter = await memberOfRole('recruiter');
  await startUploadWorker();
  await startLocating();
  const batch = await upload(recruiter, ...PEOPLE);
  for (const item of batch.items) ids.set(item.dossierName ?? '', item.dossierId ?? '');
  await located();
});

afterAll(async () => {
  await shutdown();
  api.stop();
});

async function located() {
  const db = await records();
  const due = db.selectFrom('place').select('key').where('state', '=', 'due');
  await vi.waitFor(async () => expect(await due.execute()).toEqual([]), { timeout: 20_000 });
}

async function page(...near: string[]) {
  const query = { ...CANDIDATE_LIST.defaults, sort: 'name' as const, direction: 'asc' as const };
  const answer = await listCandidates(recruiter, { ...query, filters: { near } });
  if (!answer.ok) throw new Error(answer.problem.message);
  return answer.value;
}

async function found(...near: string[]): Promise<string> {
  const { items, total } = await page(...near);
  expect(total).toBe(items.length);
  return items.map(({ name, distance }) => `${name.split(' ')[0]} ${distance}`).join(', ');
}

describe('a distance', () => {
  it('is looked up once for each place, by its names alone', () => {
    expect(api.geocoder.asked.toSorted()).toEqual(['Bradford, GB', 'Leeds, GB', 'Nowhereton, GB']);
  });

  it.each([
    ['Leeds__5', 'Amara 0, Chidi 0'],
    ['leeds, gb__12', 'Amara 0, Chidi 0'],
    ['Leeds, United Kingdom__20', 'Amara 0, Bela 13, Chidi 0'],
    ['Graz__100', ''],
    ['Bradford__5', 'Bela 0'],
  ])('near %s admits %s', async (near, names) => {
    expect(await found(near)).toBe(names);
  });

  it('of several places is from the nearest', async () => {
    expect(await found('Bradford__5', 'Leeds__20')).toBe('Amara 0, Bela 0, Chidi 0');
  });

  it('is the same for everything that a list is asked for', async () => {
    const query = { ...CANDIDATE_LIST.defaults, filters: { near: ['Leeds__5'] } };
    expect(await candidates.count(query)).toBe(2);
    expect((await candidates.all(query)).length).toBe(2);
    expect((await candidates.ids(query)).length).toBe(2);
    expect(await candidates.counts([query.filters, {}])).toEqual([2, PEOPLE.length]);
  });

  it('orders a list, the nearest first unless asked otherwise', async () => {
    const { defaults } = CANDIDATE_LIST;
    const filters = { near: ['Bradford__20'] };
    const order = async (query: Partial<CandidateListQuery>) =>
      (await candidates.all({ ...defaults, filters, ...query })).map(({ name }) => name.split(' ')[0]);
    expect(await order({})).toHaveLength(3);
    expect((await order({}))[0]).toBe('Bela');
    expect((await order({ sort: 'distance', direction: 'asc' }))[0]).toBe('Bela');
    expect((await order({ sort: 'distance', direction: 'desc' })).at(-1)).toBe('Bela');
    const changedLast = await order({ sort: 'updated', direction: 'desc', filters: {} });
    expect(await order({ sort: 'distance', direction: 'asc', filters: {} })).toEqual(changedLast);
  });

  it('stands in an export', async () => {
    const query = { ...CANDIDATE_LIST.defaults, filters: { near: ['Bradford__20'] } };
    const columns: CandidateColumn[] = ['name', 'distance'];
    const file = await exportCandidateList(recruiter, { query, columns });
    if (!file.ok) throw new Error(file.problem.message);
    const [heading, first, second] = file.value.body.toString().trim().split('\r\n');
    expect(heading?.replace(/^\uFEFF/, '')).toBe('Name,Distance (km)');
    expect(first).toBe('Bela Kron,0');
    expect(second).toMatch(/,13$/);
  });

  it('from a place that nobody knows finds nothing, says so, and is asked of the API once', async () => {
    const asked = api.geocoder.asked.length;
    for (const _ of [1, 2]) {
      const { total, understood } = await page('Qwghlm__30');
      expect(total).toBe(0);
      expect(understood.places?.faults).toEqual([
        { value: 'Qwghlm__30', message: 'No place called “Qwghlm” is known.' },
      ]);
    }
    expect(api.geocoder.asked.slice(asked)).toEqual(['Qwghlm']);
  });

  it('is completed by the places of the workspace that were found', async () => {
    const answer = await suggestFacts(recruiter, { kind: 'candidate', field: 'near', typed: '' });
    expect(answer).toMatchObject({
      value: [
        { value: 'Leeds', count: 2 },
        { value: 'Bradford', count: 1 },
      ],
    });
  });
});

const placesKept = async () => {
  const db = await records();
  const rows = await db.selectFrom('place').select('city').orderBy('city').execute();
  return rows.map(({ city }) => city).join(' ');
};

describe('where somebody is', () => {
  it('follows a correction of the city', async () => {
    const id = ids.get('Bela Kron') ?? '';
    const path = 'contactInformation.location';
    await correctDossier(recruiter, { id, path: `${path}.municipality`, value: 'Graz' });
    await correctDossier(recruiter, { id, path: `${path}.countryCode`, value: 'AT' });
    await located();
    expect(await found('Graz__5')).toBe('Bela 0');
    expect(await placesKept()).toBe('Graz Leeds Nowhereton');
  });

  it('is noted for documents of before', async () => {
    const db = await records();
    await db.deleteFrom('dossier_place').execute();
    expect(await placesKept()).toBe('');
    expect((await page('Leeds__5')).understood.places?.pending).toBe(PEOPLE.length);
    await locateAgain();
    await located();
    expect(await found('Leeds__5')).toBe('Amara 0, Chidi 0');
    expect(await placesKept()).toBe('Graz Leeds Nowhereton');
  });

  it('goes with the last who is there', async () => {
    await deleteDossiers(recruiter, { ids: [ids.get('Amara Osei') ?? ''] });
    expect(await placesKept()).toBe('Graz Leeds Nowhereton');
    await deleteDossiers(recruiter, { ids: [ids.get('Chidi Vale'), ids.get('Dora Nemo')].map(String) });
    expect(await placesKept()).toBe('Graz');
  });
});
