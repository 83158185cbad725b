import type { Lexicon } from '../model';

export const SENTENCE_WORDS: Lexicon['sentenceWords'] = {
  joining: 'der; die; das; den; dem; zu; mit; von; für',
  clauses: 'sowie; wobei; damit; um; dass',
};

export const LANGUAGE_ACTIVITIES: Lexicon['languageActivities'] =
  'Verstehen; Hören; Lesen; Sprechen; Schreiben';
