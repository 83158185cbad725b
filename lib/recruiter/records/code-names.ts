/** Codes of countries and languages in words, the same on the server and in the browser. */

const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });
const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });

/** Returns `Germany` for `DE`; an unknown code unchanged. */
export function countryName(code: string): string {
  return /^[A-Za-z]{2}$/.test(code) ? (countries.of(code.toUpperCase()) ?? code) : code;
}

/** Returns `German` for `de`; any other word unchanged; `iv` means an undetermined language. */
export function languageName(code: string): string {
  if (code === 'iv') return 'Undetermined';
  return /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(code) ? (languages.of(code) ?? code) : code;
}

/** Returns the city and the country of a line: `Kiel, Germany`. */
export function placeOf({ city, countryCode }: { city: string | null; countryCode: string | null }): string {
  return [city, countryCode && countryName(countryCode)].filter(Boolean).join(', ');
}
