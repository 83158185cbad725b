import type { PlaceToFind } from '@/lib/clients';
import { folded } from '../ground/folded';

/** A place as typed: a city, and after commas what distinguishes it from others of its name. */

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Countries by the folded form of their English name. */
let countries: Map<string, string> | undefined;

/** Returns the code in use for an outdated one: `GB` for `UK`. */
function canonical(code: string): string {
  return new Intl.Locale(`und-${code}`).region ?? code;
}

function codesByName(): Map<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => canonical(first + second)));
  return new Map(
    codes.flatMap((code) => {
      const name = names.of(code);
      return name ? [[folded(name), code] as const] : [];
    }),
  );
}

function countryOf(text: string): string | undefined {
  countries ??= codesByName();
  return /^[a-z]{2}$/i.test(text) ? canonical(text) : countries.get(folded(text));
}

/**
 * Returns the possible meanings of the typed text, the likelier first: `London`, `London, GB`, `London, Ontario`,
 * `London, Ontario, Canada`. Two letters after a comma may be a country (`Wien, AT`) or a region (`Austin, TX`).
 */
export function placesWritten(typed: string): PlaceToFind[] {
  const [city = '', ...more] = typed
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const last = more.at(-1);
  if (last === undefined) return city ? [{ city }] : [];
  const [region, countryCode] = [more.length > 1 ? more[0] : undefined, countryOf(last)];
  const asCountry = countryCode ? [{ city, region, countryCode }] : [];
  const isNamed = countryCode !== undefined && last.length > 2;
  return isNamed ? asCountry : [...asCountry, { city, region: more.join(', ') }];
}
