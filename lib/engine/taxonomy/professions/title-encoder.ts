import {
  encodeTitle,
  encodeWords,
  similarity,
  type TitleSpace,
  type TitleVector,
  WIDTH,
} from '../title-space';
import { withCharacters, withoutOtherScripts } from '../titles/unspaced';
import { TITLE_LANGUAGES } from './model';
import { titleCosines } from './retrieval/cosines';
import type { TitleIndex } from './retrieval/model';
import type { ProfessionTaxonomy } from './taxonomy';

/**
 * Titles in languages that the space was not trained in. Its words know nothing of them, so a title has the place of the
 * professions whose titles share its letters, as far as they do, and for the rest that of its own words.
 */

/** Cosines of letters of titles: below `from` they say nothing, from `to` on nothing else counts. */
const SHARED = { from: 0.2, to: 0.8 };
/** How fast professions fall behind whose titles share fewer letters, and are less near in the space. */
const SHARPNESS = 16;

/** Words of the longest titles; sentences have more. */
const MOST_WORDS = 8;

const trained: ReadonlySet<string> = new Set(TITLE_LANGUAGES);

/** Returns the vector of the folded words of a title; `language` is ISO 639-1, absent where it is not known. */
export type TitleEncoder = (words: readonly string[], language?: string) => TitleVector;

function normalise(vector: TitleVector): TitleVector {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1;
  for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] as number) / length;
  return vector;
}

function add(to: TitleVector, from: Float32Array, share: number): void {
  for (let at = 0; at < WIDTH; at++) to[at] = (to[at] as number) + share * (from[at] as number);
}

/** Returns the vectors of professions: of what is known of each, and of its English label. */
function vectorsOfProfessions({ list, retriever }: ProfessionTaxonomy, space: TitleSpace): Float32Array[] {
  const { vectors } = retriever().professionVectors;
  return list.map(({ labels }, place) => {
    const vector = encodeTitle(space, labels.en, 'en');
    add(vector, vectors.subarray(place * WIDTH, (place + 1) * WIDTH), 1);
    return normalise(vector);
  });
}

/** Returns the highest cosine of the titles of each profession that has one from `SHARED.from` on. */
function nearestByLetters(words: readonly string[], index: TitleIndex): Map<number, number> {
  const nearest = new Map<number, number>();
  titleCosines(withCharacters(words), index).forEach((cosine, title) => {
    if (cosine < SHARED.from) return;
    const place = index.professions[title] as number;
    nearest.set(place, Math.max(cosine, nearest.get(place) ?? 0));
  });
  return nearest;
}

/** Moves the vector of words towards the professions whose titles share their letters. */
function moved(
  own: TitleVector,
  nearest: ReadonlyMap<number, number>,
  professions: readonly Float32Array[],
): TitleVector {
  const best = Math.max(0, ...nearest.values());
  const share = Math.min(1, (best - SHARED.from) / (SHARED.to - SHARED.from));
  if (share <= 0) return own;
  const found = new Float32Array(WIDTH);
  for (const [place, cosine] of nearest) {
    const vector = professions[place] as Float32Array;
    add(found, vector, Math.exp(SHARPNESS * (cosine - best + similarity(own, vector))));
  }
  const vector = own.map((value) => (1 - share) * value);
  add(vector, normalise(found), share);
  return normalise(vector);
}

/** Makes the encoder of titles; a language that is not known is taken for one of the space. */
export function titleEncoderOf(
  taxonomy: ProfessionTaxonomy,
  space: TitleSpace,
  index: () => TitleIndex = () => taxonomy.retriever().index,
): TitleEncoder {
  let professions: Float32Array[] | undefined;
  return (words, language) => {
    const own = encodeWords(space, withoutOtherScripts(words));
    if (language === undefined || trained.has(language) || words.length > MOST_WORDS) return own;
    professions ??= vectorsOfProfessions(taxonomy, space);
    return moved(own, nearestByLetters(words, index()), professions);
  };
}
