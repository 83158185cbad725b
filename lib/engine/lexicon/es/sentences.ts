import type { Lexicon } from '../model';

export const SENTENCE_WORDS: Lexicon['sentenceWords'] = {
  joining: 'de; del; la; las; los; el; en; con; por; para; que',
  clauses: 'así como; lo que; que',
};

export const LANGUAGE_ACTIVITIES: Lexicon['languageActivities'] =
  'comprensión; lectura; habla; hablar; escribir; escritura; expresión';
