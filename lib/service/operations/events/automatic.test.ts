import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEventSender } from '../../events';
import { eventBinaryRoute } from '../../http';
import { serviceRuntime } from '../../runtime';
import { asQueueTables, MATCHING_QUEUE, pendingChanges } from '../../store';
import { caller } from '../../testing/calls';
import { RESUME, JOB as SCORED_JOB } from '../../testing/scored-documents';
import { ACME, GLOBEX, stopService } from '../../testing/service';
import * as indexing from '../indexing';
import { issueToken } from '../issue-token';
import { fillIndexes } from '../search/testing/small-index';
import * as events from '.';
import { type Receiver, register, startReceiver, takes, until } from './testing/receiver';

const matching = caller(events.changeEventMatching);
const announce = caller(events.announceImport);
const addResume = caller(indexing.indexResume);
const addJob = caller(indexing.indexJob);
const removeDocument = caller(indexing.deleteIndexedDocument);

const RULE = { IsOn: true, CandidateIndexId: 'People', JobIndexId: 'Posts', LeastScore: 30 };

let receiver: Receiver;

beforeAll(async () => {
  receiver = await startReceiver();
  process.env.PRIVATE_HOSTS = receiver.host;
  await fillIndexes();
  await startEventSender();
  await events.startAutoMatching();
  await register(receiver.url);
});

afterAll(async () => {
  await stopService();
  await receiver.stop();
});

const ofType = (type: string) => receiver.events().filter((event) => event.type === type);
/** Waits until every change is known to the search and was matched; returns the number of events then, sent or not. */
async function eventsWhenMatched(): Promise<number> {
  const { records } = await serviceRuntime();
  const queue = asQueueTables(records);
  const tasks = () =>
    queue.selectFrom('queue_task').select('id').where('name', '=', MATCHING_QUEUE).execute();
  await until(async () => (await pendingChanges(records, 1)).length === 0 && (await tasks()).length === 0);
  return (await records.selectFrom('event').select('id').execute()).length;
}

async function get(id: string, headers: Record<string, string>) {
  const request = new Request(`http://localhost/events/v1/binaries/${id}`, { headers });
  const response = await eventBinaryRoute(request, { params: Promise.resolve({ id }) });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function bearer(pair: typeof ACME): Promise<{ authorization: string }> {
  const client = { id: pair['Tx-AccountId'], key: pair['Tx-ServiceKey'] };
  const issued = await issueToken({
    grantType: 'client_credentials',
    client,
    ambiguous: false,
    address: '127.0.0.1',
  });
  if (!issued.ok) throw new Error(issued.failure.message);
  return { authorization: `Bearer ${issued.value.token}` };
}

it('tells nothing before the owner wants it', async () => {
  await addJob({ index: 'posts', document: 'early' }, { JobData: SCORED_JOB });
  expect(await eventsWhenMatched()).toBe(0);
  expect(receiver.events()).toEqual([]);
  expect((await matching({}, { ...RULE, JobIndexId: 'People' })).code).toBe('InvalidParameter');
  expect((await matching({}, RULE)).value).toMatchObject(RULE);
});

it('tells of a new job with its candidates, then of a new candidate with its jobs, each pair once', async () => {
  await addResume({ index: 'people', document: 'ottoline' }, { ResumeData: RESUME });
  await until(() => ofType('candidate_match/v1').length === 1);
  const [first] = ofType('candidate_match/v1');
  expect(first?.payload).toMatchObject({ candidates: ['ottoline'] });
  expect(first?.payload.jobs).toContain('early');
  const { scores } = (first?.payload.properties ?? {}) as { scores: Record<string, number> };
  expect(scores.early).toBeGreaterThanOrEqual(RULE.LeastScore);

  await addJob({ index: 'posts', document: 'late' }, { JobData: SCORED_JOB });
  await until(() => ofType('job_match/v1').length === 1);
  const [second] = ofType('job_match/v1');
  expect(second?.payload).toMatchObject({ jobs: ['late'] });
  expect(second?.payload.candidates).toContain('ottoline');

  // Nothing changed except for tags.
  await addResume(
    { index: 'people', document: 'ottoline' },
    { ResumeData: RESUME, UserDefinedTags: ['seen'] },
  );
  expect(await eventsWhenMatched()).toBe(2);
  expect(receiver.events()).toHaveLength(2);

  const changed = { ...RESUME, ProfessionalSummary: 'Builds stairs, and teaches it.' };
  await addResume({ index: 'people', document: 'ottoline' }, { ResumeData: changed });
  await until(() => ofType('candidate_match/v1').length === 2);
  expect(ofType('candidate_match/v1')[1]?.payload.jobs).toEqual(expect.arrayContaining(['early', 'late']));
});

it('tells of an import with its files, which its account and its receiver fetch, and nobody else', async () => {
  const { id: endpoint } = await register(receiver.url, {
    Types: ['candidate_import/v1'],
    ReceiverAccountId: 'globex',
  });
  const Content = Buffer.from('%PDF-1.4 a CV').toString('base64');
  const wanted = {
    IndexId: 'People',
    DocumentId: 'Ottoline',
    Data: { Summary: 'She builds stairs.' },
    Cv: { Type: 'pdf', Content },
    Attachments: [{ Type: 'jpg', Content }],
    Fields: [{ Key: 'notice_period', Name: 'Notice period', Type: 'number', Value: 3 }],
  };
  expect((await announce({}, { ...wanted, DocumentId: 'nobody' })).code).toBe('DataNotFound');
  expect((await announce({}, wanted, GLOBEX)).code).toBe('DataNotFound');
  expect((await announce({}, wanted)).code).toBe('Success');
  await until(() => ofType('candidate_import/v1').length === 2);
  const [imported] = ofType('candidate_import/v1');
  const { binaries, data, fields } = (imported?.payload ?? {}) as {
    data: unknown;
    fields: unknown;
    binaries: { cv: { id: string; type: string }; attachments: unknown[] };
  };
  expect(data).toEqual(wanted.Data);
  expect(fields).toEqual([{ key: 'notice_period', name: 'Notice period', type: 'number', value: 3 }]);
  expect(binaries).toMatchObject({ cv: { type: 'pdf' }, attachments: [{ type: 'jpg' }] });
  const { id } = binaries.cv;
  for (const who of [ACME, GLOBEX]) {
    const answer = await get(id, await bearer(who));
    expect(answer).toMatchObject({ status: 200, text: '%PDF-1.4 a CV' });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${id}.pdf"`);
  }
  expect((await get(id, {})).status).toBe(404);
  expect((await get(id, ACME)).status).toBe(404);
  expect((await get('00000000-0000-4000-8000-000000000000', await bearer(ACME))).status).toBe(404);
  await caller(events.changeEndpoint)({ endpoint }, { ReceiverAccountId: null });
  expect((await get(id, await bearer(GLOBEX))).status).toBe(404);
  await caller(events.removeEndpoint)({ endpoint });
  await removeDocument({ index: 'people', document: 'ottoline' });
  expect((await get(id, await bearer(ACME))).status).toBe(404);
});

it('leaves a deleted person out of what was not taken yet', async () => {
  receiver.received.length = 0;
  receiver.answer((response) => response.writeHead(503).end());
  await addResume({ index: 'people', document: 'gone' }, { ResumeData: RESUME });
  await addResume({ index: 'people', document: 'stays' }, { ResumeData: RESUME });
  await addJob(
    { index: 'posts', document: 'new' },
    { JobData: { ...SCORED_JOB, MinimumYears: { Value: 2 } } },
  );
  await until(() => receiver.received.length > 0);
  await eventsWhenMatched();
  await removeDocument({ index: 'people', document: 'gone' });
  receiver.received.length = 0;
  receiver.answer(takes);
  await until(() => receiver.events().some(({ payload }) => String(payload.candidates).includes('stays')));
  expect(JSON.stringify(receiver.events())).not.toContain('gone');
  const { records } = await serviceRuntime();
  const left = await records
    .selectFrom('event_document')
    .select('event_id')
    .where('document_id', '=', 'gone')
    .execute();
  expect(left).toEqual([]);
});
