import { SCHOOL_WORDS } from './vocabulary/schools';
import { countMatches, wordSet } from './vocabulary/words';

/** The kinds of school by the words of their names. */

const types = SCHOOL_WORDS.map(([type, words]) => ({
  type,
  words: wordSet(words.replaceAll(/(\p{L})\*/gu, '$1')),
}));

const WEIGHT_OF_TYPE: Record<string, number> = { UNSPECIFIED: 1.6 };

/** How much speaks for the text being the name of a school. */
export function schoolWeight(text: string): number {
  return Math.max(
    0,
    ...types.map(({ type, words }) => (countMatches(text, words) > 0 ? (WEIGHT_OF_TYPE[type] ?? 2.6) : 0)),
  );
}

/** The wire's SchoolType (parsing.md): that of the most telling word. */
export function schoolTypeOf(text: string): string {
  const order = [
    'community',
    'highschool',
    'lowerSchool',
    'vocational',
    'professional',
    'university',
    'college',
  ];
  return (
    order.find((type) => types.some((entry) => entry.type === type && countMatches(text, entry.words) > 0)) ??
    'UNSPECIFIED'
  );
}
