import type { Lexicon } from '../model';

export const SENTENCE_WORDS: Lexicon['sentenceWords'] = {
  joining: 'dos; das; em; com',
  clauses: 'assim como; além de',
};

export const LANGUAGE_ACTIVITIES: Lexicon['languageActivities'] =
  'compreensão; leitura; fala; conversação; escrita';
