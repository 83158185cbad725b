/** The versions of the parsing API, as an address ends with them (parsing.md, Versioning). */
export const PARSER_VERSIONS = ['v10', 'v9'] as const;

export type ParserVersion = (typeof PARSER_VERSIONS)[number];

const VERSION_AT_END = /\/(v9|v10)$/;

/** Returns the version that an address ends with; undefined where it ends otherwise. */
export function versionInAddress(baseUrl: string): ParserVersion | undefined {
  return VERSION_AT_END.exec(baseUrl)?.[1] as ParserVersion | undefined;
}

/** Returns the address of another version of the same API; the address itself where it names none. */
export function inVersion(baseUrl: string, version: ParserVersion): string {
  return baseUrl.replace(VERSION_AT_END, `/${version}`);
}
