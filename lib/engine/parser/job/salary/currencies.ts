/** Currencies as postings write them. Written for this project; compared in folded text. */

import { fold } from '../../../kernel';

/** Facts about a posting that its currency depends on. */
export type CurrencyPlace = {
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** ISO 639-1. */
  language?: string;
};

/** ISO 4217 codes with their symbols, abbreviations and words; for those of several countries, the country decides. */
const SIGNS: readonly [code: string, signs: string][] = [
  ['USD', 'us$ u.s.$ dollars dolares'],
  ['CAD', 'ca$ c$ cdn$ cad$ $cad'],
  ['AUD', 'au$ a$ aud$'],
  ['NZD', 'nz$'],
  ['SGD', 's$ sg$'],
  ['HKD', 'hk$'],
  ['TWD', 'nt$'],
  ['MXN', 'mx$'],
  ['BRL', 'r$ reais'],
  ['DOP', 'rd$'],
  ['PEN', 's/. s/'],
  ['EUR', '€ euro euros t€ евро'],
  ['GBP', '£ pounds'],
  ['CHF', 'sfr sfr. fr.'],
  ['PLN', 'zł złotych'],
  ['CZK', 'kč'],
  ['HUF', 'ft forint'],
  ['RON', 'lei'],
  ['BGN', 'лв лв. лева'],
  ['RSD', 'дин дин. dinara'],
  ['TRY', '₺ tl'],
  ['UAH', '₴ грн грн. гривень'],
  ['RUB', '₽ руб руб. рублей р.'],
  ['KZT', '₸ тг тенге'],
  ['UZS', 'сум'],
  ['GEL', '₾'],
  ['AZN', '₼ манат'],
  ['INR', '₹ rs rs.'],
  ['BDT', '৳ taka'],
  ['JPY', '¥ 円'],
  ['CNY', 'rmb 元'],
  ['KRW', '₩ 원'],
  ['MYR', 'rm'],
  ['PHP', '₱'],
  ['IDR', 'rp rp.'],
  ['THB', '฿ บาท baht'],
  ['VND', '₫ đ vnđ đồng'],
  ['ILS', '₪ nis'],
  ['AED', 'dhs درهم'],
  ['SAR', 'ريال'],
  ['IRR', 'ریال rials'],
  ['ZAR', 'r'],
  ['NGN', '₦'],
  ['GHS', '₵'],
  ['KES', 'ksh'],
];

/** Codes that no language has for a word. */
const CODES =
  `usd cad aud nzd sgd hkd twd mxn brl ars cop clp pen uyu dop crc gtq eur gbp chf pln sek nok dkk isk czk huf ron bgn rsd mkd
  try uah rub byn kzt uzs gel azn amd mdl inr pkr bdt lkr npr jpy cny krw myr php idr thb vnd ils irr aed sar qar kwd bhd omr jod egp mad tnd
  zar ngn ghs kes ugx tzs zmw bwp mur xof xaf`.split(/\s+/u);

/** The currency of a country: for pay without a sign, and for signs of several currencies. */
const OF_COUNTRIES: Readonly<Record<string, string>> = {
  USD: 'US PR EC SV PA',
  CAD: 'CA',
  AUD: 'AU',
  NZD: 'NZ',
  SGD: 'SG',
  HKD: 'HK',
  TWD: 'TW',
  MXN: 'MX',
  BRL: 'BR',
  ARS: 'AR',
  COP: 'CO',
  CLP: 'CL',
  PEN: 'PE',
  UYU: 'UY',
  DOP: 'DO',
  CRC: 'CR',
  GTQ: 'GT',
  EUR: 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM XK',
  GBP: 'GB',
  CHF: 'CH LI',
  PLN: 'PL',
  SEK: 'SE',
  NOK: 'NO',
  DKK: 'DK',
  ISK: 'IS',
  CZK: 'CZ',
  HUF: 'HU',
  RON: 'RO',
  BGN: 'BG',
  RSD: 'RS',
  MKD: 'MK',
  TRY: 'TR',
  UAH: 'UA',
  RUB: 'RU',
  BYN: 'BY',
  KZT: 'KZ',
  UZS: 'UZ',
  GEL: 'GE',
  AZN: 'AZ',
  AMD: 'AM',
  MDL: 'MD',
  INR: 'IN',
  PKR: 'PK',
  BDT: 'BD',
  LKR: 'LK',
  NPR: 'NP',
  JPY: 'JP',
  CNY: 'CN',
  KRW: 'KR',
  MYR: 'MY',
  PHP: 'PH',
  IDR: 'ID',
  THB: 'TH',
  VND: 'VN',
  ILS: 'IL',
  IRR: 'IR',
  AED: 'AE',
  SAR: 'SA',
  QAR: 'QA',
  KWD: 'KW',
  EGP: 'EG',
  MAD: 'MA',
  TND: 'TN',
  ZAR: 'ZA',
  NGN: 'NG',
  GHS: 'GH',
  KES: 'KE',
  UGX: 'UG',
  TZS: 'TZ',
  BWP: 'BW',
  MUR: 'MU',
};

const ofCountry = new Map(
  Object.entries(OF_COUNTRIES).flatMap(([code, list]) =>
    list.split(' ').map((each) => [each, code] as const),
  ),
);

/** Returns the currency of a country (ISO 3166-1 alpha-2). */
export function currencyOfCountry(country: string | undefined): string | undefined {
  return ofCountry.get(country ?? '');
}

/** Signs that several currencies have; the first is meant where the country has none of them. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  $: 'USD CAD AUD NZD SGD HKD TWD MXN CLP COP ARS UYU DOP'.split(' '),
  kr: 'SEK NOK DKK ISK CZK'.split(' '),
  '¥': ['JPY', 'CNY'],
  元: ['CNY', 'TWD', 'HKD'],
  rs: ['INR', 'PKR', 'LKR', 'NPR', 'MUR'],
  '£': ['GBP', 'EGP'],
  lei: ['RON', 'MDL'],
  руб: ['RUB', 'BYN'],
  'р.': ['RUB', 'BYN'],
};

const PESOS: ReadonlySet<string> = new Set(['MXN', 'CLP', 'COP', 'ARS', 'UYU', 'DOP']);

const signs = new Map([
  ...CODES.map((code) => [code, code.toUpperCase()] as const),
  ...SIGNS.flatMap(([code, list]) => list.split(' ').map((sign) => [fold(sign), code] as const)),
]);

for (const sign of ['$', 'kr', 'kr.']) signs.set(sign, '');

const LONGEST = Math.max(...[...signs.keys()].map((sign) => sign.length));
const LETTER = /\p{L}/u;
/** A letter of a script that writes spaces between words. */
export const SPACED_LETTER = /^(?![\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Thai}])\p{L}/u;
/** Rand only precede an amount. */
const BEFORE_ALONE = 'r';

/** A currency in folded text, and its length with the space next to it. */
export type FoundSign = { sign: string; length: number };

/** Returns the currency directly before an amount, at the end of a folded text. */
export function signBefore(text: string): FoundSign | undefined {
  const space = /[ \u00a0:]{0,2}$/u.exec(text)?.[0].length ?? 0;
  const end = text.length - space;
  for (let from = Math.max(0, end - LONGEST); from < end; from++) {
    const sign = text.slice(from, end);
    if (!signs.has(sign)) continue;
    if (SPACED_LETTER.test(sign.charAt(0)) && LETTER.test(text.charAt(from - 1))) continue;
    return { sign, length: text.length - from };
  }
  return undefined;
}

/** Returns the currency directly after an amount, at the beginning of a folded text. */
export function signAfter(text: string): FoundSign | undefined {
  const from = text.startsWith(' ') ? 1 : 0;
  for (let end = Math.min(text.length, from + LONGEST); end > from; end--) {
    const sign = text.slice(from, end);
    if (!signs.has(sign) || sign === BEFORE_ALONE) continue;
    if (SPACED_LETTER.test(text.charAt(end))) continue;
    return { sign, length: end };
  }
  return undefined;
}

const CODE_BEFORE = new RegExp(`(?<!\\p{L})(${CODES.join('|')})[^\\p{L}\\d]{0,4}$`, 'u');
const CODE_AFTER = new RegExp(`^[^\\p{L}\\d]{0,3}(${CODES.join('|')})(?!\\p{L})`, 'u');

/** Returns the code next to a range of amounts, or in a heading before it. */
export function codeNear(before: string, after: string): string | undefined {
  return (CODE_AFTER.exec(after) ?? CODE_BEFORE.exec(before.slice(-8)))?.[1];
}

/** Returns the most trusted sign of one range: a code, then a sign of one currency, then a sign of several. */
export function trustedSign(found: readonly (string | undefined)[]): string | undefined {
  const known = found.filter((sign) => sign !== undefined);
  return known.find((sign) => CODES.includes(sign)) ?? known.find((sign) => !(sign in SHARED)) ?? known[0];
}

/**
 * The ISO 4217 code of a symbol found by the patterns. A symbol of several currencies is that of the country of the
 * posting, else the most frequent; pesos are paid by postings in Spanish, those in other languages that are written for
 * these countries pay US dollars.
 */
export function currencyOf(sign: string, { country, language }: CurrencyPlace): string {
  const plain = sign.startsWith('kr') ? 'kr' : sign === 'rs.' ? 'rs' : sign === 'руб.' ? 'руб' : sign;
  const shared = SHARED[plain];
  if (shared) {
    const own = currencyOfCountry(country);
    const meant = own !== undefined && shared.includes(own) ? own : (shared[0] ?? 'USD');
    return PESOS.has(meant) && language !== undefined && language !== 'es' ? 'USD' : meant;
  }
  return signs.get(sign) ?? 'USD';
}
