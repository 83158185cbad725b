import type { Lexicon } from '../model';

export const SENTENCE_WORDS: Lexicon['sentenceWords'] = {
  joining: 'il; di; da; per; nel',
  clauses: 'come; che',
};

export const LANGUAGE_ACTIVITIES: Lexicon['languageActivities'] =
  'comprensione; ascolto; lettura; parlato; scritto; produzione';
