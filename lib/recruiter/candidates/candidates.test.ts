import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import { exportCandidate, exportCandidateList } from '../exports/export';
import type { Actor } from '../ground/actor';
import { correctDossier, removeCorrection, undoCorrection } from '../records/corrections';
import { dossierHtml, dossierOriginal } from '../records/original';
import { changeTags } from '../records/tags';
import { startTestParser } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { finished, upload } from '../testing/uploads';
import { parseAgain } from '../uploads/parse-again';
import { startUploadWorker } from '../uploads/worker';
import { blindCandidate, candidateDetail } from './detail';
import { candidateFacets, listCandidates } from './list';
import { CANDIDATE_LIST, type CandidateListQuery } from './query';

let parser: Awaited<ReturnType<typeof startTestParser>>;
let recruiter: Actor;
const ids: Record<string, string> = {};

const PEOPLE = [
  {
    name: 'Zoë Müller',
    title: 'Welder',
    employer: 'Nordwerk',
    city: 'Kiel',
    country: 'DE',
    language: 'de',
    months: 120,
  },
  {
    name: 'ada holm',
    title: 'C++ Developer',
    employer: 'Seehafen',
    country: 'SE',
    language: 'sv',
    months: 36,
    skills: ['C++'],
  },
  {
    name: 'Bruno Reis',
    title: 'Developer',
    employer: 'Welders Ltd',
    country: 'PT',
    language: 'pt',
    months: 60,
    skills: ['C'],
  },
  { name: 'Chidi Okafor', country: 'DE', language: 'en', months: 0, text: 'likes welding and developers' },
];

beforeAll(async () => {
  parser = await startTestParser();
  recruiter = await memberOfRole('recruiter');
  await startUploadWorker();
  const batch = await upload(recruiter, ...PEOPLE);
  for (const item of batch.items) ids[item.dossierName ?? ''] = item.dossierId ?? '';
});

afterAll(async () => {
  await shutdown();
  parser.stop();
});

async function found(query: Partial<CandidateListQuery>): Promise<string[]> {
  const page = await listCandidates(recruiter, {
    ...CANDIDATE_LIST.defaults,
    sort: 'name',
    direction: 'asc',
    ...query,
  });
  if (!page.ok) throw new Error(page.problem.message);
  return page.value.items.map((item) => item.name);
}

describe('the list', () => {
  it.each([
    ['muller', ['Zoë Müller']],
    ['ZOË mül*', ['Zoë Müller']],
    ['ZOË mül', []],
    ['c++', ['ada holm']],
    ['nordwerk kiel', ['Zoë Müller']],
    ['developer*', ['ada holm', 'Bruno Reis', 'Chidi Okafor']],
    ['developer nobody', []],
    ["'; drop table candidate; --", []],
    ['!!', ['ada holm', 'Bruno Reis', 'Chidi Okafor', 'Zoë Müller']],
  ])('finds by %j', async (search, expected) => {
    expect(await found({ search })).toEqual(expected);
  });

  it('puts matches in the headline before matches in the text', async () => {
    const names = await found({ search: 'developer*', sort: 'relevance', direction: 'desc' });
    expect(names.at(-1)).toBe('Chidi Okafor');
  });

  it.each([
    [{ countries: ['DE'] }, ['Chidi Okafor', 'Zoë Müller']],
    [{ countries: ['DE', 'SE'], languages: ['sv', 'en'] }, ['ada holm', 'Chidi Okafor']],
    [{ minimumMonths: 36, maximumMonths: 60 }, ['ada holm', 'Bruno Reis']],
    [{ hasFindings: true }, []],
    [{ sample: true }, []],
    [{ states: ['complete' as const] }, ['ada holm', 'Bruno Reis', 'Chidi Okafor', 'Zoë Müller']],
  ])('filters by %o', async (filters, expected) => {
    expect(await found({ filters })).toEqual(expected);
  });

  it('sorts, with missing values last either way', async () => {
    expect(await found({ sort: 'experience', direction: 'desc' })).toEqual([
      'Zoë Müller',
      'Bruno Reis',
      'ada holm',
      'Chidi Okafor',
    ]);
    expect((await found({ sort: 'title', direction: 'asc' })).at(-1)).toBe('Chidi Okafor');
    expect((await found({ sort: 'title', direction: 'desc' })).at(-1)).toBe('Chidi Okafor');
  });

  it('pages without gaps, and a page beyond the last is the last', async () => {
    const page = await listCandidates(recruiter, {
      ...CANDIDATE_LIST.defaults,
      sort: 'name',
      direction: 'asc',
      page: 9,
      pageSize: 3,
    });
    expect(page).toMatchObject({
      value: { total: 4, page: 2, pageCount: 2, items: [{ name: 'Zoë Müller' }] },
    });
  });

  it('counts what can be filtered by', async () => {
    const facets = await candidateFacets(recruiter, undefined);
    expect(facets).toMatchObject({
      value: {
        total: 4,
        samples: 0,
        countries: [{ value: 'DE', count: 2 }, { value: 'PT' }, { value: 'SE' }],
      },
    });
  });

  it('changes tags of several candidates and filters by them', async () => {
    const both = [ids['ada holm']!, ids['Bruno Reis']!];
    await changeTags(recruiter, { ids: both, add: ['short list', 'berlin'] });
    await changeTags(recruiter, { ids: [ids['Bruno Reis']!], remove: ['berlin'] });
    expect(await found({ filters: { tags: ['berlin'] } })).toEqual(['ada holm']);
    expect(await found({ filters: { tags: ['short list', 'x'] } })).toEqual(['ada holm', 'Bruno Reis']);
  });

  it('is exported as it is filtered and sorted', async () => {
    const query = {
      ...CANDIDATE_LIST.defaults,
      sort: 'name' as const,
      direction: 'desc' as const,
      filters: { countries: ['DE'] },
    };
    const file = await exportCandidateList(recruiter, {
      query: { ...query, pageSize: 1 },
      columns: ['experience', 'name'],
    });
    if (!file.ok) throw new Error(file.problem.message);
    expect(Buffer.from(file.value.body).toString()).toBe(
      '\ufeffMonths of experience,Name\r\n120,Zoë Müller\r\n0,Chidi Okafor\r\n',
    );
  });
});

describe('the list in a URL', () => {
  it('comes back as it was', () => {
    const query: CandidateListQuery = {
      search: 'a b',
      sort: 'title',
      direction: 'desc',
      filters: { tags: ['x', 'y'], minimumMonths: 3, hasFindings: false },
      page: 3,
      pageSize: 20,
    };
    expect(CANDIDATE_LIST.from(CANDIDATE_LIST.params(query))).toEqual(query);
    expect(CANDIDATE_LIST.params(CANDIDATE_LIST.defaults).toString()).toBe('');
  });

  it('is read leniently', () => {
    const read = CANDIDATE_LIST.from({
      page: '-1',
      size: '9999',
      sort: 'evil',
      'min-months': 'x',
      tag: ['a', 'a', ''],
    });
    expect(read).toEqual({ ...CANDIDATE_LIST.defaults, pageSize: 200, filters: { tags: ['a'] } });
  });
});

async function detail(name: string) {
  const read = await candidateDetail(recruiter, ids[name]!);
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
}

describe('a candidate', () => {
  const path = 'employmentHistory.positions.0.jobTitle.raw';

  it('is corrected apart from what was parsed, found by the correction, and set back', async () => {
    const candidateId = ids['Zoë Müller']!;
    await correctDossier(recruiter, { id: candidateId, path, value: 'Master welder' });
    await correctDossier(recruiter, { id: candidateId, path, value: 'Foreman' });
    const corrected = await detail('Zoë Müller');
    expect(corrected.parsed.employmentHistory?.positions?.[0]?.jobTitle?.raw).toBe('Welder');
    expect(corrected.effective.employmentHistory?.positions?.[0]?.jobTitle?.raw).toBe('Foreman');
    expect(corrected.corrections).toMatchObject([
      { path, value: 'Foreman', parsedValue: 'Welder', by: 'A recruiter' },
    ]);
    expect(await found({ search: 'foreman' })).toEqual(['Zoë Müller']);
    expect((await undoCorrection(recruiter, { id: candidateId })).ok).toBe(true);
    expect((await detail('Zoë Müller')).summary.title).toBe('Master welder');
    await removeCorrection(recruiter, { id: candidateId, path });
    expect((await detail('Zoë Müller')).summary.title).toBe('Welder');
    await undoCorrection(recruiter, { id: candidateId, path });
    const last = await detail('Zoë Müller');
    expect(last.summary.title).toBe('Master welder');
    expect(last.history.map((entry) => entry.kind).sort()).toEqual([
      'corrected',
      'corrected',
      'correction-removed',
      'correction-undone',
      'correction-undone',
      'parsed',
      'uploaded',
    ]);
  });

  it('refuses a value that does not fit and changes nothing', async () => {
    const candidateId = ids['ada holm']!;
    const before = await detail('ada holm');
    const refused = await correctDossier(recruiter, { id: candidateId, path, value: { raw: 'x' } });
    expect(refused).toMatchObject({ ok: false, problem: { code: 'invalid', field: 'value' } });
    expect(await detail('ada holm')).toEqual(before);
  });

  it('keeps its corrections through another parse', async () => {
    const candidateId = ids['Zoë Müller']!;
    const asked = parser.parsed.length;
    const again = await parseAgain(recruiter, { id: candidateId });
    if (!again.ok) throw new Error(again.problem.message);
    await finished(recruiter, again.value.batchId);
    expect(parser.parsed).toHaveLength(asked + 1);
    const parsedAgain = await detail('Zoë Müller');
    expect(parsedAgain.versions).toHaveLength(2);
    expect(parsedAgain.summary.title).toBe('Master welder');
  });

  it('shows nothing in the blind view that tells who it is', async () => {
    const candidateId = ids['Zoë Müller']!;
    await correctDossier(recruiter, {
      id: candidateId,
      path: 'contactInformation.candidateName.moniker',
      value: 'Zozo',
    });
    await correctDossier(recruiter, {
      id: candidateId,
      path: 'professionalSummary',
      value: 'Zoë Müller, reliable',
    });
    await correctDossier(recruiter, {
      id: candidateId,
      path: 'objective',
      value: 'To be called zozo by everyone',
    });
    const blind = await blindCandidate(recruiter, candidateId);
    if (!blind.ok) throw new Error(blind.problem.message);
    expect(JSON.stringify(blind.value)).not.toMatch(/zo[eë]|m[uü]ller|zozo/i);
    expect(blind.value.resume.employmentHistory?.positions?.[0]?.jobTitle?.raw).toBe('Master welder');
    expect(blind.value.reference).toMatch(/^[A-Z0-9]{4,8}$/);
  });

  it('is handed out with its original, the HTML of it, and in every format', async () => {
    const candidateId = ids['ada holm']!;
    const original = await dossierOriginal(recruiter, { id: candidateId, document: null });
    expect(original.ok && JSON.parse(Buffer.from(original.value.body).toString())).toMatchObject({
      name: 'ada holm',
    });
    expect(await dossierHtml(recruiter, { id: candidateId, document: null })).toEqual({
      ok: true,
      value: { html: '<p>ada holm</p>' },
    });
    for (const format of ['v10', 'json-resume', 'pdf'] as const) {
      const file = await exportCandidate(recruiter, { id: candidateId, format });
      expect(file.ok && file.value.body.byteLength).toBeGreaterThan(50);
    }
  });

  it('does not exist under an id that is none', async () => {
    expect(await candidateDetail(recruiter, '../../etc/passwd')).toMatchObject({
      problem: { code: 'not-found' },
    });
  });
});
