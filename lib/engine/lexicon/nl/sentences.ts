import type { Lexicon } from '../model';

export const SENTENCE_WORDS: Lexicon['sentenceWords'] = {
  joining: 'van; het; een; voor; met',
  clauses: 'zodat; om',
};

export const LANGUAGE_ACTIVITIES: Lexicon['languageActivities'] =
  'begrijpen; luisteren; lezen; spreken; schrijven';
