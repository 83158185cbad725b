import { afterAll, describe, expect, it } from 'vitest';
import { BimetricResponse } from '@/lib/contracts';
import { caller } from '../../testing/calls';
import { JOB, RESUME, resumeNamed } from '../../testing/scored-documents';
import { stopService } from '../../testing/service';
import { scoreJob, scoreResume } from '.';

const byJob = caller(scoreJob);
const byResume = caller(scoreResume);
const path = {};

const SourceJob = { Id: 'job-1', JobData: JOB };
const COOK = {
  EmploymentHistory: {
    Positions: [{ Id: 'POS-1', JobTitle: { Raw: 'Head Chef' }, Description: 'Planned the menu.' }],
  },
};
const TargetResumes = [
  { Id: 'cook', ResumeData: COOK },
  { Id: 'joiner', ResumeData: RESUME },
];

afterAll(stopService);

describe('scoring a job with resumes', () => {
  it('gives both sides with every reason, the best first', async () => {
    const answer = await byJob(path, { SourceJob, TargetResumes });
    expect(answer).toMatchObject({ status: 200, code: 'Success', cost: 1 });
    const value = BimetricResponse.shape.Value.parse(answer.value);
    expect(value?.Matches.map(({ Id }) => Id)).toEqual(['joiner', 'cook']);
    expect(value?.CurrentCount).toBe(2);
    const [best] = value?.Matches ?? [];
    expect(best?.SovScore).toBeGreaterThan(60);
    expect(best?.EnrichedScoreData?.JobTitles?.Found).toEqual([{ RawTerm: 'Joiner', IsCurrent: true }]);
    expect(best?.EnrichedRCSScoreData?.JobTitles?.NotFound).toEqual([]);
    expect(best).not.toHaveProperty('IndexId');
  });

  it('sums up the unweighted scores by the applied weights', async () => {
    const { value } = await byJob(path, { SourceJob, TargetResumes });
    for (const match of value.Matches) {
      const sum = match.UnweightedCategoryScores.reduce(
        (total: number, { Category, UnweightedScore }: { Category: string; UnweightedScore: number }) =>
          total + UnweightedScore * value.AppliedCategoryWeights[Category],
        0,
      );
      expect(Math.abs(match.WeightedScore - sum)).toBeLessThan(0.7);
    }
  });

  it('gives as reverse score the weighted score of the pair swapped', async () => {
    const there = await byJob(path, { SourceJob, TargetResumes: [{ Id: 'joiner', ResumeData: RESUME }] });
    const back = await byResume(path, {
      SourceResume: { Id: 'joiner', ResumeData: RESUME },
      TargetJobs: [SourceJob].map(({ Id, JobData }) => ({ Id, JobData })),
    });
    expect(there.value.Matches[0].ReverseCompatibilityScore).toBe(back.value.Matches[0].WeightedScore);
    expect(back.value.Matches[0].ReverseCompatibilityScore).toBe(there.value.Matches[0].WeightedScore);
  });

  it('does not know who somebody is', async () => {
    const people = [resumeNamed('Ottoline', 'Farrow', 'She'), resumeNamed('Barnaby', 'Quillfeather', 'He')];
    const { value } = await byJob(path, {
      SourceJob,
      TargetResumes: people.map((ResumeData, at) => ({ Id: `p${at}`, ResumeData })),
    });
    const [one, other] = value.Matches;
    expect({ ...one, Id: '' }).toEqual({ ...other, Id: '' });
  });

  it('gives a pair the same score whatever else is scored', async () => {
    const alone = await byJob(path, { SourceJob, TargetResumes: TargetResumes.slice(1) });
    const both = await byJob(path, { SourceJob, TargetResumes });
    expect(both.value.Matches[0]).toEqual(alone.value.Matches[0]);
  });
});

describe('weights', () => {
  it('are those preferred where the source has data, and say which it has', async () => {
    const { value } = await byJob(path, {
      SourceJob,
      TargetResumes,
      PreferredCategoryWeights: { Skills: 0.5, JobTitles: 0.5, Languages: 1 },
    });
    expect(value.AppliedCategoryWeights).toMatchObject({
      Skills: 0.5,
      JobTitles: 0.5,
      Languages: 0,
      LanguagesHasData: false,
    });
    expect(value.SuggestedCategoryWeights.JobTitles).toBeGreaterThan(0);
  });

  it('may have the legacy form, and the answer then its names', async () => {
    const { value } = await byJob(path, {
      SourceJob,
      TargetResumes,
      CategoryWeights: [
        { Category: 'JOB_TITLES', Weight: 2 },
        { Category: 'SKILLS', Weight: 2 },
      ],
    });
    expect(value.AppliedCategoryWeights).toMatchObject({ Skills: 0.5, JobTitles: 0.5 });
    expect(
      value.Matches[0].UnweightedCategoryScores.map(({ Category }: { Category: string }) => Category),
    ).toContain('JOB_TITLES');
  });

  it.each([
    [{ PreferredCategoryWeights: { Skills: -1 } }, 'PreferredCategoryWeights.Skills'],
    [{ PreferredCategoryWeights: { Skills: 0, JobTitles: 0 } }, 'PreferredCategoryWeights'],
    [{ PreferredCategoryWeights: { Skills: 'many' } }, 'PreferredCategoryWeights.Skills'],
    [{ CategoryWeights: [{ Category: 'LOOKS', Weight: 1 }] }, 'CategoryWeights[0].Category'],
    [{ CategoryWeights: [{ Category: 'SKILLS', Weight: -2 }] }, 'CategoryWeights[0].Weight'],
  ])('%j are refused by the name of the member', async (weights, member) => {
    const answer = await byJob(path, { SourceJob, TargetResumes, ...weights });
    expect(answer).toMatchObject({ status: 400, code: 'InvalidParameter', cost: 0 });
    expect(answer.message).toContain(member);
  });
});

describe('a request that cannot be scored', () => {
  it.each([
    [{ TargetResumes }, 'SourceJob'],
    [{ SourceJob }, 'TargetResumes'],
    [{ SourceJob, TargetResumes: [], TargetJobs: [] }, 'TargetResumes'],
    [{ SourceJob, TargetResumes, TargetJobs: [SourceJob] }, 'TargetResumes and TargetJobs'],
    [{ SourceJob: { Id: 'x', JobData: {} }, TargetResumes }, 'SourceJob.JobData'],
    [
      { SourceJob, TargetResumes: [...TargetResumes, { Id: 'x', ResumeData: {} }] },
      'TargetResumes[2].ResumeData',
    ],
    [{ SourceJob, TargetResumes: [{ ResumeData: RESUME }] }, 'TargetResumes[0].Id'],
  ])('is refused by the name of the member', async (body, member) => {
    const answer = await byJob(path, body);
    expect(answer.status).toBe(400);
    expect(answer.cost).toBe(0);
    expect(answer.message).toContain(member);
  });

  it('has too many targets', async () => {
    const many = Array.from({ length: 1001 }, (_, at) => ({ Id: `t${at}`, ResumeData: COOK }));
    expect(await byJob(path, { SourceJob, TargetResumes: many })).toMatchObject({ code: 'InvalidParameter' });
  });
});

it('compares exactly the same titles where it is asked to', async () => {
  const Settings = { PositionTitlesMustHaveAnExactMatch: true };
  const { value } = await byJob(path, { SourceJob, TargetResumes, Settings });
  const scores = Object.fromEntries(
    value.Matches.map(
      (match: { Id: string; EnrichedScoreData: { JobTitles: { UnweightedScore: number } } }) => [
        match.Id,
        match.EnrichedScoreData.JobTitles.UnweightedScore,
      ],
    ),
  );
  expect(scores).toEqual({ joiner: 100, cook: 0 });
});
