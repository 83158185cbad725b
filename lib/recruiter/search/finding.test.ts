import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import { listCandidates } from '../candidates/list';
import { CANDIDATE_LIST, type CandidateListQuery } from '../candidates/query';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { findAnything } from '../quick-search/find-anything';
import { deriveAgain } from '../records/derive-again';
import { changeTags } from '../records/tags';
import { startTestParser, type TestDocument } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { upload } from '../testing/uploads';
import { startUploadWorker } from '../uploads/worker';

let parser: Awaited<ReturnType<typeof startTestParser>>;
let recruiter: Actor;
const ids: Record<string, string> = {};

const PEOPLE: TestDocument[] = [
  {
    name: 'Amara Osei',
    title: 'Frontend Engineer',
    employer: 'Brightharbour',
    before: [{ title: 'Web Designer', employer: 'Palegate Studio' }],
    city: 'Leeds',
    country: 'GB',
    school: 'University of Northmoor',
    concepts: [{ name: 'React.js', written: ['ReactJS'], months: 40, last: '2026-01-01' }],
    speaks: { de: 'German (C1), English native', en: 'native' },
    text: 'I build interfaces with ReactJS and love colour theory',
  },
  {
    name: 'Bela Kron',
    title: 'Backend Engineer',
    employer: 'Palegate Studio',
    city: 'Graz',
    country: 'AT',
    concepts: [
      { name: 'React.js', written: ['React'], months: 8, last: '2019-06-01' },
      { name: 'Node.js', written: ['node.js'], months: 60, last: '2026-01-01' },
    ],
    speaks: { de: 'Muttersprache' },
    text: 'services in node.js and a little React for the night desk',
  },
  {
    name: 'Chidi Vale',
    title: 'Nurse',
    employer: 'Northmoor Hospital',
    city: 'Leeds',
    country: 'GB',
    skills: ['Wound care'],
    speaks: { en: 'English' },
    text: 'night shift nurse, desk work at night, welder once',
  },
];

beforeAll(async () => {
  parser = await startTestParser();
  recruiter = await memberOfRole('recruiter');
  await startUploadWorker();
  const batch = await upload(recruiter, ...PEOPLE);
  for (const item of batch.items) ids[item.dossierName ?? ''] = item.dossierId ?? '';
  await changeTags(recruiter, { ids: [ids['Chidi Vale'] ?? ''], add: ['Night team'], remove: [] });
});

afterAll(async () => {
  await shutdown();
  parser.stop();
});

async function page(query: Partial<CandidateListQuery>) {
  const asked = { ...CANDIDATE_LIST.defaults, sort: 'name' as const, direction: 'asc' as const, ...query };
  const answer = await listCandidates(recruiter, asked);
  if (!answer.ok) throw new Error(answer.problem.message);
  return answer.value;
}

const first = (name: string) => name.split(' ')[0] ?? '';

async function found(query: Partial<CandidateListQuery>): Promise<string> {
  const { items, total } = await page(query);
  expect(total).toBe(items.length);
  return items.map(({ name }) => first(name)).join(' ');
}

describe('a search', () => {
  it.each([
    ['react', 'Amara Bela'],
    ['-react', 'Chidi'],
    ['NOT reactjs', 'Chidi'],
    ['engineer -graz', 'Amara'],
    ['react OR nurse', 'Amara Bela Chidi'],
    ['(react | nurse) leeds', 'Amara Chidi'],
    ['"night desk"', 'Bela'],
    ['"night desk"~3', 'Bela Chidi'],
    ['nodejs', 'Bela'],
    ['node.js', 'Bela'],
    ['Node.JS', 'Bela'],
    ['weld*', 'Chidi'],
    ['w?lder', ''],
    ['wel?er', 'Chidi'],
    ['wleder~2', 'Chidi'],
    ['title:engineer', 'Amara Bela'],
    ['title:(engineer -frontend)', 'Bela'],
    ['title:engineer employer:palegate', 'Amara Bela'],
    ['school:northmoor', 'Amara'],
    ['northmoor', 'Amara Chidi'],
    ['skill:react', 'Amara Bela'],
    ['language:german', 'Amara Bela'],
    ['language:de country:austria', 'Bela'],
    ['-country:gb', 'Bela'],
    ['tag:"night team"', 'Chidi'],
    ['-tag:"night team"', 'Amara Bela'],
    ['name:amara', 'Amara'],
    ['location:leeds', 'Amara Chidi'],
  ])('%s finds %s', async (search, names) => {
    expect(await found({ search })).toBe(names);
  });

  it('says by which other names it looked for a skill', async () => {
    const { understood } = await page({ search: 'nodejs reactjs' });
    expect(understood.widened).toEqual([{ term: 'reactjs', with: ['React'] }]);
  });

  it('suggests words that are known where it found nothing', async () => {
    expect((await page({ search: 'Enginer brightharbor' })).understood.didYouMean).toBe(
      'engineer brightharbour',
    );
    expect((await page({ search: 'engineer' })).understood.didYouMean).toBeNull();
  });

  it('finds nothing where it is wrong, and says where', async () => {
    const { total, understood } = await page({ search: 'nurse "open' });
    expect(total).toBe(0);
    expect(understood.faults).toEqual([{ message: 'This quote is never closed.', start: 6, end: 7 }]);
  });

  it('is answered whatever it is, and all that it does not find its opposite does', async () => {
    const piece = fc.oneof(
      fc.constantFrom('AND', 'OR', '-', '(', ')', '"', '"a b"~2', 'title:', 'skill:react', 'tag:', 'nig*'),
      fc.constantFrom('react', 'nurse', "o'neil", 'C++', '.net', "\\';--"),
      fc.string({ unit: 'binary', maxLength: 4 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
        const search = pieces.join(' ');
        const { total, understood } = await page({ search });
        if (understood.faults.length > 0 || understood.terms.length === 0) return;
        if (understood.widened.length > 0) return;
        const opposite = await page({ search: `NOT (${search})` });
        expect(total + opposite.total).toBe(PEOPLE.length);
      }),
      { numRuns: 60, seed: 54 },
    );
  });
});

describe('a filter', () => {
  it.each([
    [{ skillMonths: ['React__24'] }, 'Amara'],
    [{ skillMonths: ['react.js__6'] }, 'Amara Bela'],
    [{ skillSince: ['React__2024'] }, 'Amara'],
    [{ speaks: ['de', 'en'] }, 'Amara'],
    [{ speaksAt: ['de__C1'] }, 'Amara Bela'],
    [{ speaksAt: ['de__native'] }, 'Bela'],
    [{ employersNow: ['Palegate'] }, 'Bela'],
    [{ employersBefore: ['Palegate'] }, 'Amara'],
    [{ employers: ['palegate studio'] }, 'Amara Bela'],
    [{ titles: ['designer', 'nurse'] }, 'Amara Chidi'],
    [{ schools: ['Northmoor'] }, 'Amara'],
    [{ skills: ['NodeJS'] }, 'Bela'],
    [{ added: ['2020-01-01__'] }, 'Amara Bela Chidi'],
    [{ added: ['__2020-01-01'] }, ''],
    [{ speaks: ['German'] }, 'Amara Bela'],
    [{ speaks: ['deutsch'] }, 'Amara Bela'],
    [{ speaksAt: ['German__C1'] }, 'Amara Bela'],
    [{ sources: ['file' as const] }, 'Amara Bela Chidi'],
    [{ stages: ['Interview'] }, ''],
  ])('by %o admits %s', async (filters, names) => {
    expect(await found({ filters })).toBe(names);
  });

  it('tells for which skills a row is there', async () => {
    const { items } = await page({ filters: { skills: ['React.js'] } });
    expect(items.map(({ matches }) => matches?.map(({ name, months }) => [name, months]))).toEqual([
      [['React.js', 40]],
      [['React.js', 8]],
    ]);
  });
});

describe('a picker', () => {
  const names = async (words: string, kind?: 'candidate' | 'job') => {
    const answer = await findAnything(recruiter, { words, kind });
    return answer.ok ? answer.value.map(({ name }) => name.split(' ')[0]) : [answer.problem.code];
  };

  it('offers who was changed last before anything is typed, and then those whose name it is first', async () => {
    expect(await names('', 'candidate')).toHaveLength(3);
    expect(await names('graz', 'candidate')).toEqual(['Bela']);
    expect(await names('graz', 'job')).toEqual([]);
    expect(await names('')).toEqual([]);
  });
});

it('derives what is searched by for dossiers of before, without a change of theirs', async () => {
  const db = await records();
  const times = () => db.selectFrom('dossier').select(['id', 'updated_at']).orderBy('id').execute();
  const before = await times();
  await db.deleteFrom('dossier_fact').execute();
  expect(await found({ search: 'title:nurse' })).toBe('');
  await deriveAgain();
  expect(await found({ search: 'title:nurse' })).toBe('Chidi');
  expect(await times()).toEqual(before);
});
