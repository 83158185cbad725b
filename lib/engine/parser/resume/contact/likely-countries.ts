import type { Line } from '../../../documents';
import { countriesOfLanguage, countryByName, type Gazetteer } from '../../../taxonomy';
import type { DetailRow } from '../details/rows';
import { languagesInText } from '../languages/names';
import { nationalityCode } from '../personal/nationality';

/**
 * Likely countries of numbers without one, by other evidence in the document: schools and employers, the nationality,
 * and languages spoken in only one country.
 */

const POINTS = { nationality: 4, country: 2, town: 1, language: 1 } as const;
/** Population from which on the name of a town decides the country. */
const LARGE = 300_000;
/** Number of lines read, and the most points of a country for one kind of evidence. */
const MOST_LINES = 400;
const MOST_POINTS = 6;
const MOST_COUNTRIES = 3;

/** Points of a country for each kind of evidence. */
type Points = Record<keyof typeof POINTS, number>;

const PART = /\s*[,;|()\t/•·]\s*|\s+[-–—]\s+/u;
const NAME = /^\p{Lu}[\p{L}\s.'-]{2,40}$/u;

/** Returns the countries, likeliest first. */
export function likelyCountries(
  lines: readonly Line[],
  rows: readonly DetailRow[],
  gazetteer: Gazetteer | undefined,
): string[] {
  const points = new Map<string, Points>();
  const add = (country: string | undefined, kind: keyof Points) => {
    if (!country) return;
    const known = points.get(country) ?? { nationality: 0, country: 0, town: 0, language: 0 };
    if (known[kind] < MOST_POINTS) known[kind] += POINTS[kind];
    points.set(country, known);
  };
  for (const { kind, value } of rows) {
    if (kind === 'nationality') add(nationalityCode(value), 'nationality');
    if (kind !== 'languages' && kind !== 'motherTongue') continue;
    for (const { code } of languagesInText(value, true)) {
      const [country, ...others] = countriesOfLanguage(code);
      if (others.length === 0) add(country, 'language');
    }
  }
  for (const { text } of lines.slice(0, MOST_LINES))
    for (const part of text.slice(0, 300).split(PART)) {
      const name = part.replace(/\.$/u, '');
      if (!NAME.test(name)) continue;
      const country = countryByName(name);
      if (country) add(country, 'country');
      else add(gazetteer && largeTownCountry(name, gazetteer), 'town');
    }
  return ranked(points);
}

function largeTownCountry(name: string, { townsOf }: Gazetteer): string | undefined {
  const [town] = townsOf(name);
  return town?.isOwnName && town.population >= LARGE ? town.country : undefined;
}

function ranked(points: ReadonlyMap<string, Points>): string[] {
  return Array.from(points, ([country, { nationality, country: named, town, language }]) => ({
    country,
    sum: nationality + named + town + language,
  }))
    .sort((a, b) => b.sum - a.sum)
    .slice(0, MOST_COUNTRIES)
    .map(({ country }) => country);
}
