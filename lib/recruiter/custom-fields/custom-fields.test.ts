import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import { changeAll, changeChosen } from '../bulk/change-all';
import { undoAll } from '../bulk/undo-all';
import { candidateDetail } from '../candidates/detail';
import { candidates } from '../candidates/list';
import { CANDIDATE_LIST } from '../candidates/query';
import { exportCandidateList } from '../exports/export';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { mergeCandidates, undoMerge } from '../merging/merge';
import { exportHeldData } from '../privacy/held-data';
import { correctDossier, undoCorrection } from '../records/corrections';
import { deleteDossiers } from '../records/delete';
import { given } from '../testing/given';
import { startTestParser } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { upload } from '../testing/uploads';
import { startUploadWorker } from '../uploads/worker';
import { configureCustomFields, customFieldSettings, customFields } from './settings';
import { suggestCustomValues } from './suggest';
import type { CustomType, CustomValue } from './types';

let parser: Awaited<ReturnType<typeof startTestParser>>;
let [owner, recruiter, viewer]: Actor[] = [];
const ids: Record<string, string> = {};

const FIELDS = [
  { name: 'Notice period', type: 'number' as CustomType },
  { name: 'Available from', type: 'date' as CustomType },
  { name: 'Cost centre', type: 'text' as CustomType },
  {
    name: 'Seniority',
    type: 'choice' as CustomType,
    choices: [{ label: 'Junior' }, { label: 'Senior' }],
  },
  { name: 'Looked after by', type: 'person' as CustomType },
];

const configure = (fields: Parameters<typeof configureCustomFields>[1]['fields']) =>
  configureCustomFields(owner ?? null, { kind: 'candidate', fields });
const set = (name: string, key: string, to: CustomValue | null, seen?: CustomValue | null) =>
  correctDossier(recruiter ?? null, {
    id: ids[name] ?? '',
    path: `custom.${key}`,
    value: to,
    ...(seen !== undefined && { seen }),
    key: randomUUID(),
  });
const query = (...fields: string[]) => ({
  ...CANDIDATE_LIST.defaults,
  filters: fields.length > 0 ? { fields } : {},
});
const found = async (...fields: string[]) =>
  (await candidates.all(query(...fields))).map(({ name }) => name).sort();
const customOf = async (name: string) => given(await candidateDetail(viewer ?? null, ids[name] ?? '')).custom;

beforeAll(async () => {
  parser = await startTestParser();
  [owner, recruiter, viewer] = await Promise.all(
    (['owner', 'recruiter', 'viewer'] as const).map((role) => memberOfRole(role)),
  );
  await startUploadWorker();
  const { items } = await upload(
    recruiter as Actor,
    { name: 'Ada Holm', email: 'ada@example.org', title: 'Welder' },
    { name: 'Bruno Reis', email: 'bruno@example.org', title: 'Fitter' },
    { name: 'Chidi Okafor', email: 'chidi@example.org', title: 'Welder' },
  );
  for (const { dossierName, dossierId } of items) ids[dossierName ?? ''] = dossierId ?? '';
});

beforeEach(async () => {
  const db = await records();
  await db.deleteFrom('correction').execute();
  await db.deleteFrom('custom_field').execute();
  given(await configure(FIELDS));
});

afterAll(async () => {
  await shutdown();
  parser.stop();
});

describe('defining fields', () => {
  it('is for owners; keys come of names, and never collide with what the bar has', async () => {
    expect(await configureCustomFields(recruiter ?? null, { kind: 'candidate', fields: [] })).toMatchObject({
      problem: { code: 'not-allowed' },
    });
    given(await configure([...FIELDS, { name: 'Skill', type: 'text' }, { name: '職位', type: 'text' }]));
    const keys = given(await customFields(viewer ?? null, 'candidate')).map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['notice_period', 'skill_2', 'custom_field']));
    expect(given(await customFields(viewer ?? null, 'job'))).toEqual([]);
  });

  it('keeps key and values of a renamed field, and of one that was left out', async () => {
    given(await set('Ada Holm', 'notice_period', 3));
    const [first, ...others] = given(await customFieldSettings(owner ?? null, undefined)).candidate;
    given(await configure([{ ...first, name: 'Notice' } as (typeof FIELDS)[number], ...others]));
    const [renamed] = given(await customFields(viewer ?? null, 'candidate'));
    expect(renamed).toMatchObject({ name: 'Notice', key: 'notice_period' });
    given(await configure(others));
    const known = given(await customFields(viewer ?? null, 'candidate'));
    expect(known.at(-1)).toMatchObject({ key: 'notice_period', archived: true });
    expect(await found('notice_period__3')).toEqual(['Ada Holm']);
    expect(await set('Ada Holm', 'notice_period', 4)).toMatchObject({ problem: { code: 'not-found' } });
  });

  it('does not change the kind of a field that holds values, nor lose a choice that somebody has', async () => {
    given(await set('Ada Holm', 'seniority', 'senior'));
    const fields = given(await customFieldSettings(owner ?? null, undefined)).candidate;
    const with_ = (change: object) =>
      fields.map((field) => (field.key === 'seniority' ? { ...field, ...change } : field));
    expect(await configure(with_({ type: 'text' }))).toMatchObject({ problem: { code: 'conflict' } });
    given(await configure(with_({ choices: [{ id: 'junior', label: 'Beginner' }] })));
    const seniority = given(await customFields(viewer ?? null, 'candidate')).find(
      ({ key }) => key === 'seniority',
    );
    expect(seniority?.choices).toEqual([
      { id: 'junior', label: 'Beginner', archived: false },
      { id: 'senior', label: 'Senior', archived: true },
    ]);
    expect(await customOf('Ada Holm')).toEqual({ seniority: 'senior' });
    expect(await set('Bruno Reis', 'seniority', 'senior')).toMatchObject({ problem: { code: 'invalid' } });
  });
});

describe('a value', () => {
  it.each<[string, CustomValue, CustomValue]>([
    ['notice_period', 3, 'three'],
    ['available_from', '2027-02-28', '2027-02-30'],
    ['cost_centre', 'Kiel yard', ''],
    ['seniority', 'junior', 'director'],
  ])('of %s is %j and not %j', async (key, right, wrong) => {
    expect(await set('Ada Holm', key, wrong)).toMatchObject({ problem: { code: 'invalid' } });
    given(await set('Ada Holm', key, right));
    expect(await customOf('Ada Holm')).toEqual({ [key]: right });
  });

  it('is a member of this workspace, and nobody else', async () => {
    expect(await set('Ada Holm', 'looked_after_by', randomUUID())).toMatchObject({ ok: false });
    given(await set('Ada Holm', 'looked_after_by', owner?.id ?? ''));
    expect(await found(`looked_after_by__${owner?.id}`)).toEqual(['Ada Holm']);
  });

  it('has history and undo, meets the change of another, and is for recruiters', async () => {
    given(await set('Ada Holm', 'notice_period', 3));
    given(await set('Ada Holm', 'notice_period', 6, 3));
    expect(await set('Ada Holm', 'notice_period', 1, 3)).toMatchObject({ problem: { code: 'conflict' } });
    const id = ids['Ada Holm'] ?? '';
    const denied = await correctDossier(viewer ?? null, { id, path: 'custom.notice_period', value: 1 });
    expect(denied).toMatchObject({ problem: { code: 'not-allowed' } });
    const { history, corrections } = given(await candidateDetail(viewer ?? null, id));
    expect(history).toContainEqual(
      expect.objectContaining({ kind: 'corrected', field: 'Notice period', value: '6' }),
    );
    expect(corrections).toEqual([]);
    given(await undoCorrection(recruiter ?? null, { id, path: 'custom.notice_period' }));
    expect(await customOf('Ada Holm')).toEqual({ notice_period: 3 });
    expect(await found('notice_period__3')).toEqual(['Ada Holm']);
  });

  it('is not of a job, nor of a field of another workspace', async () => {
    expect(await set('Ada Holm', 'a_field_of_others', 'x')).toMatchObject({ problem: { code: 'not-found' } });
    await configureCustomFields(owner ?? null, { kind: 'job', fields: [{ name: 'Fee', type: 'number' }] });
    expect(await set('Ada Holm', 'fee', 1)).toMatchObject({ problem: { code: 'not-found' } });
  });
});

describe('a list', () => {
  beforeEach(async () => {
    given(await set('Ada Holm', 'notice_period', 3));
    given(await set('Bruno Reis', 'notice_period', 6.5));
    given(await set('Ada Holm', 'available_from', '2027-03-15'));
    given(await set('Bruno Reis', 'cost_centre', 'Kiel yard'));
    given(await set('Chidi Okafor', 'seniority', 'junior'));
    given(await set('Bruno Reis', 'seniority', 'senior'));
  });

  it.each<[string[], string[]]>([
    [['notice_period__3'], ['Ada Holm']],
    [['notice_period__4__'], ['Bruno Reis']],
    [['notice_period____6.5'], ['Ada Holm', 'Bruno Reis']],
    [
      ['notice_period__3', 'notice_period__6__7'],
      ['Ada Holm', 'Bruno Reis'],
    ],
    [['notice_period__*', 'seniority__senior'], ['Bruno Reis']],
    [['notice_period__-'], ['Chidi Okafor']],
    [['available_from__2027-03-01__2027-03-31'], ['Ada Holm']],
    [['cost_centre__yard'], ['Bruno Reis']],
    [['cost_centre__yard Kiel'], []],
    [['seniority__junior'], ['Chidi Okafor']],
  ])('with %j has %j', async (fields, names) => {
    expect(await found(...fields)).toEqual(names);
  });

  it.each(['a_field_of_others__1', 'notice_period__many', "seniority__x') or true --"])(
    'with %s has nobody, and says why',
    async (filter) => {
      const page = await candidates.page(query(filter));
      expect(page.total).toBe(0);
      expect(page.understood.fields).toHaveLength(1);
    },
  );

  it('is ordered by a field, those without one last', async () => {
    const by = async (sort: 'field__notice_period' | 'field__seniority', direction: 'asc' | 'desc') =>
      (await candidates.all({ ...query(), sort, direction })).map(({ name }) => name);
    expect(await by('field__notice_period', 'desc')).toEqual(['Bruno Reis', 'Ada Holm', 'Chidi Okafor']);
    expect((await by('field__seniority', 'asc')).slice(0, 2)).toEqual(['Chidi Okafor', 'Bruno Reis']);
  });

  it('is the same in a file', async () => {
    const file = given(
      await exportCandidateList(viewer ?? null, {
        query: { ...query('notice_period__*'), sort: 'name', direction: 'asc' },
        columns: [
          'name',
          'field__notice_period',
          'field__available_from',
          'field__seniority',
          'field__not_here',
        ],
      }),
    );
    expect(Buffer.from(file.body).toString('utf8').replace('\ufeff', '').trim().split('\r\n')).toEqual([
      'Name,Notice period,Available from,Seniority',
      'Ada Holm,3,2027-03-15,',
      'Bruno Reis,6.5,,Senior',
    ]);
  });

  it('completes texts that begin like what is typed', async () => {
    const asked = { kind: 'candidate' as const, key: 'cost_centre', typed: 'ki' };
    expect(given(await suggestCustomValues(viewer ?? null, asked))).toEqual([
      { field: 'field__cost_centre', value: 'Kiel yard', count: 1 },
    ]);
  });
});

describe('many at once', () => {
  it('are set for all results, and taken back where nobody changed them since', async () => {
    given(await set('Ada Holm', 'notice_period', 3));
    const all = { kind: 'candidate' as const, query: query(), seen: 3 };
    const act = { kind: 'field' as const, key: 'notice_period', value: 2 };
    const done = given(await changeAll(recruiter ?? null, { all, act }));
    expect(done).toMatchObject({ found: 3, changed: 3 });
    expect(await found('notice_period__2')).toHaveLength(3);
    given(await set('Bruno Reis', 'notice_period', 9));
    expect(given(await undoAll(recruiter ?? null, { id: done.undo ?? '' }))).toEqual({ changed: 2 });
    expect(await customOf('Ada Holm')).toEqual({ notice_period: 3 });
    expect(await customOf('Bruno Reis')).toEqual({ notice_period: 9 });
    expect(await customOf('Chidi Okafor')).toEqual({});
  });

  it('are set for chosen ones, and refused a value that the field does not have', async () => {
    const chosen = { kind: 'candidate' as const, ids: [ids['Ada Holm'] ?? ''] };
    const act = (to: string) => ({ kind: 'field' as const, key: 'seniority', value: to });
    expect(await changeChosen(recruiter ?? null, { ...chosen, act: act('x') })).toMatchObject({ ok: false });
    given(await changeChosen(recruiter ?? null, { ...chosen, act: act('junior') }));
    expect(await found('seniority__junior')).toEqual(['Ada Holm']);
  });
});

describe('a person', () => {
  it('who was merged brings values, and those that differ are offered', async () => {
    given(await set('Ada Holm', 'notice_period', 3));
    given(await set('Chidi Okafor', 'notice_period', 5));
    given(await set('Chidi Okafor', 'seniority', 'senior'));
    const [keep, merge] = [ids['Ada Holm'] ?? '', ids['Chidi Okafor'] ?? ''];
    given(await mergeCandidates(recruiter ?? null, { keep, merge }));
    const { custom, otherValues } = given(await candidateDetail(viewer ?? null, keep));
    expect(custom).toEqual({ notice_period: 3, seniority: 'senior' });
    expect(otherValues).toEqual([{ key: 'notice_period', value: 5, of: 'Chidi Okafor' }]);
    expect(await found('seniority__senior')).toEqual(['Ada Holm']);
    given(await undoMerge(recruiter ?? null, { merged: merge }));
    expect(await customOf('Ada Holm')).toEqual({ notice_period: 3 });
    expect(await customOf('Chidi Okafor')).toEqual({ notice_period: 5, seniority: 'senior' });
  });

  it('gets a copy of what fields hold, and takes it along', async () => {
    const id = ids['Bruno Reis'] ?? '';
    given(await set('Bruno Reis', 'cost_centre', 'Qorrected yard'));
    const archive = unzipSync(new Uint8Array(given(await exportHeldData(recruiter ?? null, id)).body));
    const fields = strFromU8(archive['custom-fields.json'] ?? new Uint8Array());
    expect(JSON.parse(fields)).toEqual([{ field: 'Cost centre', value: 'Qorrected yard' }]);
    given(await deleteDossiers(recruiter ?? null, { ids: [id] }));
    const db = await records();
    expect(await db.selectFrom('custom_value').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('correction').selectAll().execute()).toEqual([]);
  });
});
