import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import type { ParsedResume } from '@/lib/contracts';
import { fold } from '../../../kernel';
import { FAX_LABEL, MOBILE_LABEL, OTHER_NUMBER_LABEL, PHONE_LABEL } from './phone-labels';

/** Telephone numbers: found by shape and label, understood by libphonenumber, mobile numbers first. */

export type ParsedTelephone = NonNullable<
  NonNullable<NonNullable<ParsedResume['contactInformation']>['telephones']>[number]
>;

/** A number as it is in a text. */
export type PhoneCandidate = { raw: string; kind: 'mobile' | 'fax' | 'phone' | 'unlabelled' };

/**
 * `country` is where numbers without an international prefix are taken to be from, `others` where they may be from when
 * the plan of that country does not know them, the likeliest first.
 */
type PhoneContext = { country?: string; others?: readonly string[] };

const EXTENSION = String.raw`(?:\s?,?\s?(?:x|ext|extn|extension|durchwahl|poste|anexo|ramal|interno)[.:]?\s?\d{1,6}(?!\d))`;
const NUMBER = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}@/_=.])(?<![\p{N}@/_=.]-)|(?<=(?<!\p{L})(?:no|nr|num|cel)\.)|(?<=(?<!\p{L})(?:tel|telephone|ph|phone|mob|mobile|cell|fax|telefon|telefono)\.?))(?:\+|00|\(\+?)?\s?\(?\d(?:[\d\s()./·–‑-]|\u00a0){5,44}\d(?:${EXTENSION}|(?![\p{L}\p{N}@_=%]))`,
  'giu',
);
const EXTENSION_AT_END = new RegExp(`${EXTENSION}$`, 'iu');

/** Returns the digits of a number without its extension. */
const digitsOf = (raw: string) => withOwnDigits(raw).replace(EXTENSION_AT_END, '').replace(/\D/gu, '');

/** Years, dates and ranges of them have the same characters as numbers. */
const DATE_SHAPES = [
  /^\(?(?:19|20)\d\d\s*[-–/.\s]+\s*(?:19|20)\d\d\)?$/u,
  /^\d{1,2} ?[./-] ?\d{1,2} ?[./-] ?(?:19|20)?\d\d$/u,
  /^(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}$/u,
  /\d{1,2}[./](?:19|20)\d\d\s*[-–\s]+\s*\d{1,2}[./](?:19|20)\d\d/u,
  /(?:19|20)\d\d[./-]\d{1,2}\s*[-–\s]+\s*(?:19|20)\d\d[./-]\d{1,2}/u,
  /^\d{4}-\d{4}-\d{4}-\d{3,4}$/u,
];

/** Postal codes of Portugal, Brazil and the United States have as many digits as a short number. */
const POSTAL_CODE = /^\d{4,5}-\d{3}$|^\d{5}-\d{4}$/u;
/** "CEP 01310-100": the label of a postal code, which is "mobile" in Turkish. */
const POSTAL_LABEL = /(?:^|[^\p{L}])(?:cep|zip(?: code)?|post(?:al)? ?code|plz|cap|c\.?p)\.?:? ?$/u;
/** Numbers of identity that begin with a date of birth, of Sweden and Denmark. */
const BIRTH_NUMBER =
  /^(?:19|20)?\d{2}(?:0[1-9]|1[0-2])[0-3]\d[-+]\d{4}$|^[0-3]\d(?:0[1-9]|1[0-2])\d{2}-\d{4}$/u;

/** True for a number of the shape of a postal code or an identity, without a label of a telephone. */
function isOtherShape(raw: string, kind: PhoneCandidate['kind'] | 'other', before: string): boolean {
  if (POSTAL_CODE.test(raw) && POSTAL_LABEL.test(fold(before))) return true;
  return kind === 'unlabelled' && (POSTAL_CODE.test(raw) || BIRTH_NUMBER.test(raw));
}

const ARABIC_DIGITS = /[٠-٩۰-۹]/gu;
const WIDE = /[（）＋－０-９]/gu;

/** Returns a text with Arabic, Persian and wide digits as ASCII ones; nothing else changes, nor its length. */
function withOwnDigits(text: string): string {
  return text
    .replace(ARABIC_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(WIDE, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0));
}

const LABEL_REACH = 24;

function kindBefore(text: string, at: number): PhoneCandidate['kind'] | 'other' {
  const before = fold(text.slice(Math.max(0, at - LABEL_REACH), at));
  // "Passport No: P 4364945"
  if (OTHER_NUMBER_LABEL.test(before.replace(/(?<=\s)\p{L}[\s-]$/u, ''))) return 'other';
  if (FAX_LABEL.test(before)) return 'fax';
  if (MOBILE_LABEL.test(before)) return 'mobile';
  if (PHONE_LABEL.test(before)) return 'phone';
  return OTHER_NUMBER_LABEL.test(before) ? 'other' : 'unlabelled';
}

/** Returns stretches of a text in the shape of a telephone number, with their labels. */
export function phoneCandidates(written: string): PhoneCandidate[] {
  const text = withOwnDigits(written);
  if (!/\d{2}/u.test(text)) return [];
  const found: PhoneCandidate[] = [];
  for (const match of text.matchAll(NUMBER)) {
    if (DATE_SHAPES.some((shape) => shape.test(match[0].trim()))) continue;
    for (const { raw, at } of splitNumbers(match[0], match.index)) {
      const digits = digitsOf(raw);
      if (
        digits.length < 7 ||
        digits.length > MOST_DIGITS + 1 ||
        DATE_SHAPES.some((shape) => shape.test(raw))
      )
        continue;
      const kind = kindBefore(text, at);
      const isOther =
        kind === 'other' || isOtherShape(raw, kind, text.slice(Math.max(0, at - LABEL_REACH), at));
      if (!isOther) found.push({ raw: writtenAs(written, text, raw, at), kind });
    }
  }
  return found;
}

/** Returns a number as in the text, whose digits may not be ASCII. */
function writtenAs(written: string, text: string, raw: string, at: number): string {
  const from = text.indexOf(raw, at);
  return from < 0 ? raw : written.slice(from, from + raw.length);
}

/** Returns the number of a `tel:` link, as its text shows it. */
export function linkedPhone(href: string): PhoneCandidate | undefined {
  const match = /^(?:tel|callto|whatsapp):(.{5,40})$/iu.exec(href.trim());
  const raw = match?.[1]?.replace(/%20/gu, ' ').trim();
  return raw && (raw.match(/\d/gu) ?? []).length >= 7 ? { raw, kind: 'phone' } : undefined;
}

/** Digits that a number has at most (E.164). */
const MOST_DIGITS = 15;
const SEPARATOR = /\s+[/·–-]\s*|\s*\/\s+|\s{3,}|\s(?=\+|\(\+)/gu;
/** Further separators of two numbers that are too long for one. */
const ANY_SEPARATOR = new RegExp(`${SEPARATOR.source}|[/–-]`, 'gu');

/** "020 7946 0018 / 07700 900123" are two numbers, "089/1234567" is one. */
function splitNumbers(raw: string, at: number): { raw: string; at: number }[] {
  const parts: { raw: string; at: number }[] = [];
  let from = 0;
  const separators = raw.replace(/\D/gu, '').length > MOST_DIGITS ? ANY_SEPARATOR : SEPARATOR;
  for (const separator of raw.matchAll(separators)) {
    const digitsBefore = raw.slice(from, separator.index).replace(/\D/gu, '').length;
    const digitsAfter = raw.slice(separator.index).replace(/\D/gu, '').length;
    if (digitsBefore < 7 || digitsAfter < 7) continue;
    parts.push({ raw: raw.slice(from, separator.index), at: at + from });
    from = separator.index + separator[0].length;
  }
  parts.push({ raw: raw.slice(from), at: at + from });
  return parts.map((part) => ({ raw: trimNumber(part.raw), at: part.at }));
}

function trimNumber(raw: string): string {
  const trimmed = raw.replace(/^[\s./·–-]+/u, '').replace(/(?<![\s./·–(-])[\s./·–(-]+$/u, '');
  const opens = (trimmed.match(/\(/gu) ?? []).length;
  const closes = (trimmed.match(/\)/gu) ?? []).length;
  if (closes > opens && trimmed.endsWith(')')) return trimmed.slice(0, -1).trimEnd();
  return opens > closes && trimmed.startsWith('(') ? trimmed.slice(1).trimStart() : trimmed;
}

/** Returns the readings of a number, likeliest first: as written, or with its first digits as a country code. */
function readings(raw: string): string[] {
  const digits = digitsOf(raw);
  if (raw.includes('+') || digits.startsWith('00')) return [raw.slice(Math.max(0, raw.indexOf('+')))];
  if (digits.startsWith('0')) return [raw];
  return [raw, `+${digits}`];
}

/** Forms of numbers in only one country: "(604) 555-0134", "06 78 12 34 56", "98765 43210". */
const FORMS: readonly [CountryCode, RegExp][] = [
  ['US', /^(?:1[-. ])?(?:\(?[2-9]\d{2}\)?[-. ]|\([2-9]\d{2}\))\s?\d{3}[-. ]\d{4}$/u],
  ['FR', /^0[1-9](?:[ .-]\d{2}){4}$/u],
  ['IN', /^0?[6-9]\d{4}[ -]?\d{5}$/u],
  ['GB', /^07\d{3} ?\d{6}$|^07\d{3} \d{3} \d{3}$/u],
];

/** Returns the countries whose plan may know a number, likeliest first; an international prefix needs none. */
function countriesFor(text: string, { country, others = [] }: PhoneContext): (CountryCode | undefined)[] {
  if (text.startsWith('+')) return [undefined];
  const bare = text.replace(EXTENSION_AT_END, '').trim();
  const byForm = FORMS.filter(([, form]) => form.test(bare)).map(([code]) => code);
  const codes = [...new Set([country, ...others, ...byForm])].filter(
    (code): code is CountryCode => code !== undefined && isSupportedCountry(code),
  );
  return codes.length > 0 ? codes : [undefined];
}

/** "(368) 555-0142" is not of Hungary (+36): brackets hold an area, and no country code ends within them. */
function endsInArea(raw: string, { countryCallingCode, nationalNumber }: PhoneNumber): boolean {
  const [, area = ''] = /^\((\d{2,4})\)/u.exec(raw) ?? [];
  return (
    area.length > countryCallingCode.length && digitsOf(raw) === `${countryCallingCode}${nationalNumber}`
  );
}

/** Gives the number its parts, or undefined when no numbering plan knows it. */
function understandPhone(raw: string, context: PhoneContext): PhoneNumber | undefined {
  const attempts = readings(withOwnDigits(raw)).flatMap((text) =>
    countriesFor(text, context).flatMap((country) => {
      const number = parsePhoneNumberFromString(text, country);
      return number === undefined || endsInArea(raw, number) ? [] : [number];
    }),
  );
  return attempts.find((number) => number.isValid()) ?? attempts.find((number) => number.isPossible());
}

/**
 * Removes a house number from an end of a number that is valid only without it: "0113 496 0123 14" before "High
 * Street".
 */
function withoutHouseNumber(raw: string, context: PhoneContext): string {
  const first = /^\d{1,4}\s+(?=.{7})/u.exec(raw)?.[0] ?? '';
  const last = /(?:\s?\/|\s)\s*\d{1,4}$/u.exec(raw)?.[0] ?? '';
  if (first === '' && last === '') return raw;
  if (understandPhone(raw, context)?.isValid()) return raw;
  const shorter = [raw.slice(0, raw.length - last.length), raw.slice(first.length)];
  return shorter.find((text) => text !== raw && understandPhone(text, context)?.isValid()) ?? raw;
}

/**
 * Telephone numbers of the given texts. Without a label a number must be valid in its numbering plan or begin with an
 * international prefix; fax numbers come last, numbers that only have a label stay as written.
 */
export function readPhones(candidates: readonly PhoneCandidate[], context: PhoneContext): ParsedTelephone[] {
  const found = new Map<string, { telephone: ParsedTelephone; rank: number }>();
  for (const written of candidates) {
    const candidate = { ...written, raw: withoutHouseNumber(written.raw, context) };
    const number = understandPhone(candidate.raw, context);
    if (!number?.isValid() && !isTrustworthy(candidate, number)) continue;
    const key = digitsOf(candidate.raw).slice(-8);
    if (!found.has(key))
      found.set(key, { telephone: telephoneOf(candidate.raw, number), rank: rankOf(candidate, number) });
  }
  return [...found.values()].sort((a, b) => a.rank - b.rank).map((entry) => entry.telephone);
}

function isTrustworthy(candidate: PhoneCandidate, number: PhoneNumber | undefined): boolean {
  if (candidate.kind !== 'unlabelled') return true;
  if (/^\(?(?:\+|00)/u.test(candidate.raw)) return true;
  return number !== undefined && digitsOf(candidate.raw).length >= 9;
}

function rankOf(candidate: PhoneCandidate, number: PhoneNumber | undefined): number {
  if (candidate.kind === 'fax') return 3;
  const isMobile = candidate.kind === 'mobile' || number?.getType() === 'MOBILE';
  return isMobile ? 0 : 1;
}

function telephoneOf(raw: string, number: PhoneNumber | undefined): ParsedTelephone {
  if (!number) return { raw };
  const international = number.formatInternational();
  const [, ...groups] = international.replace(/ ext\. \d+$/u, '').split(' ');
  const area = groups.length > 1 ? groups[0] : undefined;
  return {
    raw,
    normalized: international,
    internationalCountryCode: number.countryCallingCode,
    ...(area ? { areaCityCode: area } : {}),
    subscriberNumber: (area ? groups.slice(1) : groups).join(' '),
  };
}
