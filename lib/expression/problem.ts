/** A part of what was written, in UTF-16 units; `end` excluded. */
export type Span = { start: number; end: number };

/** What is wrong with a query of words, and where. */
export type WordsProblem = { code: 'invalid_text_query'; message: string; span?: Span };
