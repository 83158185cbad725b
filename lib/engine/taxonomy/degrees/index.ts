import { findDegrees } from './find';
import { localLevelOf } from './local';
import type { Level } from './model';
import { type DegreeType, degreeRank, internationalLevelOf, isDegreeType } from './types';

/**
 * Degrees: their names in the languages of the parser, their types in rising order, and their level in the framework
 * of the country and in ISCED 2011 (docs/decisions/0014). It knows no subjects and no schools.
 */

export { findDegrees, isAmbiguousDegree, nameOfDegree } from './find';
export type { Level } from './model';
export { DEGREE_TYPES, type DegreeType, degreeRank } from './types';

export type DegreeLevel = {
  /** parsing.md: Degree Type. */
  type: DegreeType;
  /** Level in the framework of the country; absent where the country has none here. */
  local?: Level;
  /** Level of ISCED 2011, `2` to `8`. */
  international: Level;
};

function typeOf(text: string): string | undefined {
  return findDegrees(text)
    .map(({ type }) => type)
    .reduce<string | undefined>(
      (best, type) => (degreeRank(type) > degreeRank(best) ? type : best),
      undefined,
    );
}

/**
 * The level of a degree. `country` is an ISO 3166 code; `type` is set if the document states it better than the name
 * does. Undefined if the text names no degree.
 */
export function degreeLevelOf(
  text: string,
  { country, type = typeOf(text) }: { country?: string | undefined; type?: string | undefined } = {},
): DegreeLevel | undefined {
  if (type === undefined || !isDegreeType(type)) return undefined;
  const local = country === undefined ? undefined : localLevelOf(country, type, text);
  return { type, international: internationalLevelOf(type), ...(local ? { local } : {}) };
}
