import { afterAll, beforeAll, expect, it } from 'vitest';
import { ResumeParseResponse } from '@/lib/contracts';
import { log, shutdown } from '@/lib/platform';
import { candidateDetail } from '../candidates/detail';
import { listCandidates } from '../candidates/list';
import { CANDIDATE_LIST } from '../candidates/query';
import type { Actor } from '../ground/actor';
import { correctDossier } from '../records/corrections';
import { answerAbout, startTestParser } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { upload } from '../testing/uploads';
import { startUploadWorker } from '../uploads/worker';
import { configureModelReading, configureQuestions, questionSettings } from './settings';

let parser: Awaited<ReturnType<typeof startTestParser>>;
let owner: Actor;
let recruiter: Actor;

type Flex = NonNullable<ReturnType<typeof ResumeParseResponse.parse>['Value']>['FlexResponse'];

/** Has the parser answer the questions so. */
function answerWith(flex: Flex) {
  parser.reply = (document) => {
    if (!document) return undefined;
    const answer = ResumeParseResponse.parse(answerAbout('candidate', document, 'T-1'));
    return { status: 200, body: { ...answer, Value: { ...answer.Value, FlexResponse: flex } } };
  };
}

beforeAll(async () => {
  parser = await startTestParser();
  log();
  [owner, recruiter] = [await memberOfRole('owner'), await memberOfRole('recruiter')];
  await startUploadWorker();
});

afterAll(async () => {
  await shutdown();
  parser.stop();
});

const QUESTIONS = [
  { name: 'Notice period', prompt: 'What is the notice period?', type: 'Text' as const, choices: [] },
  { name: 'Led a team', prompt: 'Has the person led a team?', type: 'Bool' as const, choices: [] },
  { name: 'Level', prompt: 'Which level?', type: 'Enumeration' as const, choices: ['Junior', 'Senior'] },
];

async function uploaded(name: string) {
  const batch = await upload(recruiter, { name });
  const detail = await candidateDetail(recruiter, batch.items[0]?.dossierId ?? '');
  if (!detail.ok) throw new Error(detail.problem.message);
  return detail.value;
}

const found = async (answers: string[]) => {
  const page = await listCandidates(recruiter, { ...CANDIDATE_LIST.defaults, filters: { answers } });
  return page.ok ? page.value.items.map(({ name }) => name) : [];
};

/** Sets the model reading that the parser reports. */
function readAlong(LlmParserResponse: object) {
  parser.reply = (document) => {
    if (!document) return undefined;
    const answer = ResumeParseResponse.parse(answerAbout('candidate', document, 'T-1'));
    return { status: 200, body: { ...answer, Value: { ...answer.Value, LlmParserResponse } } };
  };
}

it('has a model read along when an owner wants so, and gives both values, of which one is chosen', async () => {
  expect(await configureModelReading(recruiter, { isOn: true })).toMatchObject({ ok: false });
  await uploaded('Nobody Reads Along');
  expect(parser.requests.at(-1)?.useLlmParser ?? null).toBeNull();
  expect(await configureModelReading(owner, { isOn: true })).toMatchObject({ ok: true });
  expect(await questionSettings(owner, undefined)).toMatchObject({ value: { readsAlong: true } });
  const of = (Field: string, Id: string | null, Standard: string, Claimed: string) => ({
    ...{ Field, Id, Standard, Claimed },
  });
  readAlong({
    Code: 'Success',
    Differences: [
      of('Name', null, 'Iris Vane', 'Iris van Loon'),
      of('Telephone', null, '+31 20 624 1111', '+31 20 624 2222'),
      of('Employer', 'POS-1', 'Quayside', 'Quayside Logistics'),
      of('JobTitle', 'POS-9', 'Nothing', 'Of the kind'),
    ],
  });
  const batch = await upload(recruiter, {
    ...{ name: 'Iris Vane', phone: '+31 20 624 1111', title: 'Rigger', employer: 'Quayside' },
  });
  expect(parser.requests.at(-1)?.useLlmParser).toBe(true);
  const id = batch.items[0]?.dossierId ?? '';
  const detail = await candidateDetail(recruiter, id);
  if (!detail.ok) throw new Error(detail.problem.message);
  const { reading, effective } = detail.value;
  expect(effective.contactInformation?.candidateName?.formattedName).toBe('Iris Vane');
  expect(reading?.problem).toBeNull();
  expect(reading?.differences.map(({ label, path }) => [label, path])).toEqual([
    ['Name', 'contactInformation.candidateName'],
    ['Phone', 'contactInformation.telephones.0'],
    ['Employer', 'employmentHistory.positions.0.employer.name.raw'],
  ]);
  for (const { path, value } of reading?.differences ?? [])
    expect(await correctDossier(recruiter, { id, path, value })).toMatchObject({ ok: true });
  const chosen = await candidateDetail(recruiter, id);
  expect(chosen).toMatchObject({
    value: { summary: { name: 'Iris van Loon', phone: '+31 20 624 2222', employer: 'Quayside Logistics' } },
  });
});

it('says why the model did not read along', async () => {
  readAlong({ Code: 'InvalidParameter', Message: 'The language model is not connected to this service.' });
  const { reading } = await uploaded('Ole Berg');
  expect(reading).toEqual({
    differences: [],
    problem: 'The language model is not connected to this service.',
  });
  await configureModelReading(owner, { isOn: false });
});

it('asks nothing unless an owner has questions', async () => {
  expect((await uploaded('Nobody Asked')).answers).toBeNull();
  expect(parser.requests.at(-1)?.flexRequests ?? null).toBeNull();
});

it('asks each new CV, shows what was answered, and lists by it', async () => {
  expect(await configureQuestions(owner, { questions: QUESTIONS })).toMatchObject({ ok: true });
  answerWith({
    Code: 'Success',
    Message: '',
    Responses: [
      { Identifier: 'Notice period', Reply: '3 months' },
      { Identifier: 'Led a team', Reply: 'true' },
      { Identifier: 'Level' },
    ],
  });
  const { answers } = await uploaded('Ada Holm');
  expect(answers).toEqual({
    answers: [
      { question: 'Notice period', values: ['3 months'] },
      { question: 'Led a team', values: ['Yes'] },
    ],
    problem: null,
  });
  expect(parser.requests.at(-1)?.flexRequests).toEqual([
    { prompt: 'What is the notice period?', identifier: 'Notice period', dataType: 'Text' },
    { prompt: 'Has the person led a team?', identifier: 'Led a team', dataType: 'Bool' },
    {
      prompt: 'Which level?',
      identifier: 'Level',
      dataType: 'Enumeration',
      enumerationValues: ['Junior', 'Senior'],
    },
  ]);
  expect(await found(['Notice period: 3 months'])).toEqual(['Ada Holm']);
  expect(await found(['Led a team: Yes', 'Notice period: 3 months'])).toEqual(['Ada Holm']);
  expect(await found(['Led a team: No'])).toEqual([]);
});

it('says why there are no answers, and reads the CV all the same', async () => {
  answerWith({ Code: 'InvalidParameter', Message: 'the language model is not configured' });
  expect((await uploaded('Bo Lind')).answers).toEqual({
    answers: [],
    problem: 'the language model is not configured',
  });
});

it('is for owners, and takes no odd questions', async () => {
  expect(await questionSettings(recruiter, undefined)).toMatchObject({ problem: { code: 'not-allowed' } });
  const refusedOf = async (questions: unknown[]) => {
    const answer = await configureQuestions(owner, { questions: questions as typeof QUESTIONS });
    return answer.ok ? null : answer.problem.message;
  };
  const [first] = QUESTIONS;
  expect(await refusedOf([first, { ...first, name: 'NOTICE PERIOD' }])).toContain('the same name');
  expect(await refusedOf([{ ...first, type: 'Enumeration', choices: ['One'] }])).toContain('two choices');
  expect(await refusedOf([{ ...first, prompt: ' ' }])).toContain('what is asked');
  expect(await refusedOf([{ ...first, type: 'Code' }])).not.toBeNull();
  expect(await refusedOf(Array.from({ length: 21 }, (_, at) => ({ ...first, name: `${at}` })))).toContain(
    '20',
  );
  const kept = await questionSettings(owner, undefined);
  expect(kept).toMatchObject({ value: { endpoint: 'hosted', questions: QUESTIONS } });
});
