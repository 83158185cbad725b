import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { countriesOfLanguage } from '../../../taxonomy';

/** Countries of telephone numbers, before it is known where their owner lives. */

export type NumberCountries = {
  /** By the international prefix. */
  number: string[];
  /** By the form, of the countries of the language and the larger ones. */
  nationalNumber: string[];
};

const MOST_NUMBERS = 3;
const LARGER = ['US', 'GB', 'FR', 'ES', 'IT', 'DE', 'IN', 'AU', 'BR', 'MX'];
/** "(303) 555-0173": hardly written so outside North America. */
const NORTH_AMERICAN = /^(?:1[-. ])?\(?[2-9]\d{2}\)?[-. ]\s?\d{3}[-. ]\d{4}$/u;

function prefixed(raw: string): string[] {
  const digits = raw.replace(/^\(?00/u, '+').replace(/\(0\)/u, '');
  return parsePhoneNumberFromString(digits.slice(digits.indexOf('+')))?.getPossibleCountries() ?? [];
}

function national(raw: string, language: string | undefined): string[] {
  if (NORTH_AMERICAN.test(raw.trim())) return ['US', 'CA'];
  const countries = new Set([...countriesOfLanguage(language), ...LARGER]);
  return [...countries].filter(
    (country) =>
      isSupportedCountry(country) && parsePhoneNumberFromString(raw, country as CountryCode)?.isValid(),
  );
}

/** Returns the possible countries of numbers, as written. */
export function countriesOfNumbers(raws: readonly string[], language: string | undefined): NumberCountries {
  const numbers = raws.slice(0, MOST_NUMBERS);
  const isPrefixed = (raw: string) => /\+|^\(?00/u.test(raw);
  return {
    number: [...new Set(numbers.filter(isPrefixed).flatMap(prefixed))],
    nationalNumber: [
      ...new Set(numbers.filter((raw) => !isPrefixed(raw)).flatMap((raw) => national(raw, language))),
    ],
  };
}
