import { fold } from '../../lib/engine/kernel/index.ts';
import type { Occupation } from './occupations.ts';
import { type Entry, type SparseRows, sparseRows } from './sparse.ts';

/** Knowledge of occupations other than their titles, as a sparse matrix: codes at every level, skills, words. */

/** Weight of each kind, before rarity. */
const WEIGHTS = { code: 1, skill: 1, word: 0.6 };
const LEAST_HOLDERS = 2;

type Kind = keyof typeof WEIGHTS;

function featuresOf({ units, onet, skills, description }: Occupation): Record<Kind, Set<string>> {
  const code = new Set<string>();
  for (const unit of units) {
    const digits = String(unit).padStart(4, '0');
    for (const length of [1, 2, 3, 4]) code.add(`isco ${digits.slice(0, length)}`);
  }
  for (const soc of onet) for (const length of [2, 4, 6, 7, 10]) code.add(`soc ${soc.slice(0, length)}`);
  const words = fold(description).match(/\p{L}{3,}/gu) ?? [];
  return { code, skill: new Set(skills), word: new Set(words.map((word) => `word ${word}`)) };
}

/** Each kind of an occupation has the length of its weight, within it rare features count more. */
export function knowledgeOf(occupations: readonly Occupation[]): SparseRows {
  const known = occupations.map(featuresOf);
  const kinds = Object.keys(WEIGHTS) as Kind[];
  const holders = new Map<string, number>();
  for (const own of known)
    for (const kind of kinds)
      for (const feature of own[kind]) holders.set(feature, (holders.get(feature) ?? 0) + 1);
  const places = new Map<string, number>();
  for (const [feature, count] of holders) if (count >= LEAST_HOLDERS) places.set(feature, places.size);
  const rows = known.map((own) =>
    kinds.flatMap((kind): Entry[] => {
      const entries = [...own[kind]].flatMap((feature) => {
        const place = places.get(feature);
        const value = Math.log(occupations.length / (holders.get(feature) ?? 1));
        return place === undefined ? [] : [{ place, value }];
      });
      const length = Math.hypot(...entries.map(({ value }) => value)) || 1;
      return entries.map(({ place, value }) => ({ place, value: (WEIGHTS[kind] * value) / length }));
    }),
  );
  return sparseRows(rows, places.size);
}
