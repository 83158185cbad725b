/** The languages in which the market labels its values (market.md, `_language`), ISO 639-1; the first is the usual one. */
export const LABEL_LANGUAGES = ['en', 'es', 'de', 'fr', 'it', 'nl'] as const;

export type LabelLanguage = (typeof LABEL_LANGUAGES)[number];

/** Cookie of a browser with the language of its labels. */
export const LABEL_COOKIE = 'labels';
