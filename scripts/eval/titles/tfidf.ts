import type { ProfessionTaxonomy } from '../../../lib/engine/taxonomy/professions/index.ts';

/** Plain TF-IDF over the titles of the taxonomy, to compare with: the groups of the titles of the highest cosine. */

export type Features = (title: string) => string[];

export const trigrams: Features = (title) => {
  const text = ` ${title.toLowerCase()} `;
  return Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3));
};

/** Returns the terms of each text with their weights, by rarity among the texts, at the length one. */
function weighed(texts: readonly string[], features: Features): Map<string, number>[] {
  const terms = texts.map((text) => features(text));
  const counts = new Map<string, number>();
  for (const own of terms) for (const term of new Set(own)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return terms.map((own) => {
    const weights = new Map<string, number>();
    for (const term of own) {
      const rarity = Math.log((1 + texts.length) / (1 + (counts.get(term) ?? 0))) + 1;
      weights.set(term, (weights.get(term) ?? 0) + rarity);
    }
    const length = Math.hypot(...weights.values()) || 1;
    return new Map([...weights].map(([term, weight]) => [term, weight / length]));
  });
}

/** Returns how near the text at one place is to each of them, in their order. */
export function cosinesAmong(texts: readonly string[], features: Features): (query: number) => Float32Array {
  const vectors = weighed(texts, features);
  return (query) => {
    const own = [...(vectors[query] ?? [])];
    return Float32Array.from(vectors, (other) =>
      own.reduce((sum, [term, weight]) => sum + weight * (other.get(term) ?? 0), 0),
    );
  };
}

/** Returns the ranked ISCO groups of a title. */
export function tfidf(taxonomy: ProfessionTaxonomy, features: Features): (title: string) => number[] {
  const titles = taxonomy.titles();
  const counts = new Map<string, number>();
  for (const { title } of titles)
    for (const term of new Set(features(title))) counts.set(term, (counts.get(term) ?? 0) + 1);
  const vector = (title: string) => {
    const weights = new Map<string, number>();
    for (const term of features(title)) {
      const rarity = Math.log((1 + titles.length) / (1 + (counts.get(term) ?? 0))) + 1;
      weights.set(term, (weights.get(term) ?? 0) + rarity);
    }
    const length = Math.hypot(...weights.values()) || 1;
    return [...weights].map(([term, weight]) => [term, weight / length] as const);
  };
  const lists = new Map<string, { at: number; weight: number }[]>();
  titles.forEach(({ title }, at) => {
    for (const [term, weight] of vector(title)) {
      const list = lists.get(term);
      if (list) list.push({ at, weight });
      else lists.set(term, [{ at, weight }]);
    }
  });
  return (title) => {
    const scores = new Map<number, number>();
    for (const [term, weight] of vector(title))
      for (const entry of lists.get(term) ?? [])
        scores.set(entry.at, (scores.get(entry.at) ?? 0) + weight * entry.weight);
    const ranked = [...scores].sort((a, b) => b[1] - a[1]).slice(0, 200);
    return [...new Set(ranked.flatMap(([at]) => titles[at]?.profession.isco ?? []))];
  };
}
