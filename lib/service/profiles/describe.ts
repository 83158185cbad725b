import type { ParsedJob, ParsedResume } from '@/lib/contracts';
import { type DescribedProfile, profileOfJob, profileOfResume } from '@/lib/engine/matcher';
import { redactReceived } from '@/lib/engine/parser';
import { textOfJob, textOfResume } from '../embeddings';
import { matchKnowledge } from './knowledge';

/**
 * Documents of requests in the form that they are compared in. A resume is redacted first, as those of an index are, so
 * that a pair has the same score wherever it is scored.
 */

/** Profile of a document, and the text of its titles and skills. */
export type Described = DescribedProfile & { text: string };

export function describeResume(resume: ParsedResume): Described {
  return describeRedacted(redactReceived(resume));
}

/** Returns a resume as an index has it. */
export function describeRedacted(redacted: ParsedResume): Described {
  return { ...profileOfResume(redacted, matchKnowledge()), text: textOfResume(redacted) };
}

export function describeJob(job: ParsedJob): Described {
  return { ...profileOfJob(job, matchKnowledge()), text: textOfJob(job) };
}
