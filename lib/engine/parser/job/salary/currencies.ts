/** Currencies as postings write them. Written for this project; compared in folded text. */

/** ISO 4217 code and the symbols, abbreviations and words for it; `$` and `kr` alone are left to the country. */
const SIGNS: readonly [code: string, signs: string][] = [
  ['USD', 'us$ usd u.s.$ dollars dolares'],
  ['CAD', 'ca$ c$ cad cdn$ cad$ $cad'],
  ['AUD', 'au$ a$ aud aud$'],
  ['NZD', 'nz$ nzd'],
  ['SGD', 's$ sg$ sgd'],
  ['HKD', 'hk$ hkd'],
  ['MXN', 'mx$ mxn'],
  ['BRL', 'r$ brl reais'],
  ['ARS', 'ars'],
  ['COP', 'cop'],
  ['CLP', 'clp'],
  ['EUR', '€ eur euro euros t€'],
  ['GBP', '£ gbp pounds'],
  ['CHF', 'chf sfr sfr. fr.'],
  ['PLN', 'zl pln zlotych'],
  ['SEK', 'sek'],
  ['NOK', 'nok'],
  ['DKK', 'dkk'],
  ['CZK', 'kc czk'],
  ['HUF', 'ft huf'],
  ['RON', 'ron lei'],
  ['BGN', 'bgn'],
  ['TRY', '₺ try'],
  ['UAH', '₴ uah'],
  ['RUB', '₽ rub'],
  ['INR', '₹ inr rs rs.'],
  ['JPY', 'jpy ¥ 円'],
  ['CNY', 'cny rmb 元'],
  ['KRW', '₩ krw 원'],
  ['MYR', 'myr rm'],
  ['PHP', '₱ php'],
  ['IDR', 'idr rp'],
  ['THB', '฿ thb'],
  ['VND', '₫ vnd'],
  ['ILS', '₪ ils nis'],
  ['AED', 'aed dhs'],
  ['SAR', 'sar'],
  ['ZAR', 'zar'],
  ['NGN', '₦ ngn'],
  ['KES', 'kes ksh'],
];

const DOLLARS: Record<string, string> = {
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  SG: 'SGD',
  HK: 'HKD',
  MX: 'MXN',
  CL: 'CLP',
  CO: 'COP',
  AR: 'ARS',
};

const PESOS: ReadonlySet<string> = new Set(['MXN', 'CLP', 'COP', 'ARS']);

const CROWNS: Record<string, string> = { SE: 'SEK', NO: 'NOK', DK: 'DKK', IS: 'ISK', CZ: 'CZK' };

const codes = new Map(
  SIGNS.flatMap(([code, signs]) => signs.split(' ').map((sign) => [sign, code] as const)),
);

const escaped = (sign: string) => sign.replace(/[.$]/gu, '\\$&');
const signs = [...codes.keys(), '$', 'kr', 'kr.']
  .sort((a, b) => b.length - a.length)
  .map((sign) => (/^\p{L}/u.test(sign) ? `(?<!\\p{L})${escaped(sign)}` : escaped(sign)))
  .join('|');

/** A currency directly before an amount, in folded text that ends where the amount begins. */
export const CURRENCY_BEFORE = new RegExp(`(${signs})[ \\u00a0:]{0,2}$`, 'u');
/** A currency directly after an amount. */
export const CURRENCY_AFTER = new RegExp(`^[ ]?(${signs})(?!\\p{L})`, 'u');

/**
 * The ISO 4217 code of a symbol found by the patterns. `$` and `kr` are those of the country (ISO 3166-1 alpha-2) of
 * the posting, without one those of the United States and of Sweden; pesos are paid by postings in Spanish, those in
 * other languages that are written for these countries pay US dollars.
 */
export function currencyOf(
  sign: string,
  { country, language }: { country?: string; language?: string },
): string {
  if (sign === '$') {
    const dollars = DOLLARS[country ?? ''] ?? 'USD';
    return PESOS.has(dollars) && language !== undefined && language !== 'es' ? 'USD' : dollars;
  }
  if (sign.startsWith('kr')) return CROWNS[country ?? ''] ?? 'SEK';
  return codes.get(sign) ?? 'USD';
}
