import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROFILE_FORMAT } from '@/lib/engine/matcher';
import { rowOfResume } from '@/lib/engine/search';
import type { ColumnEngine } from '../column-engine';
import { enginesOn } from '../testing/engines';
import { columnSearch } from './column-search';
import type { DocumentSearch, Matchable, SearchDocument } from './port';

const PORT = 3143;

const NOTHING: Matchable = {
  trade: 0,
  skills: [],
  professions: [],
  titleVector: Array(128).fill(0),
  profile: '',
  wording: '',
};
const axis = (at: number) => Array.from({ length: 128 }, (_, each) => (each === at ? 1 : 0));

function document(id: number, more: Partial<SearchDocument> & { day?: string } = {}): SearchDocument {
  const { day = '2026-01-01', ...members } = more;
  const resume = { resumeMetadata: { plainText: `text of ${id}`, documentLastModified: day } };
  const row = rowOfResume(resume, { tags: [`t${id}`], roles: [] });
  return { id, indexId: 1, documentId: `d-${id}`, version: id, row, matchable: NOTHING, ...members };
}

describe.each(enginesOn(PORT))('the search on %s', (_, open) => {
  let search: DocumentSearch;
  let close: () => Promise<void>;
  let columns: ColumnEngine;

  beforeAll(async () => {
    const { engine, stop } = await open();
    search = await columnSearch(engine);
    columns = engine;
    close = async () => {
      await engine.close();
      stop();
    };
  });

  afterAll(() => close());

  const everything = (...indexIds: number[]) => ({ indexIds, condition: { sql: 'true', parameters: {} } });
  const ids = async (...indexIds: number[]) =>
    (await search.search(everything(...indexIds), { take: 100, skip: 0 })).found.map(({ id }) => id);

  it('answers on as many cores as a statement may take, however little memory the engine has', async () => {
    const sql = 'explain pipeline select sum(number) from numbers_mt(100000000) settings max_threads = 2';
    const lines = await columns.rows<Record<string, string>>({ sql, parameters: {} });
    expect(lines.flatMap((line) => Object.values(line)).join('\n')).toContain('NumbersRange × 2');
  });

  it('finds what was put in, the latest revised first, in the indexes that are asked', async () => {
    await search.put([document(1), document(2, { day: '2026-02-01' }), document(3, { indexId: 2 })]);
    expect(await ids(1)).toEqual([2, 1]);
    expect(await ids(1, 2)).toEqual([2, 1, 3]);
    expect(await ids(3)).toEqual([]);
    const page = await search.search(everything(1, 2), { take: 1, skip: 1 });
    expect(page).toEqual({ found: [{ id: 1, indexId: 1, documentId: 'd-1' }], total: 3 });
  });

  it('replaces a document, also by the same version again', async () => {
    const changed = document(1, { day: '2026-03-01' });
    await search.put([changed]);
    await search.put([changed]);
    expect(await ids(1)).toEqual([1, 2]);
    expect(await search.fingerprints()).toEqual(
      expect.arrayContaining([{ indexId: 1, documents: 2, versions: 3 }]),
    );
  });

  it('takes documents and indexes out', async () => {
    await search.put([document(4), document(5, { indexId: 9 })]);
    await search.remove([4, 400]);
    await search.removeIndex(9);
    expect(await ids(1, 9)).toEqual([1, 2]);
  });

  it('gives the likeliest to match, and their profiles', async () => {
    const matchable = (skills: number[], at: number) => ({
      matchable: {
        trade: at,
        skills,
        professions: [at],
        titleVector: axis(at),
        profile: `profile ${at}`,
        wording: `words ${at}`,
      },
    });
    await search.put([
      document(11, { indexId: 5, ...matchable([1, 2], 0) }),
      document(12, { indexId: 5, ...matchable([1], 1) }),
      document(13, { indexId: 5, ...matchable([], 2) }),
    ]);
    const query = {
      skills: [{ key: 1, weight: 1 }],
      professions: [{ code: 2, weight: 0.5 }],
      titleVector: axis(1),
      titleWeight: 3,
      languages: ['en'],
      languageWeight: 1,
    };
    expect(await search.candidates(query, everything(5), 2)).toEqual([12, 11]);
    expect(await search.candidates(query, everything(5), 10)).toEqual([12, 11, 13]);
    const profiles = await search.profiles([13, 12, 999], { indexIds: [5] });
    expect(profiles.get(12)).toEqual({ id: 12, indexId: 5, documentId: 'd-12', profile: 'profile 1' });
    expect([...profiles.keys()].sort()).toEqual([12, 13]);
    const some = { ...everything(5), trades: [0, 2] };
    expect(await search.trades(everything(5))).toEqual(new Map([0, 1, 2].map((trade) => [trade, 1])));
    expect(await search.candidates(query, some, 10)).toEqual([11, 13]);
    expect([...(await search.profiles([11, 12], some)).keys()]).toEqual([11]);
    expect(await search.wordings([11, 999])).toEqual(new Map([[11, 'words 0']]));
  });

  it('keeps what it has when it is opened again, and nothing when profiles have another format', async () => {
    const before = await ids(1);
    expect(await (await columnSearch(columns)).fingerprints()).toEqual(await search.fingerprints());
    expect(await ids(1)).toEqual(before);
    const parameters = { name: `search-profiles-${PROFILE_FORMAT}` };
    await columns.run({ sql: 'delete from migration where name = {name:String}', parameters });
    expect(await (await columnSearch(columns)).fingerprints()).toEqual([]);
  });

  it('takes over a table without custom fields, and empties it to be filled anew', async () => {
    await search.put([document(21, { indexId: 7 })]);
    await columns.run({ sql: 'alter table document drop column custom_fields', parameters: {} });
    const name = 'search-005-custom-fields';
    await columns.run({ sql: 'delete from migration where name = {name:String}', parameters: { name } });
    const opened = await columnSearch(columns);
    expect(await opened.fingerprints()).toEqual([]);
    const row = rowOfResume({}, { tags: [], roles: [], customFields: { Desk: 'North' } });
    await opened.put([document(22, { indexId: 7, row }), document(23, { indexId: 7 })]);
    const condition = { sql: "has(custom_fields, 'desk=north')", parameters: {} };
    const { found } = await opened.search({ indexIds: [7], condition }, { take: 9, skip: 0 });
    expect(found.map(({ id }) => id)).toEqual([22]);
  });
});
