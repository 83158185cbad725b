import { fold } from '../../kernel';
import { featuresOf } from '../titles/features';
import { readTitle, withoutGender } from '../titles/words';

/** Number of rows shared by the words and runs of letters of all titles. */
export const ROWS = 2 ** 16;

/** Returns the row of a feature; some two or three features that occur share each. */
function rowOf(feature: number): number {
  return (feature ^ (feature >>> 16)) & (ROWS - 1);
}

/** Returns the rows of the words of a title, one for each of its features. */
export function rowsOfWords(words: readonly string[]): number[] {
  return featuresOf(words).map(rowOf);
}

/** Returns the words of a title that its vector is made of: folded, without rank, marks of gender and little words. */
export function wordsOfTitle(title: string, language?: string): string[] {
  return readTitle(withoutGender(fold(title)), language);
}
