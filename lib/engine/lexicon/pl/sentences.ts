import type { Lexicon } from '../model';

export const LANGUAGE_ACTIVITIES: Lexicon['languageActivities'] =
  'rozumienie; słuchanie; czytanie; mówienie; pisanie';
