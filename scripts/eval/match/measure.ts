import { readFileSync } from 'node:fs';

/** Rankings of documents against the relevant ones: mean average precision, nDCG@20 and precision@10. */

export type Measures = { map: number; ndcg: number; p10: number };

/** Reads the relevant documents of each query, from lines of query, document and 1. */
export function readRelevance(file: string): Map<string, Set<string>> {
  const relevant = new Map<string, Set<string>>();
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const [query = '', document = ''] = line.split('\t');
    relevant.set(query, (relevant.get(query) ?? new Set()).add(document));
  }
  return relevant;
}

/** Returns the gain of the first `depth` of a ranking over that of the best one (nDCG). */
export function gainAt(depth: number, ranked: readonly string[], wanted: ReadonlySet<string>): number {
  let gain = 0;
  let ideal = 0;
  for (let at = 0; at < depth; at++) {
    if (wanted.has(ranked[at] ?? '')) gain += 1 / Math.log2(at + 2);
    if (at < wanted.size) ideal += 1 / Math.log2(at + 2);
  }
  return gain / ideal;
}

/** Ties are broken by id. */
export function measure(
  scores: readonly (readonly [string, number])[],
  wanted: ReadonlySet<string>,
): Measures {
  const ranked = scores
    .toSorted((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1))
    .map(([id]) => id);
  let found = 0;
  let precision = 0;
  ranked.forEach((id, at) => {
    if (wanted.has(id)) precision += ++found / (at + 1);
  });
  const p10 = ranked.slice(0, 10).filter((id) => wanted.has(id)).length / Math.min(10, wanted.size);
  return { map: precision / wanted.size, ndcg: gainAt(20, ranked, wanted), p10 };
}

export function meanOf(all: readonly Measures[]): Measures {
  const mean = (key: keyof Measures) => all.reduce((sum, each) => sum + each[key], 0) / (all.length || 1);
  return { map: mean('map'), ndcg: mean('ndcg'), p10: mean('p10') };
}
