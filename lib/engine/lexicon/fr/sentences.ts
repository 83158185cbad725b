import type { Lexicon } from '../model';

export const SENTENCE_WORDS: Lexicon['sentenceWords'] = {
  joining: 'le; les; des; du; dans; avec; pour; sur',
  clauses: 'ainsi que; afin de; qui',
};

export const LANGUAGE_ACTIVITIES: Lexicon['languageActivities'] =
  'comprendre; compréhension; écouter; lire; parler; écrire';
