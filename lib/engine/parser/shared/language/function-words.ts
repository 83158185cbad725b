import { LEXICA, phrasesIn } from '../../../lexicon';

/** Words that give a language away. A word in several lists counts for each of them in part. */
export const FUNCTION_WORDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  LEXICA.flatMap(({ language, functionWords }) =>
    functionWords === undefined ? [] : [[language, phrasesIn(functionWords)] as const],
  ),
);
