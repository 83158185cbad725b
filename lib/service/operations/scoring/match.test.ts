import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MatchResponse } from '@/lib/contracts';
import { caller } from '../../testing/calls';
import { JOB, RESUME, resumeNamed } from '../../testing/scored-documents';
import { ACME, GLOBEX, stopService } from '../../testing/service';
import { createDocumentIndex, indexJob, indexResume } from '../indexing';
import { matchIndexedDocument, matchJob, matchResume, scoreJob } from '.';

const create = caller(createDocumentIndex);
const addResume = caller(indexResume);
const addJob = caller(indexJob);
const byJob = caller(matchJob);
const byResume = caller(matchResume);
const byId = caller(matchIndexedDocument);
const score = caller(scoreJob);

const COOK = {
  EmploymentHistory: {
    Positions: [{ Id: 'POS-1', JobTitle: { Raw: 'Head Chef' }, Description: 'Planned the menu.' }],
  },
};
const IndexIdsToSearchInto = ['people'];
const idsOf = (value: { Matches: { Id: string }[] }) => value.Matches.map(({ Id }) => Id);

beforeAll(async () => {
  await create({ index: 'People' }, { IndexType: 'Resume' });
  await create({ index: 'Posts' }, { IndexType: 'Job' });
  await addResume(
    { index: 'People', document: 'joiner' },
    { ResumeData: RESUME, UserDefinedTags: ['north'] },
  );
  await addResume(
    { index: 'People', document: 'another-joiner' },
    { ResumeData: { ...resumeNamed('Barnaby', 'Quillfeather', 'He'), Skills: {} } },
  );
  await addResume({ index: 'People', document: 'cook' }, { ResumeData: COOK });
  await addResume({ index: 'People', document: 'nobody' }, { ResumeData: {} });
  await addJob({ index: 'Posts', document: 'workshop' }, { JobData: JOB });
  await create({ index: 'People' }, { IndexType: 'Resume' }, GLOBEX);
  await addResume({ index: 'People', document: 'hidden' }, { ResumeData: RESUME }, GLOBEX);
  // The first documents wait for the tables that they are described with.
  const filed = async (headers: Record<string, string>, count: number) => {
    const { value } = await byJob({}, { JobData: JOB, IndexIdsToSearchInto }, headers);
    return value?.Matches.length === count;
  };
  await vi.waitUntil(async () => (await filed(ACME, 3)) && (await filed(GLOBEX, 1)), {
    timeout: 50_000,
    interval: 200,
  });
}, 60_000);
afterAll(stopService);

describe('matching', () => {
  it('orders the documents of the indexes by SovScore, with both sides and every reason', async () => {
    const answer = await byJob({}, { JobData: JOB, IndexIdsToSearchInto });
    expect(answer).toMatchObject({ status: 200, cost: 1 });
    const value = MatchResponse.shape.Value.parse(answer.value);
    expect(idsOf(answer.value)).toEqual(['joiner', 'another-joiner', 'cook']);
    expect(value?.Matches[0]?.IndexId).toBe('People');
    expect(value?.Matches[0]?.EnrichedScoreData?.Skills?.Found).toContainEqual({
      Skill: 'AutoCAD',
      IsCurrent: true,
    });
    const scores = value?.Matches.map(({ SovScore }) => SovScore) ?? [];
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  });

  it('gives a pair the score that bimetric scoring gives it, whatever is filtered', async () => {
    const targets = [{ Id: 'joiner', ResumeData: RESUME }];
    const { value: scored } = await score(
      {},
      { SourceJob: { Id: 'j', JobData: JOB }, TargetResumes: targets },
    );
    for (const FilterCriteria of [undefined, { UserDefinedTags: ['north'] }]) {
      const { value } = await byJob({}, { JobData: JOB, IndexIdsToSearchInto, FilterCriteria });
      expect(value.Matches[0]).toEqual({ ...scored.Matches[0], IndexId: 'People' });
    }
  });

  it('leaves out what does not pass the filters', async () => {
    const { value } = await byJob(
      {},
      {
        JobData: JOB,
        IndexIdsToSearchInto,
        FilterCriteria: { UserDefinedTags: ['north'] },
      },
    );
    expect(idsOf(value)).toEqual(['joiner']);
    expect(value).toMatchObject({ CurrentCount: 1, TotalCount: 1 });
  });

  it('goes the other way, and from an indexed document', async () => {
    const there = await byResume({}, { ResumeData: RESUME, IndexIdsToSearchInto: ['posts'] });
    expect(idsOf(there.value)).toEqual(['workshop']);
    const like = await byId({ index: 'people', document: 'JOINER' }, { IndexIdsToSearchInto });
    expect(idsOf(like.value).slice(0, 2)).toEqual(['joiner', 'another-joiner']);
    const jobs = await byId({ index: 'people', document: 'joiner' }, { IndexIdsToSearchInto: ['Posts'] });
    const [back] = jobs.value.Matches;
    expect(back.WeightedScore).toBe(there.value.Matches[0].WeightedScore);
  });

  it('sees the documents of its own account alone', async () => {
    const { value } = await byJob({}, { JobData: JOB, IndexIdsToSearchInto }, GLOBEX);
    expect(idsOf(value)).toEqual(['hidden']);
    expect(
      await byId({ index: 'people', document: 'joiner' }, { IndexIdsToSearchInto }, GLOBEX),
    ).toMatchObject({
      status: 404,
    });
    expect(await byJob({}, { JobData: JOB, IndexIdsToSearchInto: ['Posts'] }, GLOBEX)).toMatchObject({
      cost: 0,
    });
  });

  it('takes ten when it is asked for none, and a hundred at most', async () => {
    expect((await byJob({}, { JobData: JOB, IndexIdsToSearchInto, Take: 1 })).value.CurrentCount).toBe(1);
    expect(
      (await byJob({}, { JobData: JOB, IndexIdsToSearchInto, Take: 0 })).value.CurrentCount,
    ).toBeGreaterThan(2);
    for (const Take of [101, -1]) {
      const answer = await byJob({}, { JobData: JOB, IndexIdsToSearchInto, Take });
      expect(answer).toMatchObject({ status: 400, message: 'Take must lie between 0 and 100.' });
    }
  });
});

describe('a match that cannot be', () => {
  it.each([
    [{ JobData: JOB }, 'IndexIdsToSearchInto'],
    [{ JobData: JOB, IndexIdsToSearchInto: [] }, 'IndexIdsToSearchInto'],
    [{ JobData: JOB, IndexIdsToSearchInto: ['nowhere'] }, 'IndexIdsToSearchInto'],
    [{ IndexIdsToSearchInto }, 'JobData'],
    [{ JobData: {}, IndexIdsToSearchInto }, 'JobData'],
    [
      { JobData: JOB, IndexIdsToSearchInto, PreferredCategoryWeights: { Skills: -1 } },
      'PreferredCategoryWeights.Skills',
    ],
    [
      { JobData: JOB, IndexIdsToSearchInto, PreferredCategoryWeights: { Skills: 0 } },
      'PreferredCategoryWeights',
    ],
  ])('is refused by the name of the member', async (body, member) => {
    const answer = await byJob({}, body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.cost).toBe(0);
    expect(answer.message).toContain(member);
  });

  it('is of a document that is not there, or has nothing to compare', async () => {
    expect(await byId({ index: 'people', document: 'gone' }, { IndexIdsToSearchInto })).toMatchObject({
      status: 404,
    });
    expect(await byId({ index: 'people', document: 'nobody' }, { IndexIdsToSearchInto })).toMatchObject({
      code: 'InsufficientData',
    });
  });
});
