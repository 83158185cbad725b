import type { ParsedJob, ParsedResume } from '@/lib/contracts';
import { type DescribedProfile, profileOfJob, profileOfResume } from '@/lib/engine/matcher';
import { redactReceived } from '@/lib/engine/parser';
import { matchKnowledge } from './knowledge';

/**
 * Documents of requests as what they are compared by. A resume is redacted first, as those of an index are, so that a pair
 * has the same score wherever it is scored.
 */

export function describeResume(resume: ParsedResume): DescribedProfile {
  return describeRedacted(redactReceived(resume));
}

/** A resume as an index has it. */
export function describeRedacted(redacted: ParsedResume): DescribedProfile {
  return profileOfResume(redacted, matchKnowledge());
}

export function describeJob(job: ParsedJob): DescribedProfile {
  return profileOfJob(job, matchKnowledge());
}
