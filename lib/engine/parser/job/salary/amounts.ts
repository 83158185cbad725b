import { fold } from '../../../kernel';
import { SPACED_LETTER, signAfter, signBefore } from './currencies';

/** Amounts in a text, in the number formats of the languages of the parser. */

export type Amount = {
  /** The number and its "k", as written. */
  raw: string;
  value: number;
  /** The symbol or word of the currency, folded, if one is next to the number. */
  currency?: string;
  /** 1000 after "k", "Tsd.", "tys." and the like, 10,000 after 万, 100,000 for a lakh; the value has it counted in. */
  unit: number;
  /** Extent with the currency. */
  from: number;
  to: number;
};

/** 120,000 · 120.000 · 120 000 · 120'000 · $89, 670 · 1,20,000 · 45.000,00 · 18.50 · 65 */
const NUMBER =
  /(?<![\d.,/_#])\d{1,3}(?:(?:[.,']| )\d{3}){1,3}(?:[.,]\d{1,2})?(?!\d)|(?<=[$€£₹])\d{1,3}, \d{3}(?!\d)|(?<![\d.,/_#])\d{1,2}(?:,\d{2}){1,2},\d{3}(?!\d)|(?<![\d.,/_#])\d{1,9}(?:[.,]\d{1,2})?(?!\d)/gu;
const THOUSANDS =
  /^ ?(?:k(?!\p{L}|\w)|tsd\.?(?!\p{L})|tys\.?(?!\p{L})|thousand(?!\p{L})|mila(?!\p{L})|mil(?!\p{L})|duizend(?!\p{L})|t(?=€)|k(?=€|eur)|тыс\.?(?!\p{L})|тис\.?(?!\p{L})|tis\.?(?!\p{L})|千|천)/u;
const TEN_THOUSANDS = /^ ?(?:万|萬|만)/u;
const MILLIONS = /^ ?(?:juta|jt|trieu|tr|میلیون)(?!\p{L})/u;
/** Ten rials, in which people of Iran reckon. */
const RIALS = 10;
const TOMAN = /^ ?(?:تومان|تومن|tomans?)(?!\p{L})/u;
const LAKHS = /^ ?(?:lpa|lakhs?|lacs?)(?!\p{L})/u;
/** Text that shows that a number is not an amount: shares, millions, measures of time, ordinals, versions. */
const NO_AMOUNT =
  /^ ?(?:%|percent|prozent|m(?:io|illion(?:s|en)?|n|m)?(?!\p{L})|b(?:n|illion)?(?!\p{L})|mld|mrd|milliard\p{L}*|miliard\p{L}*|\+?(?: |-)?(?:years?|yrs?|jahre?n?|ans|anos|anni|jaar|lat|lata|people|employees|mitarbeit\p{L}*|hours?|hrs?|stunden|heures|horas|ore|uur|godzin\p{L}*|days?|tage|weeks?|wochen|months?|monate|mois|meses|mesi|maanden|miesi\p{L}+)(?!\p{L})|:\d|x(?!\p{L})|(?:st|nd|rd|th)(?!\p{L})|\(k\))/u;
const TRAILING = /^(?:[.,](?:-{1,2}|00)|,?-{2})(?!\d)/u;

function numberIn(digits: string): number {
  const decimals = /^(.*)[.,](\d{1,2})$/u.exec(digits);
  const whole = (decimals?.[1] ?? digits).replace(/\D/gu, '');
  return Number(`${whole}.${decimals?.[2] ?? 0}`);
}

const LAKH = 100_000;
const UNITS: readonly [pattern: RegExp, factor: number][] = [
  [THOUSANDS, 1000],
  [LAKHS, LAKH],
  [TEN_THOUSANDS, 10_000],
  [MILLIONS, 1_000_000],
];

/** Returns the unit at the beginning of a text, and its length. */
function unitOf(text: string): { factor: number; length: number } | undefined {
  for (const [pattern, factor] of UNITS) {
    const found = pattern.exec(text);
    if (found) return { factor, length: found[0].length };
  }
  return undefined;
}

const REACH = 10;

function amountAt(text: string, folded: string, match: RegExpExecArray): Amount | undefined {
  const start = match.index;
  let end = start + match[0].length;
  const unit = unitOf(folded.slice(end, end + REACH));
  const factor = unit?.factor ?? 1;
  end += unit?.length ?? 0;
  if (factor === 1 && NO_AMOUNT.test(folded.slice(end, end + 16))) return undefined;
  const toman = TOMAN.exec(folded.slice(end, end + REACH))?.[0].length ?? 0;
  end += toman;
  const raw = text.slice(start, end).trim();
  end += TRAILING.exec(folded.slice(end, end + 3))?.[0].length ?? 0;
  const before = signBefore(folded.slice(Math.max(0, start - REACH), start));
  // "B2,000" is a number of something.
  if (!before && /\D/u.test(match[0]) && SPACED_LETTER.test(folded.charAt(start - 1))) return undefined;
  const after = signAfter(folded.slice(end, end + REACH));
  const signed = after && (!before || before.sign === '$') ? after.sign : (before?.sign ?? after?.sign);
  const currency = toman > 0 ? 'irr' : (signed ?? (factor === LAKH ? 'inr' : undefined));
  return {
    raw,
    value: numberIn(match[0]) * factor * (toman > 0 ? RIALS : 1),
    ...(currency ? { currency } : {}),
    unit: factor,
    from: start - (before?.length ?? 0),
    to: end + (after?.length ?? 0),
  };
}

/** The amounts of a text from left to right, up to `longest` characters. Works in linear time. */
export function findAmounts(text: string, longest = 20_000): Amount[] {
  const folded = fold(text.slice(0, longest));
  const amounts: Amount[] = [];
  for (const match of folded.matchAll(NUMBER)) {
    const amount = amountAt(text, folded, match);
    if (amount) amounts.push(amount);
  }
  return amounts;
}
