/** A part of the typed text, in UTF-16 units; `end` excluded. */
export type Span = { start: number; end: number };

/** A problem of a query of words, and its place. */
export type WordsProblem = { code: 'invalid_text_query'; message: string; span?: Span };
