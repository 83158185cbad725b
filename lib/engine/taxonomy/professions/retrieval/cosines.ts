import { featuresOf } from '../../titles/features';
import { rarity, type TitleIndex } from './model';

/** Similarity of a title of a document to each title of the tables, letter by letter. */

/** Place of the holders of a feature, and its weight in a title of the tables and in the requested one. */
type Known = { start: number; end: number; rarity: number; weight: number };

/** Returns the first place in a rising list that is not less than the value. */
function firstNotLess(sorted: Uint32Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the known features of folded words; unknown ones only count in the length of the title. */
function knownFeatures(words: readonly string[], { features, ends, scales }: TitleIndex): Known[] {
  const known: Known[] = [];
  let square = 0;
  for (const feature of featuresOf(words)) {
    const at = firstNotLess(features, feature);
    const isKnown = features[at] === feature;
    const start = isKnown && at > 0 ? (ends[at - 1] as number) : 0;
    const end = isKnown ? (ends[at] as number) : 0;
    const value = rarity(scales.length, end - start);
    square += value * value;
    if (isKnown) known.push({ start, end, rarity: value, weight: value });
  }
  const length = Math.sqrt(square) || 1;
  for (const feature of known) feature.weight /= length;
  return known;
}

/** Returns the cosines of folded words with the titles of the index, by their places in it. */
export function titleCosines(words: readonly string[], index: TitleIndex): Float32Array {
  const { holders, scales } = index;
  const cosines = new Float32Array(scales.length);
  for (const { start, end, rarity: own, weight } of knownFeatures(words, index))
    for (let at = start; at < end; at++) {
      const title = holders[at] as number;
      cosines[title] = (cosines[title] as number) + weight * own * (scales[title] as number);
    }
  return cosines;
}
