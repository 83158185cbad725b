import type { Lexicon } from '../model';

export const SENTENCE_WORDS: Lexicon['sentenceWords'] = {
  joining: `
    the; to; of; in; on; at; by; for; from; with; as; my; our; their; any; all; that; which; able`,
  clauses: `
    as well as; as per; with respect to; in order to; so that; which; who; that; while; when; where;
    including; such as; according to; based on; within; without; whether`,
};

export const LANGUAGE_ACTIVITIES: Lexicon['languageActivities'] =
  'understanding; listening; reading; speaking; writing; spoken; written; read; write; speak';
