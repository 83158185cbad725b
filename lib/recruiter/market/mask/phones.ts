import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { isOtherNumber, isPhoneLabel } from './phone-labels';
import type { Stretch } from './stretch';

/**
 * Telephone numbers in running text. Advertisements are full of other figures (pay, years, references, postal codes),
 * so a number must have a label, an international prefix, or the shape of a number of its country.
 */

/**
 * Digits with the characters that separate the groups of a number, up to 40 of them; not within words and addresses of
 * pages.
 */
const FIGURES =
  /(?<![\p{L}\p{N}@_=%&?#$€£¥/,-])(?:\(?\+\s?|\()?\d(?:[\d ().\t\u00a0\u2007\u2009\u202f/·\u2010-\u2014-]{1,40}\d)?(?![\p{L}\p{N}@_=%€£¥])/gu;

const EXTENSION = /^[\s,]{0,2}(?:ext\.?|extension|durchwahl|dw|poste|x)[\s.:]{0,2}\d{1,6}(?![\p{L}\p{N}])/iu;

/** Years, days, hours of the day and ranges of them have the same characters as numbers. */
const TIMES = [
  /^(?:\d{1,2}[./-])?\d{1,2}[./-](?:19|20)\d\d(?:\s?[\s\u2010-\u2014/-]\s?(?:\d{1,2}[./-])?\d{1,2}[./-](?:19|20)\d\d)?$/u,
  /^(?:19|20)\d\d(?:[./-]\d{1,2}){0,2}(?:\s?[\s\u2010-\u2014/-]\s?(?:(?:19|20)\d\d|\d\d)(?:[./-]\d{1,2}){0,2})?$/u,
  /^\d{1,2}[.:]\d\d(?:\s?[\s\u2010-\u2014/-]\s?\d{1,2}[.:]\d\d){1,3}$/u,
];

/** Amounts: round thousands, `1 200 000`, or a range of thousands, `15 500 - 18 250`. */
const AMOUNTS =
  /[. \u00a0\u202f]000$|^[1-9]\d{0,2}[. \u00a0\u202f]\d{3}\s?[\u2010-\u2014/-]\s?[1-9]\d{0,2}[. \u00a0\u202f]\d{3}$/u;

const MONEY_BEFORE = /(?:[€$£¥]|\b(?:eur|usd|gbp|chf|pln|sek|nok|dkk|czk))\s?$/iu;
const MONEY_AFTER = /^\s?(?:[€$£¥]|(?:eur|euros?|usd|gbp|chf|pln|zł|kr|sek|nok|dkk|kč|czk)(?!\p{L}))/iu;

/**
 * Countries whose numbers have no leading zero: without a label they look like any figures, unless they are in groups.
 */
const WITHOUT_TRUNK_ZERO = new Set('CY CZ DK EE ES GR IN LU LV MT NO PL PT SG'.split(' '));

/** `(415) 555-0123`, `415-555-0123`, `415.555.0123`, with or without the 1 of long distance. */
const NORTH_AMERICAN = /^(?:1[ .-])?(?:\([2-9]\d\d\)[ .-]?|[2-9]\d\d[.-])[2-9]\d\d[ .-]\d{4}$/u;

const LABEL_REACH = 30;
/** Signs between a number and another that shares its label: `030 12345 or 030 12346`. */
const SHARED_LABEL_REACH = 12;

type Figures = Stretch & { text: string; digits: string };

function trimmed(found: string, index: number): Figures {
  const head = /^(?:\((?![^()]*\)))?/u.exec(found)?.[0].length ?? 0;
  const text = found.slice(head);
  return { from: index + head, to: index + found.length, text, digits: text.replace(/\D/gu, '') };
}

/** "020 7946 0018 / 07700 900123" are two numbers, "089 / 1234567" is one. */
function partsOf({ text, from }: Figures): Figures[] {
  const parts: Figures[] = [];
  let start = 0;
  for (const separator of text.matchAll(/\s{1,3}[/·\u2010-\u2014-]\s{1,3}|\s{3,}|\s(?=\(?\+)/gu)) {
    const isNumber = (part: string) => part.replace(/\D/gu, '').length >= 7;
    if (!isNumber(text.slice(start, separator.index)) || !isNumber(text.slice(separator.index))) continue;
    parts.push(trimmed(text.slice(start, separator.index), from + start));
    start = separator.index + separator[0].length;
  }
  return [...parts, trimmed(text.slice(start), from + start)];
}

function isValidIn(text: string, country: string | undefined): boolean {
  const known = country && isSupportedCountry(country) ? country : undefined;
  return parsePhoneNumberFromString(text, known as CountryCode | undefined)?.isValid() === true;
}

/** Returns whether figures that no label explains are a telephone number. */
function looksLikeNumber({ text, digits }: Figures, country: string | undefined): boolean {
  if (/^\(?\+/u.test(text)) return digits.length >= 8 && digits.length <= 15;
  if (digits.startsWith('00')) return isValidIn(`+${digits.slice(2)}`, undefined);
  if (NORTH_AMERICAN.test(text)) return true;
  if (digits.startsWith('0')) return digits.length >= 9 && digits.length <= 12;
  const isGrouped = text.length > digits.length && !text.includes('/') && !AMOUNTS.test(text);
  return isGrouped && country !== undefined && WITHOUT_TRUNK_ZERO.has(country) && isValidIn(text, country);
}

function isNumber(
  figures: Figures,
  text: string,
  masked: Stretch | undefined,
  country: string | undefined,
): boolean {
  const { from, to, digits } = figures;
  if (digits.length < 5 || digits.length > 17 || TIMES.some((shape) => shape.test(figures.text)))
    return false;
  const before = text.slice(Math.max(0, from - LABEL_REACH), from);
  if (isOtherNumber(before) || MONEY_BEFORE.test(before) || MONEY_AFTER.test(text.slice(to, to + 8)))
    return false;
  if (isPhoneLabel(before)) return true;
  const shares = masked !== undefined && from - masked.to <= SHARED_LABEL_REACH;
  return (shares && digits.length >= 7) || (digits.length >= 7 && looksLikeNumber(figures, country));
}

/**
 * Returns where telephone numbers are in a text, in their order, with their extensions. `country` (ISO 3166-1 alpha-2) is
 * where numbers without an international prefix are taken to be from.
 */
export function phonesIn(text: string, country: string | undefined): Stretch[] {
  const found: Stretch[] = [];
  for (const match of text.matchAll(FIGURES)) {
    for (const figures of partsOf(trimmed(match[0], match.index))) {
      if (!isNumber(figures, text, found.at(-1), country)) continue;
      const extension = EXTENSION.exec(text.slice(figures.to, figures.to + 24))?.[0].length ?? 0;
      found.push({ from: figures.from, to: figures.to + extension });
    }
  }
  return found;
}
