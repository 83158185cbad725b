import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import { candidates } from '../candidates/list';
import { CANDIDATE_LIST } from '../candidates/query';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { correctDossier } from '../records/corrections';
import { given } from '../testing/given';
import { startTestParser } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { upload } from '../testing/uploads';
import { startUploadWorker } from '../uploads/worker';
import { configureCustomFields, customFields } from './settings';
import { toldFields } from './told';
import type { CustomValue } from './types';

let parser: Awaited<ReturnType<typeof startTestParser>>;
let [owner, recruiter]: Actor[] = [];
const ids: Record<string, string> = {};

const page = (search: string) => candidates.page({ ...CANDIDATE_LIST.defaults, search });
const found = async (search: string) => (await page(search)).items.map(({ name }) => name).sort();

beforeAll(async () => {
  parser = await startTestParser();
  [owner, recruiter] = await Promise.all((['owner', 'recruiter'] as const).map((role) => memberOfRole(role)));
  await startUploadWorker();
  const { items } = await upload(
    recruiter as Actor,
    { name: 'Ada Holm', email: 'ada@example.org', title: 'Welder' },
    { name: 'Bruno Reis', email: 'bruno@example.org', title: 'Fitter' },
    { name: 'Chidi Okafor', email: 'chidi@example.org', title: 'Welder' },
  );
  for (const { dossierName, dossierId } of items) ids[dossierName ?? ''] = dossierId ?? '';
  const choices = [{ label: 'On loan' }, { label: 'Permanent staff' }];
  given(
    await configureCustomFields(owner ?? null, {
      kind: 'candidate',
      fields: [
        { name: 'Notice period', type: 'number' },
        { name: 'Available from', type: 'date' },
        { name: 'Cost centre', type: 'text' },
        { name: 'Agreement', type: 'choice', choices },
        { name: 'Looked after by', type: 'person' },
      ],
    }),
  );
  const values: [string, string, CustomValue][] = [
    ['Ada Holm', 'notice_period', 8127],
    ['Bruno Reis', 'notice_period', 6.5],
    ['Ada Holm', 'available_from', '2027-03-15'],
    ['Bruno Reis', 'cost_centre', 'Kiel quayside'],
    ['Chidi Okafor', 'agreement', 'Permanent staff'],
    ['Bruno Reis', 'agreement', 'On loan'],
    ['Chidi Okafor', 'looked_after_by', owner?.id ?? ''],
  ];
  const choiceOf = await choiceIds();
  for (const [name, key, value] of values)
    given(
      await correctDossier(recruiter ?? null, {
        ...{ id: ids[name] ?? '', path: `custom.${key}`, key: randomUUID() },
        value: choiceOf.get(String(value)) ?? value,
      }),
    );
});

afterAll(async () => {
  await shutdown();
  parser.stop();
});

/** Returns the ids of choices by their names. */
async function choiceIds() {
  const fields = given(await customFields(recruiter ?? null, 'candidate'));
  const choices = fields.find(({ key }) => key === 'agreement')?.choices ?? [];
  return new Map(choices.map(({ id, label }) => [label, id]));
}

it.each<[string, string[]]>([
  ['quayside', ['Bruno Reis']],
  ['"Kiel quayside"', ['Bruno Reis']],
  ['"quayside Kiel"', []],
  ['quays*', ['Bruno Reis']],
  ['*ayside', []],
  ['quaysode~1', ['Bruno Reis']],
  ['permanent', ['Chidi Okafor']],
  ['8127', ['Ada Holm']],
  ['welder permanent', ['Chidi Okafor']],
  ['fitter permanent', []],
  ['quayside OR 8127', ['Ada Holm', 'Bruno Reis']],
  ['welder -permanent', ['Ada Holm']],
  ['-quayside', ['Ada Holm', 'Chidi Okafor']],
])('typed without a field, %s finds %j', async (search, names) => {
  expect(await found(search)).toEqual(names);
});

it.each<[string, string[]]>([
  ['cost_centre:kiel', ['Bruno Reis']],
  ['cost_centre:permanent', []],
  ['cost_centre:welder', []],
  ['agreement:loan', ['Bruno Reis']],
  ['agreement:"permanent staff"', ['Chidi Okafor']],
  ['notice_period:8127', ['Ada Holm']],
  ['notice_period:6.5', ['Bruno Reis']],
  ['notice_period:soon', []],
  ['available_from:2027-03', ['Ada Holm']],
  ['available_from:2027-03-14', []],
  ['-notice_period:8127', ['Bruno Reis', 'Chidi Okafor']],
  ['welder notice_period:8127', ['Ada Holm']],
  ['agreement:(loan OR permanent)', ['Bruno Reis', 'Chidi Okafor']],
])('with its field, %s finds %j', async (search, names) => {
  expect(await found(search)).toEqual(names);
});

it('is not a field of the language where the workspace has none, and marks it', async () => {
  const { total, understood } = await page('shoe_size:44');
  expect([total, understood.faults.length + understood.terms.length > 0]).toEqual([0, true]);
});

it('suggests a word that only a field has', async () => {
  expect((await page('quaysid')).understood.didYouMean).toBe('quayside');
});

it('is in an event by name and kind, with choices and members by theirs', async () => {
  const told = await toldFields(await records(), { id: ids['Chidi Okafor'] ?? '', kind: 'candidate' });
  expect(told.map(({ key, type, value }) => [key, type, value])).toEqual([
    ['agreement', 'choice', 'Permanent staff'],
    [
      'looked_after_by',
      'person',
      given(await customFields(owner ?? null, 'candidate')).at(-1)?.choices[0]?.label,
    ],
  ]);
});
