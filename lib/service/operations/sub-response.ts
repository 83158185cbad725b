/** The answer of one part of a parse, e.g. of geocoding (parsing.md, Value). */
export type SubResponse = { code: string; message: string };
