import { setImmediate } from 'node:timers/promises';
import {
  BimetricJobRequest,
  type BimetricRequestData,
  BimetricResumeRequest,
  BimetricValue,
  type BimetricValueData,
  CALLS,
} from '@/lib/contracts';
import { fail, type Result, succeed } from '@/lib/engine/kernel';
import { type DescribedProfile, type PairScore, type Side, scorePair, sideOf } from '@/lib/engine/matcher';
import { closenessOf, vectorsOf } from '../../embeddings';
import { type Described, describeJob, describeResume } from '../../profiles';
import { defineOperation } from '../operation';
import type { Call, OperationFailure, Outcome } from '../outcome';
import { scoredItem } from './present';
import { readOptions, withData } from './read-request';
import { answeredWeights, namesFor } from './weights';

/** Scores a source with targets that the request brings along (wire-facts 2.1, 2.4); no index is needed. */

const MAX_BODY_BYTES = 32 * 1024 * 1024;
const MOST_TARGETS = 1000;

type Target = { id: string; described: Described };
type Source = { member: string; profile: () => Described };

/** Returns the list of targets that the request has, and how each is profiled. */
export function listedTargets({
  targetResumes,
  targetJobs,
}: BimetricRequestData): Result<
  { id: string; member: string; profile: () => Described }[],
  OperationFailure
> {
  const resumes = targetResumes ?? [];
  const jobs = targetJobs ?? [];
  if (resumes.length === 0 && jobs.length === 0)
    return fail({
      code: 'MissingParameter',
      message: 'TargetResumes or TargetJobs must have at least one item.',
    });
  if (resumes.length > 0 && jobs.length > 0)
    return fail({ code: 'InvalidParameter', message: 'TargetResumes and TargetJobs cannot both be given.' });
  if (resumes.length + jobs.length > MOST_TARGETS)
    return fail({
      code: 'InvalidParameter',
      message: `${jobs.length > 0 ? 'TargetJobs' : 'TargetResumes'} may have at most ${MOST_TARGETS} items.`,
    });
  return succeed([
    ...resumes.map(({ id, resumeData }, at) => ({
      id,
      member: `TargetResumes[${at}].ResumeData`,
      profile: () => describeResume(resumeData),
    })),
    ...jobs.map(({ id, jobData }, at) => ({
      id,
      member: `TargetJobs[${at}].JobData`,
      profile: () => describeJob(jobData),
    })),
  ]);
}

/** Describes the targets one by one, and lets other calls come in between. */
async function readTargets(
  body: BimetricRequestData,
  signal: AbortSignal,
): Promise<Result<Target[], OperationFailure>> {
  const listed = listedTargets(body);
  if (!listed.ok) return listed;
  const targets: Target[] = [];
  for (const { id, member, profile } of listed.value) {
    signal.throwIfAborted();
    const described = withData(profile(), member);
    if (!described.ok) return described;
    targets.push({ id, described: described.value });
    await setImmediate();
  }
  return succeed(targets);
}

/** A target that was scored. */
export type Scored = { id: string; described: DescribedProfile; pair: PairScore };

/** Scores the targets of a request with its source, the best first. */
export async function scoreTargets(
  { body, signal }: Pick<Call, 'signal'> & { body: BimetricRequestData },
  { member, profile }: Source,
): Promise<Result<{ source: DescribedProfile; side: Side; scored: Scored[] }, OperationFailure>> {
  const options = readOptions(body);
  if (!options.ok) return options;
  const source = withData(profile(), member);
  if (!source.ok) return source;
  const targets = await readTargets(body, signal);
  if (!targets.ok) return targets;
  const side = sideOf(source.value.profile, options.value);
  const { text } = source.value;
  const vectors = await vectorsOf([text, ...targets.value.map(({ described }) => described.text)], signal);
  const scored = targets.value
    .map((target) => {
      const closeness = closenessOf(vectors.get(text), vectors.get(target.described.text));
      return { ...target, pair: scorePair(side, target.described.profile, options.value, closeness) };
    })
    .sort((one, other) => other.pair.sov - one.pair.sov);
  return succeed({ source: source.value, side, scored });
}

async function score(
  call: Call & { body: BimetricRequestData },
  source: Source,
): Promise<Outcome<BimetricValueData>> {
  const startedAt = performance.now();
  const found = await scoreTargets(call, source);
  if (!found.ok) return found;
  const { side, scored } = found.value;
  const nameOf = namesFor(call.body);
  const matches = scored.map(({ id, described, pair }) =>
    scoredItem(id, { source: found.value.source, target: described }, pair, nameOf),
  );
  return succeed({
    value: {
      matches,
      currentCount: matches.length,
      totalCount: matches.length,
      elapsedMilliseconds: Math.round(performance.now() - startedAt),
      ...answeredWeights(side),
    },
    charges: ['score'],
  });
}

/** POST /v10/scorer/bimetric/resume. */
export const scoreResume = defineOperation({
  call: CALLS.scoreResume,
  name: 'scoreResume',
  leastCharges: ['score'],
  body: { schema: BimetricResumeRequest, maxBytes: () => MAX_BODY_BYTES },
  value: BimetricValue,
  run: (call) =>
    score(call, {
      member: 'SourceResume.ResumeData',
      profile: () => describeResume(call.body.sourceResume.resumeData),
    }),
});

/** POST /v10/scorer/bimetric/joborder. */
export const scoreJob = defineOperation({
  call: CALLS.scoreJob,
  name: 'scoreJob',
  leastCharges: ['score'],
  body: { schema: BimetricJobRequest, maxBytes: () => MAX_BODY_BYTES },
  value: BimetricValue,
  run: (call) =>
    score(call, { member: 'SourceJob.JobData', profile: () => describeJob(call.body.sourceJob.jobData) }),
});
