import { encodeWords, type NamedVectors, similarities, type TitleSpace, WIDTH } from '../../title-space';
import { withCharacters, withoutOtherScripts } from '../../titles/unspaced';
import { titleCosines } from './cosines';
import type { TitleIndex } from './model';
import type { Units } from './units';

/** The titles by their features, the unit groups that they belong to, and both in the space of titles, if there is one. */
export type Retriever = {
  index: TitleIndex;
  units: Units;
  space: TitleSpace | undefined;
  /** Vectors of the unit groups and of the professions, in their order. */
  unitVectors: NamedVectors;
  professionVectors: NamedVectors;
};

/**
 * Evidence from a title: the similarity by letters of the nearest title of each profession, and the similarity of each
 * profession and each unit group in the space. The parts of the title count by their shares, which add up to one.
 */
export type Evidence = {
  byLetters: Float32Array;
  professionsInSpace: Float32Array;
  unitsInSpace: Float32Array;
};

export type Part = { words: readonly string[]; share: number };

/** Returns the cosine of the nearest title of each profession. */
function nearestTitles(words: readonly string[], { index, professionVectors }: Retriever): Float32Array {
  const cosines = titleCosines(withCharacters(words), index);
  const nearest = new Float32Array(professionVectors.ids.length);
  for (let title = 0; title < cosines.length; title++) {
    const cosine = cosines[title] as number;
    if (cosine === 0) continue;
    const profession = index.professions[title] as number;
    if (cosine > (nearest[profession] as number)) nearest[profession] = cosine;
  }
  return nearest;
}

/** Adds the numbers of one list, times a share, to those of another. */
function addShare(to: Float32Array, from: Float32Array, share: number): void {
  for (let at = 0; at < to.length; at++) to[at] = (to[at] as number) + share * (from[at] as number);
}

/** Returns the evidence of the parts of a title. */
export function evidenceOf(parts: readonly Part[], retriever: Retriever): Evidence {
  const { space, unitVectors, professionVectors } = retriever;
  const byLetters = new Float32Array(professionVectors.ids.length);
  const vector = new Float32Array(WIDTH);
  for (const { words, share } of parts) {
    addShare(byLetters, nearestTitles(words, retriever), share);
    if (space) addShare(vector, encodeWords(space, withoutOtherScripts(words)), share);
  }
  return {
    byLetters,
    professionsInSpace: similarities(professionVectors, vector),
    unitsInSpace: similarities(unitVectors, vector),
  };
}
