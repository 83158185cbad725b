/** The versions of the parsing API, as an address ends with them (parsing.md, Versioning). */
export const PARSER_VERSIONS = ['v10', 'v9'] as const;

export type ParserVersion = (typeof PARSER_VERSIONS)[number];

const VERSION_AT_END = /\/(v9|v10)$/;
const VERSION_IN_FRONT = /^\/(?:ui\/)?(?:v9|v10)(?=\/)/;

/** Returns the version that an address ends with; undefined where it ends otherwise. */
export function versionInAddress(baseUrl: string): ParserVersion | undefined {
  return VERSION_AT_END.exec(baseUrl)?.[1] as ParserVersion | undefined;
}

/** Returns an address without the version at its end. */
const withoutVersion = (baseUrl: string) => baseUrl.replace(VERSION_AT_END, '');

/** Returns the path of a call below the base of its API, which ends in the version: `/account` of `/v10/account`. */
export const pathBelow = (path: string) => path.replace(VERSION_IN_FRONT, '');

/**
 * Returns where a provider has the path of a call: beside the version that its base ends with, which need not be that of
 * the call; below a base that names none.
 */
export function addressIn(baseUrl: string, path: string): string {
  if (versionInAddress(baseUrl) === undefined) return `${baseUrl}${pathBelow(path)}`;
  return `${withoutVersion(baseUrl)}${path}`;
}

/** Returns the address of another version of the same API; the address itself where it names none. */
export function inVersion(baseUrl: string, version: ParserVersion): string {
  return baseUrl.replace(VERSION_AT_END, `/${version}`);
}
