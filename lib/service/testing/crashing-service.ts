/**
 * A separate process for tests of indexes: on the data directory that the environment names it calls every endpoint
 * that writes to an index, each over and over on a separate index, reports after each call what was acknowledged, and
 * continues until it is killed.
 */
import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import { defineRoute } from '../http';
import type { Operation } from '../operations';
import * as indexing from '../operations/indexing';
import { parseJob } from '../operations/parse-job';
import { JOB_FORM_V10 } from '../operations/parse-job/forms';
import { readAndParseJob } from '../operations/parse-job/parse-job';
import { parseResume } from '../operations/parse-resume';
import { FORM_V10 } from '../operations/parse-resume/forms';
import { readAndParse } from '../operations/parse-resume/parse-resume';
import { bundledReaders } from './readers';
import { JOB, RESUME } from './scored-documents';

const [account, key] = (process.env.SERVICE_ACCOUNTS ?? '').split(',', 1)[0]?.split(':') ?? [];
const AT_ONCE = 5;

function caller<Body extends z.ZodType, Value extends z.ZodType>(operation: Operation<Body, Value>) {
  const route = defineRoute({ version: '10', audience: 'accounts', operation });
  return async (path: Record<string, string>, body?: unknown) => {
    const ask = async () => {
      const request = new Request('http://localhost/', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'Tx-AccountId': account ?? '',
          'Tx-ServiceKey': key ?? '',
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      return (await route(request, { params: Promise.resolve(path) })).json();
    };
    let answer = await ask();
    // A busy machine: nothing was done, so the call is repeated.
    while (answer.Info?.Code === 'ServiceUnavailable') answer = await ask();
    const codes = [answer.Info, answer.Value?.IndexingResponse].flatMap((each) => each?.Code ?? []);
    if (codes.some((code) => code !== 'Success')) throw new Error(JSON.stringify(answer.Info));
  };
}

const readers = await bundledReaders('real');
const pool = readers.open({ size: 1 });
const parse = caller({
  ...parseResume,
  run: (call) => readAndParse(call, FORM_V10, pool),
});
const parsePosting = caller({
  ...parseJob,
  run: (call) => readAndParseJob(call, JOB_FORM_V10, pool),
});
const create = caller(indexing.createDocumentIndex);
const drop = caller(indexing.deleteDocumentIndex);
const addOne = caller(indexing.indexResume);
const addMany = caller(indexing.indexResumes);
const removeOne = caller(indexing.deleteIndexedDocument);
const removeMany = caller(indexing.deleteIndexedDocuments);
const tag = caller(indexing.changeTagsOfResume);
const locate = caller(indexing.geocodeAndIndexResume);
const addJob = caller(indexing.indexJob);
const addJobs = caller(indexing.indexJobs);
const tagJob = caller(indexing.changeTagsOfJob);
const locateJob = caller(indexing.geocodeAndIndexJob);

const idsOf = (round: number) => Array.from({ length: AT_ONCE }, (_, at) => `d-${round}-${at}`);
const many = (index: string, round: number) =>
  addMany({ index }, { Resumes: idsOf(round).map((DocumentId) => ({ DocumentId, ResumeData: RESUME })) });
const tagging = (index: string, round: number, Method: string, UserDefinedTags: string[]) =>
  tag({ index, document: `d-${Math.floor(round / 100)}` }, { Method, UserDefinedTags });
const located = { GeocodeOptions: { GeoCoordinates: { Latitude: 51, Longitude: 4 } } };
const addedTo = (IndexId: string, round: number) => ({
  IndexingOptions: { IndexId, DocumentId: `d-${round}` },
});
const parsed = (index: string, text: string, round: number) => ({
  DocumentAsBase64String: btoa(text),
  DocumentLastModified: '2026-03-01',
  ...addedTo(index, round),
});
const tagsOf = (round: number) => [`one-${round}`, `two-${round}`];

/** Calls of each endpoint in a round; `before` is its set-up, and is not counted. */
const WRITERS: Record<
  string,
  {
    before?: (index: string, round: number) => Promise<void>;
    call: (index: string, round: number) => Promise<void>;
  }
> = {
  'index-create': { call: (index, round) => create({ index: `${index}-${round}` }, { IndexType: 'Resume' }) },
  'index-delete': {
    before: (index, round) => create({ index: `${index}-${round}` }, { IndexType: 'Resume' }),
    call: (index, round) => drop({ index: `${index}-${round}` }),
  },
  'add-one': {
    call: (index, round) => addOne({ index, document: `d-${round}` }, { ResumeData: RESUME }),
  },
  'add-many': { call: many },
  'delete-one': {
    before: (index, round) => addOne({ index, document: `d-${round}` }, { ResumeData: RESUME }),
    call: (index, round) => removeOne({ index, document: `d-${round}` }),
  },
  'delete-many': {
    before: many,
    call: (index, round) => removeMany({ index }, { DocumentIds: idsOf(round) }),
  },
  'tags-add': {
    before: async (index, round) => {
      if (round % 100 === 0)
        await addOne({ index, document: `d-${round / 100}` }, { ResumeData: RESUME, UserDefinedTags: [] });
    },
    call: (index, round) => tagging(index, round, 'Add', tagsOf(round)),
  },
  'tags-delete': {
    before: async (index, round) => {
      const UserDefinedTags = Array.from({ length: 100 }, (_, at) => tagsOf(round + at)).flat();
      if (round % 100 === 0)
        await addOne({ index, document: `d-${round / 100}` }, { ResumeData: RESUME, UserDefinedTags });
    },
    call: (index, round) => tagging(index, round, 'Delete', tagsOf(round)),
  },
  'tags-overwrite': {
    before: async (index, round) => {
      if (round % 100 === 0)
        await addOne({ index, document: `d-${round / 100}` }, { ResumeData: RESUME, UserDefinedTags: [] });
    },
    call: (index, round) => tagging(index, round, 'Overwrite', tagsOf(round)),
  },
  'parse-and-index': {
    call: (index, round) =>
      parse({}, parsed(index, `Ada Brook\n\nSkills\nCarpentry, number ${round}`, round)),
  },
  'geocode-and-index': {
    call: (index, round) => locate({}, { ResumeData: RESUME, ...located, ...addedTo(index, round) }),
  },
  'job-add-one': {
    call: (index, round) => addJob({ index, document: `d-${round}` }, { JobData: JOB }),
  },
  'job-add-many': {
    call: (index, round) =>
      addJobs({ index }, { Jobs: idsOf(round).map((DocumentId) => ({ DocumentId, JobData: JOB })) }),
  },
  'job-tags': {
    before: async (index, round) => {
      if (round % 100 === 0)
        await addJob({ index, document: `d-${round / 100}` }, { JobData: JOB, UserDefinedTags: [] });
    },
    call: (index, round) =>
      tagJob(
        { index, document: `d-${Math.floor(round / 100)}` },
        { Method: 'Add', UserDefinedTags: tagsOf(round) },
      ),
  },
  'job-parse-and-index': {
    call: (index, round) =>
      parsePosting({}, parsed(index, `Joiner wanted\n\nYour profile\nCarpentry, number ${round}`, round)),
  },
  'job-geocode-and-index': {
    call: (index, round) => locateJob({}, { JobData: JOB, ...located, ...addedTo(index, round) }),
  },
};

async function goOn(name: string) {
  const { before, call } = WRITERS[name] ?? { call: () => Promise.reject(new Error(name)) };
  for (let round = 0; ; round++) {
    await before?.(name, round);
    process.stdout.write(`${name} begins ${round}\n`);
    await call(name, round);
    process.stdout.write(`${name} has ${round}\n`);
    // The embedded records answer without a turn of the loop: everything else would wait forever.
    await setImmediate();
  }
}

for (const name of Object.keys(WRITERS))
  if (!name.startsWith('index-'))
    await create({ index: name }, { IndexType: name.startsWith('job-') ? 'Job' : 'Resume' });
await Promise.all(Object.keys(WRITERS).map(goOn));
