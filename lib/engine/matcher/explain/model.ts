import type { EnrichedScores } from '@/lib/contracts';
import { tokensOf } from '@/lib/expression';
import type { DescribedProfile } from '../profile';

/** Evidence about one category. */

type EvidenceType = NonNullable<EnrichedScores['skills']>['evidence'][number]['type'];

export type Evidence = { fact: string; type: EvidenceType };

/** A pair with its words, and the score of the category in question. */
export type Told = { source: DescribedProfile; target: DescribedProfile; score: number };

/** Evidence, and the terms of the target that were found. */
export type Explained<Data> = { data: Data; terms: string[] };

export const fact = (type: EvidenceType, sentence: string): Evidence => ({ type, fact: sentence });

/** "The CV", "The job": the sentences are about documents, not about people. */
export const nameOf = ({ profile }: DescribedProfile) => (profile.kind === 'resume' ? 'The CV' : 'The job');

export const nameWithin = ({ profile }: DescribedProfile) =>
  profile.kind === 'resume' ? 'the CV' : 'the job';

/** One decimal is as much as a score can mean. */
export const rounded = (score: number) => Math.round(score * 10) / 10;

/** Returns a sentence of a document as a fact quotes it, on one line. */
export const quotation = (sentence: string) => `"${sentence.replace(/\s+/gu, ' ')}"`;

export const termsOf = (text: string) => tokensOf(text).map(({ term }) => term);

/** Returns whether all of these words are next to each other in a text, with `between` others at most. */
export function areTogether(wanted: ReadonlySet<string>, text: readonly string[], between: number): boolean {
  const isFrom = (at: number) => {
    const near = new Set(text.slice(at, at + wanted.size + between));
    return [...wanted].every((word) => near.has(word));
  };
  return wanted.size > 0 && text.some((word, at) => wanted.has(word) && isFrom(at));
}

/** Returns text like "a, b and 3 more". */
export function listed(names: readonly string[], most = 5): string {
  const shown = names.slice(0, most);
  const more = names.length - shown.length;
  if (more > 0) return `${shown.join(', ')} and ${more} more`;
  return shown.length < 2 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** Returns how to judge a share of the requirements. */
export function typeOfShare(found: number, of: number): EvidenceType {
  if (found === 0) return 'Negative';
  return found === of ? 'Positive' : 'Mixed';
}
