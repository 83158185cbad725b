import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  likenessTo,
  lookupOf,
  monthAt,
  PROFILE_FORMAT,
  type Profile,
  profileOfJob,
  scorePair,
  sideOf,
} from '@/lib/engine/matcher';
import { ACCOUNTANT, ACCOUNTANT_JOB, COOK, jobOf, resumeOf } from '@/lib/engine/matcher/testing/documents';
import { knowledge } from '@/lib/engine/matcher/testing/knowledge';
import { readCriteria, readExpression, rowOfResume } from '@/lib/engine/search';
import { CATEGORIES, type CategoryNumbers } from '@/lib/scoring';
import type { ColumnEngine } from '../column-engine';
import { ENGINES } from '../testing/engines';
import { columnSearch } from './column-search';
import type { DocumentSearch, Matchable, SearchDocument } from './port';

const MONTH = monthAt(Date.parse('2026-11-01'));
const EMPTY: Profile = profileOfJob({}, knowledge).profile;
const NOTHING: Matchable = {
  trade: 0,
  lookup: lookupOf(EMPTY, knowledge, MONTH),
  profile: '',
  wording: '',
};

function document(id: number, more: Partial<SearchDocument> & { day?: string } = {}): SearchDocument {
  const { day = '2026-01-01', ...members } = more;
  const resume = { resumeMetadata: { plainText: `text of ${id}`, documentLastModified: day } };
  const row = rowOfResume(resume, { tags: [`t${id}`], roles: [] });
  return { id, indexId: 1, documentId: `d-${id}`, version: id, row, matchable: NOTHING, ...members };
}

describe.each(ENGINES)('the search on %s', (_, open) => {
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

  it('puts what words find in order of relevance, and knows which words there are', async () => {
    const titled = (id: number, titles: string[], day: string) => {
      const positions = titles.map((raw, at) => ({
        id: `POS-${at}`,
        jobTitle: { raw },
        isCurrent: at === 0,
      }));
      const resume = {
        resumeMetadata: { plainText: 'chef', documentLastModified: day },
        employmentHistory: { positions },
      };
      return document(id, { indexId: 8, row: rowOfResume(resume, { tags: [], roles: [] }) });
    };
    await search.put([
      titled(81, ['Waiter', 'Chef'], '2026-01-01'),
      titled(82, ['Chef'], '2020-01-01'),
      titled(83, ['Waiter'], '2026-04-01'),
      titled(84, ['Waiter'], '2026-03-01'),
    ]);
    const { node } = readExpression('chef OR waiter~1');
    if (!node) throw new Error('The expression is wrong.');
    const open = await search.openWords(node);
    const words = 'words' in open ? open.words : new Map();
    const { condition, relevance } = readCriteria(
      {},
      {
        today: '2026-05-01',
        hasJobs: false,
        exactTitles: false,
        titlesLike: () => [],
        expression: { node, words },
      },
    );
    for (const [take, skip] of [
      [9, 0],
      [2, 1],
      [1, 10_000],
    ] as const) {
      const page = await search.search({ indexIds: [8], condition }, { take, skip, relevance });
      expect(page.found.map(({ id }) => id)).toEqual([81, 82, 83, 84].slice(skip, skip + take));
      expect(page.total).toBe(4);
    }
    const asked = ['chef', 'baker'].map((word) => ({ word, column: 'title' as const }));
    expect(await search.having(asked, [8])).toEqual([2, 0]);
    expect(await search.near({ word: 'cheef', column: 'title' })).toContain('chef');
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
        lookup: {
          ...NOTHING.lookup,
          skill_keys: skills,
          skill_worth: skills.map(() => 255),
          degree_level: at,
        },
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
      sql: 'arraySum((key, worth) -> transform(key, {keys:Array(UInt32)}, {asked:Array(Float64)}, 0.) * worth, skill_keys, skill_worth) + degree_level',
      parameters: { keys: [1], asked: [0.5] },
    };
    const likely = (id: number) => ({ id, trade: id - 11 });
    expect(await search.candidates(query, everything(5), 2)).toEqual([12, 11].map(likely));
    expect(await search.candidates(query, everything(5), 10)).toEqual([12, 11, 13].map(likely));
    const profiles = await search.profiles([13, 12, 999].map(likely), [5]);
    expect(profiles.get(12)).toEqual({ id: 12, indexId: 5, documentId: 'd-12', profile: 'profile 1' });
    expect([...profiles.keys()].sort()).toEqual([12, 13]);
    expect((await search.profiles([likely(12)], [6])).size).toBe(0);
    expect((await search.profiles([{ id: 12, trade: 2 }], [5])).size).toBe(0);
    const some = { ...everything(5), trades: [0, 2] };
    expect(await search.trades(everything(5))).toEqual(new Map([0, 1, 2].map((trade) => [trade, 1])));
    expect(await search.candidates(query, some, 10)).toEqual([11, 13].map(likely));
    expect(await search.wordings([11, 999].map(likely), [5])).toEqual(new Map([[11, 'words 0']]));
    expect((await search.wordings([], [5])).size).toBe(0);
  });

  const PROFILES = [ACCOUNTANT, COOK].map((text) => resumeOf(text).profile);
  const JOB = jobOf(ACCOUNTANT_JOB).profile;
  const onlyBy = (category: string) =>
    Object.fromEntries(CATEGORIES.map((each) => [each, Number(each === category)])) as CategoryNumbers;

  it.each(CATEGORIES)('reckons %s alone as the score does', async (category) => {
    const targets = [
      ...PROFILES,
      { ...JOB, degree: 1, executiveType: 3, managementLevel: 3, experience: 12 },
      EMPTY,
    ];
    await search.put(
      targets.map((profile, at) =>
        document(31 + at, {
          indexId: 6,
          matchable: { ...NOTHING, lookup: lookupOf(profile, knowledge, MONTH) },
        }),
      ),
    );
    for (const profile of [
      { ...JOB, executiveType: 3, managementLevel: 2, languages: PROFILES[0]?.languages ?? JOB.languages },
      ...PROFILES,
    ]) {
      const options = { exactTitles: false, month: MONTH, preferred: onlyBy(category) };
      const side = sideOf(profile, options);
      if (side.weights[category] < 1) continue;
      const { sql, parameters } = likenessTo(side, knowledge);
      const likely = await columns.rows<{ likeness: number }>({
        sql: `select ${sql} as likeness from document where index_id = 6 order by id`,
        parameters,
      });
      targets.forEach((target, at) => {
        const { weighted } = scorePair(side, target, options);
        // The nearest of several titles, words of sentences and missing data of a document are left to the score.
        const slack = target === EMPTY ? 0.35 : category === 'jobTitles' ? 0.15 : 0.01;
        expect(Math.abs((likely[at]?.likeness ?? -1) - weighted / 100)).toBeLessThan(slack);
      });
    }
  });

  it('replaces what was written under a clock that was ahead', async () => {
    const ahead = await columnSearch(columns, () => Date.now() + 86_400_000);
    await ahead.put([document(31, { indexId: 8, version: 1 })]);
    await (await columnSearch(columns)).put([document(31, { indexId: 8, version: 2 })]);
    const sql = 'select version from document where id = 31';
    expect(await columns.rows({ sql, parameters: {} })).toEqual([{ version: 2 }]);
    await search.remove([31]);
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
