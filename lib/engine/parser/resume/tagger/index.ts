/**
 * The line tagger: the kind of each line of a CV, as one piece of evidence among others.
 *
 * A linear chain over features of lines (`features.ts`), whose weights were learned on documents with known tags
 * (`scripts/fit/`). It reads no fields and decides nothing: whoever asks for the marginals weighs them.
 */

import type { Line } from '@/lib/engine/documents';
import { bestSequence, marginalsOf, scoresOf } from './chain';
import { featuresOf } from './features';
import { type ChainWeights, TAGS, type Tag } from './model';
import { WEIGHTS } from './weights';

export type { Tag } from './model';

export type TaggedLines = {
  /** The likeliest tags of the lines as a sequence. */
  tags: readonly Tag[];
  /** Returns how likely it is that a line has the tag, between 0 and 1; 0 for a line that is not there. */
  likelihood: (line: number, tag: Tag) => number;
};

function unpack(text: string): ChainWeights {
  const features = new Map<string, Float64Array>();
  const transitions = new Float64Array(TAGS.length ** 2);
  for (const row of text.split('\n').filter(Boolean)) {
    const [name = '', ...values] = row.split(' ');
    const weights = Float64Array.from(values, (value) => Number(value) / 100);
    const from = name.startsWith('#') ? TAGS.indexOf(name.slice(1) as Tag) : -1;
    if (from >= 0) transitions.set(weights, from * TAGS.length);
    else features.set(name, weights);
  }
  return { features, transitions };
}

const weights = unpack(WEIGHTS);

/** Tags the lines of a document; linear in their number. */
export function tagLines(lines: readonly Line[]): TaggedLines {
  const scores = scoresOf(featuresOf(lines), weights);
  const marginals = marginalsOf(scores, weights.transitions).lines;
  return {
    tags: bestSequence(scores, weights.transitions).map((tag) => TAGS[tag] ?? 'other'),
    likelihood: (line, tag) => marginals[line * TAGS.length + TAGS.indexOf(tag)] ?? 0,
  };
}
