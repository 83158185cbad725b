import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uiRoute } from '../../http';
import * as operations from '../../operations';
import { askUi } from '../../operations/matching-ui/testing/calls';
import { open } from '../../operations/matching-ui/testing/visits';
import { caller } from '../calls';
import { openPublishedClient, type PublishedClient, parsedBy, searching, until } from './client';

/** Calls and assertions of published clients about search, matching, scoring and interfaces. */

const PEOPLE = 'SDK-resume-matching';
const JOBS = 'SDK-job-matching';

let client: PublishedClient;
let parsed: Awaited<ReturnType<typeof parsedBy>>;

const create = caller(operations.createDocumentIndex);
const addJob = caller(operations.indexJob);
const addResume = caller(operations.indexResume);
const call = {
  matchResume: caller(operations.matchResume),
  matchJob: caller(operations.matchJob),
  matchIndexed: caller(operations.matchIndexedDocument),
  scoreResume: caller(operations.scoreResume),
  scoreJob: caller(operations.scoreJob),
};

beforeAll(async () => {
  client = await openPublishedClient();
  parsed = await parsedBy(client);
  await create({ index: JOBS }, { IndexType: 'Job' });
  await create({ index: PEOPLE }, { IndexType: 'Resume' });
  await addJob({ index: JOBS, document: '1' }, { JobData: parsed.techJob, UserDefinedTags: null });
  await addResume({ index: PEOPLE, document: '1' }, { ResumeData: parsed.resume, UserDefinedTags: null });
  for (const index of [JOBS, PEOPLE])
    await until(async () => (await searching(index, { DocumentIds: ['1'] })).value?.TotalCount === 1);
}, 120_000);
afterAll(() => client.close());

it.each([
  [JOBS, 'Developer'],
  [PEOPLE, 'VB6'],
])('searches %s for %s', async (index, SearchExpression) => {
  for (const refused of [
    searching(undefined, undefined),
    searching(index, undefined),
    searching(undefined, {}),
    searching('fake-index-id', {}),
    searching(index, {}),
  ])
    expect((await refused).status).toBeGreaterThanOrEqual(400);
  const found = await searching(
    index,
    { SearchExpression },
    { PaginationSettings: { Take: 10, Skip: null } },
  );
  expect(found.value).toMatchObject({ CurrentCount: 1, TotalCount: 1 });
  const none = await searching(index, { SearchExpression: 'ThisIsATermThatIsntInTheDocument' });
  expect(none.value).toMatchObject({ CurrentCount: 0, TotalCount: 0 });
});

describe('matching', () => {
  const ONE = { CurrentCount: 1, TotalCount: 1, Matches: [{ Id: '1', SovScore: expect.any(Number) }] };
  const BOTH = [PEOPLE, JOBS];

  it('needs an index, and finds one document in either', async () => {
    const asked = [
      (more: object) => call.matchJob({}, { JobData: parsed.techJob, Take: 0, ...more }),
      (more: object) => call.matchResume({}, { ResumeData: parsed.resume, Take: 0, ...more }),
      ...BOTH.map(
        (index) => (more: object) => call.matchIndexed({ index, document: '1' }, { Take: 0, ...more }),
      ),
    ];
    for (const match of asked) {
      expect((await match({})).status).toBeGreaterThanOrEqual(400);
      expect((await match({ IndexIdsToSearchInto: [] })).status).toBeGreaterThanOrEqual(400);
      for (const index of BOTH)
        expect((await match({ IndexIdsToSearchInto: [index] })).value).toMatchObject(ONE);
    }
  });

  it('scores what comes with the call, and refuses what is empty', async () => {
    const SourceResume = { Id: '1', ResumeData: parsed.resume };
    const SourceJob = { Id: '1', JobData: parsed.job };
    const refused = [
      call.scoreResume({}, { SourceResume: {}, TargetResumes: [] }),
      call.scoreResume({}, { SourceResume, TargetResumes: [] }),
      call.scoreResume({}, { SourceResume: {}, TargetResumes: [SourceResume] }),
      call.scoreJob({}, { SourceJob: {}, TargetJobs: [] }),
      call.scoreJob({}, { SourceJob, TargetJobs: [] }),
      call.scoreJob({}, { SourceJob: {}, TargetJobs: [SourceJob] }),
    ];
    for (const answer of refused) expect((await answer).status).toBeGreaterThanOrEqual(400);
    expect((await call.scoreResume({}, { SourceResume, TargetResumes: [SourceResume] })).status).toBe(200);
    expect((await call.scoreJob({}, { SourceJob, TargetJobs: [SourceJob] })).status).toBe(200);
  });

  it('has an interface for each of these questions, whose address can be opened', async () => {
    const kinds: [unknown, object, Record<string, string>][] = [
      [operations.generateSearcher, {}, {}],
      [operations.generateJobMatcher, { JobData: parsed.techJob, Take: 0 }, {}],
      [operations.generateResumeMatcher, { ResumeData: parsed.resume, Take: 0 }, {}],
      ...BOTH.map((index): [unknown, object, Record<string, string>] => [
        operations.generateIndexedMatcher,
        { Take: 0 },
        { index, document: '1' },
      ]),
    ];
    for (const [operation, question, path] of kinds) {
      const generate = (more: object) =>
        askUi(
          uiRoute(operation as typeof operations.generateSearcher),
          { SaasRequest: { ...question, ...more } },
          path,
        );
      for (const none of [{}, { IndexIdsToSearchInto: [] }])
        expect((await generate(none)).status).toBeGreaterThanOrEqual(400);
      for (const index of BOTH) {
        const { status, json } = await generate({ IndexIdsToSearchInto: [index] });
        expect(status).toBe(200);
        expect((await open(json.url)).status).toBeLessThan(400);
      }
    }
  });
});
