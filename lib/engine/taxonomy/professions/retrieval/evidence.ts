import { featuresOf } from '../titles/features';
import type { Groups, Level } from './groups';
import { rarity, type TitleIndex } from './model';

/**
 * What a title of a document has in common with the titles of the tables: with each of them (the cosine of their
 * features), and with those of the ISCO groups of each level together (naive Bayes). A level above the unit groups
 * speaks where the words of a title are known, but not in this union: "operator" of machines, "textile" of a field.
 */
export type Evidence = {
  /** By the places of the titles in the index. */
  cosines: Float32Array;
  /** For each level, by its groups: the logarithm of how much likelier the title is in the group than elsewhere. */
  levels: readonly Float32Array[];
};

/** Where the holders of a feature stand, their scales summed up, and what it weighs in a title. */
type Known = { start: number; end: number; sum: number; rarity: number; weight: number };

/** The first place in a rising list that is not less than the value. */
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

/** The known features of folded words; unknown ones count in the length of the title alone. */
function knownFeatures(words: readonly string[], { features, ends, scales, sums }: TitleIndex) {
  const known: Known[] = [];
  let square = 0;
  for (const feature of featuresOf(words)) {
    const at = firstNotLess(features, feature);
    const isKnown = features[at] === feature;
    const start = isKnown && at > 0 ? (ends[at - 1] as number) : 0;
    const end = isKnown ? (ends[at] as number) : 0;
    const value = rarity(scales.length, end - start);
    square += value * value;
    if (isKnown) known.push({ start, end, sum: sums[at] as number, rarity: value, weight: value });
  }
  const length = Math.sqrt(square) || 1;
  for (const feature of known) feature.weight /= length;
  return known;
}

/** The unit groups that hold a feature, in their order, and the sums of the scales of its holders in each. */
type Runs = { count: number; units: Uint16Array; sums: Float32Array };

/** Adds a feature to the cosines of its holders and finds its runs. */
function walk(
  { start, end, rarity: own, weight }: Known,
  { holders, scales }: TitleIndex,
  unitOfTitle: Uint16Array,
  cosines: Float32Array,
  runs: Runs,
) {
  runs.count = 0;
  let last = -1;
  for (let at = start; at < end; at++) {
    const title = holders[at] as number;
    const scale = scales[title] as number;
    cosines[title] = (cosines[title] as number) + weight * own * scale;
    const unit = unitOfTitle[title] as number;
    if (unit !== last) {
      runs.units[runs.count] = unit;
      runs.sums[runs.count++] = 0;
      last = unit;
    }
    runs.sums[runs.count - 1] = (runs.sums[runs.count - 1] as number) + scale;
  }
}

/** Adds what the runs of a feature say for the groups of a level. */
function addRuns(scores: Float32Array, runs: Runs, { sum, weight }: Known, { doubt, groupOf, whole }: Level) {
  const unit = whole / (sum * doubt);
  let own = 0;
  for (let at = 0; at < runs.count; at++) {
    own += runs.sums[at] as number;
    const group = groupOf[runs.units[at] as number] as number;
    if (at + 1 < runs.count && groupOf[runs.units[at + 1] as number] === group) continue;
    scores[group] = (scores[group] as number) + weight * Math.log1p(own * unit);
    own = 0;
  }
}

/** The evidence of folded words. */
export function evidenceOf(words: readonly string[], index: TitleIndex, groups: Groups): Evidence {
  const { count, unitOfTitle, levels } = groups;
  const known = knownFeatures(words, index);
  const total = known.reduce((sum, { weight }) => sum + weight, 0);
  const cosines = new Float32Array(unitOfTitle.length);
  const scores = levels.map(({ sizes, doubt }) => sizes.map((size) => -total * Math.log1p(size / doubt)));
  const runs = { count: 0, units: new Uint16Array(count), sums: new Float32Array(count) };
  for (const feature of known) {
    walk(feature, index, unitOfTitle, cosines, runs);
    levels.forEach((level, at) => {
      addRuns(scores[at] as Float32Array, runs, feature, level);
    });
  }
  return { cosines, levels: scores };
}
