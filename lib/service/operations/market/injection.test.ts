/** Injections that would work if a value ever came into the text of a statement, sent through every way in. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Parameter, readAggregate, readSearch } from '@/lib/engine/market';
import { deriveJobs, evaluateSearch, TEST_CONTEXT } from '@/lib/engine/market/query/testing';
import type { MarketStore } from '../../market-store';
import { marketOf, posting } from '../../testing/market';
import { findGroups, findJobs } from './find';
import { resolveOpenWords } from './open-words';

const INJECTIONS = [
  "'; drop table posting; --",
  "') or 1=1 --",
  "' union all select name from system.tables --",
  "\\' or 1=1 --",
  '\\',
  "\\\\'",
  "x' in (select 1)) or (1=1",
  '{p1:String}',
  '1}) or true --',
  "a\u0000b'",
  "tab\there'\nnew line",
  '\\N',
  "[1,2]','x')",
  "/* ' */ select 1",
  '`job`; truncate table job',
  '$(id) `id`',
  "''",
  "%' or '%'='",
  "_exists' --",
];

const POSTINGS = [
  ...INJECTIONS.map((text, index) =>
    posting(index + 1, {
      jobTitle: `title ${text}`,
      organizationName: text,
      sourceWebsite: text.toLowerCase(),
      sourceUrl: `https://example.com/${text}`,
      country: 'DE',
      region: text,
      itSkills: [text],
      fullText: `Text with ${text} in it.`,
    }),
  ),
  posting(100, { country: 'DE', region: 'safe', organizationName: 'safe' }),
];
const JOBS = deriveJobs(POSTINGS);

let store: MarketStore;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ store, stop } = await marketOf(POSTINGS));
});

afterAll(() => stop());

async function total(parameters: Parameter[]) {
  const { request } = readSearch(parameters, TEST_CONTEXT);
  if (!request) return undefined;
  const openWords = await resolveOpenWords(store, request.filters);
  if (!openWords.ok) throw new Error(openWords.failure.message);
  const found = await findJobs(store, request, openWords.value);
  return { found: found.total, expected: evaluateSearch(JOBS, request).total };
}

const NAMES = [
  'region',
  'posting:region__not',
  'region__prefix',
  'source_website',
  'source_url__prefix',
  'organization_name__exact',
  'organization_name',
  'job_title',
  'full_text',
  'full_text__none',
  'it_skills',
  'it_skills__and',
  'salary',
  'date__range',
  'location',
  'location__radius',
  'profession__custom',
  '_sort',
  '_facets',
  '_fields',
  '_limit',
];

describe.each(INJECTIONS)('%j', (text) => {
  it('changes nothing and finds what it says', async () => {
    for (const name of NAMES) {
      for (const value of [text, `"${text} x"~2|${text}*`]) {
        const counted = await total([{ name, value }]);
        if (counted) expect(counted.found, `${name}=${value}`).toBe(counted.expected);
      }
    }
    expect(await total([])).toEqual({ found: POSTINGS.length, expected: POSTINGS.length });
  });

  it('comes through groups as it is', async () => {
    for (const group of ['region,organization_name', `region,${text}`, `salary__buckets_${text}_1_1`]) {
      const { request } = readAggregate(
        [
          { name: '_group', value: group },
          { name: '_limit', value: '50,50' },
        ],
        TEST_CONTEXT,
      );
      if (!request || request.groups.length < 2) continue;
      const [, buckets] = await findGroups(store, request, { openWords: new Map(), categories: {} });
      expect(buckets?.map(({ key_1 }) => key_1).sort()).toEqual(POSTINGS.map(({ region }) => region).sort());
    }
  });
});
