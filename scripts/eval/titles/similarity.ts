import { encodeTitle, type ProfessionTaxonomy, similarity } from '../../../lib/engine/taxonomy/index.ts';
import type { TitleCase, TitleSet } from './sets.ts';
import { cosinesAmong, trigrams } from './tfidf.ts';

/**
 * Measures how well the titles of one occupation are found from each other: each title searches for the rest of its
 * set, and those that share an occupation are right. Mean average precision, with the order of the space, of character
 * TF-IDF, and of the sum of both.
 */

type Scores = (query: number) => Float32Array;

const MOST_QUERIES = 500;

function averagePrecision(
  scores: Float32Array,
  isRight: (at: number) => boolean,
  query: number,
): number | undefined {
  const order = Array.from(scores.keys())
    .filter((at) => at !== query)
    .sort((one, other) => (scores[other] as number) - (scores[one] as number));
  let found = 0;
  let sum = 0;
  order.forEach((at, rank) => {
    if (!isRight(at)) return;
    found++;
    sum += found / (rank + 1);
  });
  return found === 0 ? undefined : sum / found;
}

function meanAveragePrecision(cases: readonly TitleCase[], scores: Scores) {
  const step = Math.max(1, Math.floor(cases.length / MOST_QUERIES));
  const values = cases.flatMap(({ occupations }, query) => {
    if (query % step !== 0) return [];
    const isRight = (at: number) => [...occupations].some((each) => cases[at]?.occupations.has(each));
    return averagePrecision(scores(query), isRight, query) ?? [];
  });
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
  return { mean: mean.toFixed(3), queries: values.length };
}

/** Prints the figures of each language that has a set. */
export function printSimilarity(taxonomy: ProfessionTaxonomy, sets: readonly TitleSet[]): void {
  const space = taxonomy.retriever().space;
  if (!space) return;
  for (const { name, cases } of sets) {
    if (name.startsWith('announced')) continue;
    const vectors = cases.map(({ title, language }) => encodeTitle(space, title, language));
    const inSpace: Scores = (query) =>
      Float32Array.from(vectors, (vector) => similarity(vector, vectors[query] ?? vector));
    const byLetters: Scores = cosinesAmong(
      cases.map(({ title }) => title),
      trigrams,
    );
    const both: Scores = (query) => {
      const letters = byLetters(query);
      return inSpace(query).map((cosine, at) => cosine + 0.5 * (letters[at] as number));
    };
    const [space1, letters1, both1] = [inSpace, byLetters, both].map((scores) =>
      meanAveragePrecision(cases, scores),
    );
    console.log(
      `\n${name}: ${space1?.queries} titles ask ${cases.length}; MAP of the space ${space1?.mean}, trigrams ${letters1?.mean}, both ${both1?.mean}`,
    );
  }
}
