import { type Lexicon, patternsOf, phrasesOf } from '../../../lexicon';

/** Returns the alternatives of an expression for the words of all languages that have one meaning next to studies. */
export const studyWords = (meaning: keyof NonNullable<Lexicon['studies']>): string =>
  patternsOf(phrasesOf(({ studies }) => studies?.[meaning]));
