/** Nothing of an account's indexes exists for another: every call that could reach one is held to it. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CALLS } from '@/lib/contracts';
import { type Answer, caller } from '../testing/calls';
import { bundledReaders } from '../testing/readers';
import { JOB, RESUME } from '../testing/scored-documents';
import { type ACME, GLOBEX, stopService } from '../testing/service';
import { geocodeJob, geocodeResume } from './geocode-document';
import * as indexing from './indexing';
import { defineOperation } from './operation';
import { parseJob } from './parse-job';
import { JOB_FORM_V10 } from './parse-job/forms';
import { readAndParseJob } from './parse-job/parse-job';
import { parseResume } from './parse-resume';
import { FORM_V10 } from './parse-resume/forms';
import { readAndParse } from './parse-resume/parse-resume';
import * as scoring from './scoring';
import { searchDocuments } from './search';

type Path = Record<string, string>;
type Probe = {
  call: (path: Path, body?: unknown, headers?: typeof ACME) => Promise<Answer>;
  path: Path;
  body?: unknown;
};

let readers: Awaited<ReturnType<typeof bundledReaders>>;
let pool: ReturnType<typeof readers.open>;

const readsResume = defineOperation({
  ...parseResume,
  run: (call) => readAndParse(call, FORM_V10, pool),
});
const readsJob = defineOperation({ ...parseJob, run: (call) => readAndParseJob(call, JOB_FORM_V10, pool) });

const people = { index: 'people' };
const person = { ...people, document: 'ada' };
const posts = { index: 'posts' };
const post = { ...posts, document: 'joiner' };
const IndexIdsToSearchInto = ['people', 'posts'];
const tags = { UserDefinedTags: ['mine'], Method: 'Overwrite' };
const many = { DocumentIds: ['ada'] };
const indexed = (index: string) => ({ IndexId: index, DocumentId: 'ada' });
const located = { GeocodeOptions: { GeoCoordinates: { Latitude: 51, Longitude: 4 } } };
const parsed = (index: string) => ({
  DocumentAsBase64String: Buffer.from('Rowan Ashgrove\nGardener, Kewside Nurseries').toString('base64'),
  DocumentLastModified: '2026-05-01',
  IndexingOptions: indexed(index),
});
const searched = { IndexIdsToSearchInto, FilterCriteria: { SearchExpression: 'joiner' } };
const pair = { TargetResumes: [{ Id: 'r', ResumeData: RESUME }] };

/** Every call with an account, by its route; each names something of the first account. */
const PROBES: Record<string, Probe> = {
  'GET index': { call: caller(indexing.listDocumentIndexes), path: {} },
  'DELETE index/[index]': { call: caller(indexing.deleteDocumentIndex), path: people },
  'POST index/[index]': {
    call: caller(indexing.createDocumentIndex),
    path: people,
    body: { IndexType: 'Resume' },
  },
  'GET index/[index]/count': { call: caller(indexing.countIndexedDocuments), path: people },
  'GET index/[index]/resume/[document]': { call: caller(indexing.readIndexedResume), path: person },
  'POST index/[index]/resume/[document]': {
    call: caller(indexing.indexResume),
    path: person,
    body: { ResumeData: {} },
  },
  'PATCH index/[index]/resume/[document]': {
    call: caller(indexing.changeTagsOfResume),
    path: person,
    body: tags,
  },
  'GET index/[index]/joborder/[document]': { call: caller(indexing.readIndexedJob), path: post },
  'POST index/[index]/joborder/[document]': {
    call: caller(indexing.indexJob),
    path: post,
    body: { JobData: {} },
  },
  'PATCH index/[index]/joborder/[document]': {
    call: caller(indexing.changeTagsOfJob),
    path: post,
    body: tags,
  },
  'POST index/[index]/resumes': {
    call: caller(indexing.indexResumes),
    path: people,
    body: { Resumes: [{ DocumentId: 'ada', ResumeData: {} }] },
  },
  'POST index/[index]/joborders': {
    call: caller(indexing.indexJobs),
    path: posts,
    body: { Jobs: [{ DocumentId: 'joiner', JobData: {} }] },
  },
  'DELETE index/[index]/documents/[document]': { call: caller(indexing.deleteIndexedDocument), path: person },
  'DELETE index/[index]/documents': {
    call: caller(indexing.deleteIndexedDocuments),
    path: people,
    body: many,
  },
  'POST index/[index]/documents/delete': {
    call: caller(indexing.deleteIndexedDocuments),
    path: people,
    body: many,
  },
  'DELETE index/[index]/documents/delete': {
    call: caller(indexing.deleteIndexedDocument),
    path: { ...people, document: 'delete' },
  },
  'POST geocodeAndIndex/resume': {
    call: caller(indexing.geocodeAndIndexResume),
    path: {},
    body: { ResumeData: {}, ...located, IndexingOptions: indexed('people') },
  },
  'POST geocodeAndIndex/joborder': {
    call: caller(indexing.geocodeAndIndexJob),
    path: {},
    body: { JobData: {}, ...located, IndexingOptions: indexed('posts') },
  },
  'POST parser/resume': { call: caller(readsResume), path: {}, body: parsed('people') },
  'POST parser/joborder': { call: caller(readsJob), path: {}, body: parsed('posts') },
  'POST geocoder/resume': {
    call: caller(geocodeResume),
    path: {},
    body: { ResumeData: RESUME, GeoCoordinates: located.GeocodeOptions.GeoCoordinates },
  },
  'POST geocoder/joborder': {
    call: caller(geocodeJob),
    path: {},
    body: { JobData: JOB, GeoCoordinates: located.GeocodeOptions.GeoCoordinates },
  },
  'POST searcher': { call: caller(searchDocuments), path: {}, body: searched },
  'POST matcher/resume': {
    call: caller(scoring.matchResume),
    path: {},
    body: { ResumeData: RESUME, IndexIdsToSearchInto },
  },
  'POST matcher/joborder': {
    call: caller(scoring.matchJob),
    path: {},
    body: { JobData: JOB, IndexIdsToSearchInto },
  },
  'POST matcher/indexes/[index]/documents/[document]': {
    call: caller(scoring.matchIndexedDocument),
    path: person,
    body: { IndexIdsToSearchInto },
  },
  'POST scorer/bimetric/resume': {
    call: caller(scoring.scoreResume),
    path: {},
    body: { SourceResume: { Id: 's', ResumeData: RESUME }, ...pair },
  },
  'POST scorer/bimetric/joborder': {
    call: caller(scoring.scoreJob),
    path: {},
    body: { SourceJob: { Id: 's', JobData: JOB }, ...pair },
  },
};

/** Calls without an index: their answers only need the request. */
const WITHOUT_INDEX = [
  'POST scorer/bimetric/resume',
  'POST scorer/bimetric/joborder',
  'POST geocoder/resume',
  'POST geocoder/joborder',
];

beforeAll(async () => {
  readers = await bundledReaders('real');
  pool = readers.open({ size: 1 });
  const create = caller(indexing.createDocumentIndex);
  await create(people, { IndexType: 'Resume' });
  await create(posts, { IndexType: 'Job' });
  await caller(indexing.indexResume)(person, { ResumeData: RESUME, UserDefinedTags: ['theirs'] });
  await caller(indexing.indexJob)(post, { JobData: JOB, UserDefinedTags: ['theirs'] });
  const found = async () => (await caller(searchDocuments)({}, searched)).value?.TotalCount === 2;
  await vi.waitUntil(found, { timeout: 60_000, interval: 200 });
}, 90_000);

afterAll(async () => {
  await pool.close();
  await stopService();
  await readers.remove();
});

it('knows every call of version 10 but that of the account itself', () => {
  const calls = Object.values(CALLS).flatMap(({ method, path }) => {
    const [, below] = /^\/v10\/(?!account$)(.+)$/.exec(path) ?? [];
    return below ? [`${method} ${below.replaceAll(/\{(\w+)\}/g, '[$1]')}`] : [];
  });
  // The path of a document with this id reads like that of another call.
  expect([...calls, 'DELETE index/[index]/documents/delete'].sort()).toEqual(Object.keys(PROBES).sort());
});

describe('an index of one account', () => {
  async function standing() {
    const [read, job, ...counts] = await Promise.all([
      caller(indexing.readIndexedResume)(person),
      caller(indexing.readIndexedJob)(post),
      caller(indexing.countIndexedDocuments)(people),
      caller(indexing.countIndexedDocuments)(posts),
    ]);
    return [read.value, job.value, ...counts.map(({ value }) => value)];
  }

  it('does not exist for another, whatever it calls', async () => {
    const before = await standing();
    const none = await caller(indexing.listDocumentIndexes)({}, undefined, GLOBEX);
    expect(none.value).toEqual([]);
    for (const [name, { call, path: at, body }] of Object.entries(PROBES)) {
      if (WITHOUT_INDEX.includes(name) || name === 'GET index' || name === 'POST index/[index]') continue;
      const answer = await call(at, body, GLOBEX);
      const said = answer.value?.IndexingResponse?.Code ?? answer.code;
      expect([name, said]).toEqual([name, 'DataNotFound']);
    }
    expect(await standing()).toEqual(before);
  });

  it('is not touched by what another does to its own of the same ids', async () => {
    const before = await standing();
    const create = caller(indexing.createDocumentIndex);
    expect((await create(people, { IndexType: 'Resume' }, GLOBEX)).status).toBe(200);
    expect((await create(posts, { IndexType: 'Job' }, GLOBEX)).status).toBe(200);
    for (const [name, { call, path: at, body }] of Object.entries(PROBES))
      if (!name.startsWith('DELETE')) {
        const { value } = await call(at, body, GLOBEX);
        expect(JSON.stringify(value ?? null)).not.toContain('theirs');
      }
    const searching = await caller(searchDocuments)({}, searched, GLOBEX);
    expect(searching.value?.Matches ?? []).toEqual([]);
    for (const [name, { call, path: at, body }] of Object.entries(PROBES))
      if (name.startsWith('DELETE')) await call(at, body, GLOBEX);
    expect(await standing()).toEqual(before);
    expect((await caller(searchDocuments)({}, searched)).value?.TotalCount).toBe(2);
  });
});
