import { fold } from '../../../kernel';
import { CURRENCY_AFTER, CURRENCY_BEFORE } from './currencies';

/** Amounts in a text, in the number formats of the languages of the parser. */

export type Amount = {
  /** The number and its "k", as written. */
  raw: string;
  value: number;
  /** The symbol or word of the currency, folded, where one stands beside the number. */
  currency?: string;
  /** 1000 after "k", "Tsd.", "tys." and the like, 100,000 for a lakh; the value has it counted in. */
  unit: number;
  /** Extent with the currency. */
  from: number;
  to: number;
};

/** 120,000 · 120.000 · 120 000 · 120'000 · 1,20,000 · 45.000,00 · 18.50 · 65 */
const NUMBER =
  /(?<![\d\p{L}.,/_#])\d{1,3}(?:(?:[.,']| )\d{3}){1,3}(?:[.,]\d{1,2})?(?!\d)|(?<![\d.,/_#])\d{1,2}(?:,\d{2}){1,2},\d{3}(?!\d)|(?<![\d.,/_#])\d{1,9}(?:[.,]\d{1,2})?(?!\d)/gu;
const THOUSANDS =
  /^ ?(?:k(?!\p{L}|\w)|tsd\.?(?!\p{L})|tys\.?(?!\p{L})|thousand(?!\p{L})|mila(?!\p{L})|mil(?!\p{L})|duizend(?!\p{L})|t(?=€)|k(?=€|eur))/u;
const LAKHS = /^ ?(?:lpa|lakhs?|lacs?)(?!\p{L})/u;
/** What makes a number no amount: shares, millions, measures of time, ordinals, versions. */
const NO_AMOUNT =
  /^ ?(?:%|percent|prozent|m(?:io|illion(?:s|en)?|n|m)?(?!\p{L})|b(?:n|illion)?(?!\p{L})|mld|mrd|milliard\p{L}*|miliard\p{L}*|\+?(?: |-)?(?:years?|yrs?|jahre?n?|ans|anos|anni|jaar|lat|lata|people|employees|mitarbeit\p{L}*|hours?|hrs?|stunden|heures|horas|ore|uur|godzin\p{L}*|days?|tage|weeks?|wochen|months?|monate)(?!\p{L})|:\d|x(?!\p{L})|(?:st|nd|rd|th)(?!\p{L})|\(k\))/u;
const TRAILING = /^(?:[.,](?:-{1,2}|00)|,?-{2})(?!\d)/u;

function numberIn(digits: string): number {
  const decimals = /^(.*)[.,](\d{1,2})$/u.exec(digits);
  const whole = (decimals?.[1] ?? digits).replace(/\D/gu, '');
  return Number(`${whole}.${decimals?.[2] ?? 0}`);
}

const REACH = 10;

function amountAt(text: string, folded: string, match: RegExpExecArray): Amount | undefined {
  const start = match.index;
  let end = start + match[0].length;
  const unit = THOUSANDS.exec(folded.slice(end, end + REACH));
  const lakhs = unit ? null : LAKHS.exec(folded.slice(end, end + REACH));
  const factor = unit ? 1000 : lakhs ? 100_000 : 1;
  end += (unit ?? lakhs)?.[0].length ?? 0;
  if (factor === 1 && NO_AMOUNT.test(folded.slice(end, end + 16))) return undefined;
  const raw = text.slice(start, end).trim();
  end += TRAILING.exec(folded.slice(end, end + 3))?.[0].length ?? 0;
  const before = CURRENCY_BEFORE.exec(folded.slice(Math.max(0, start - REACH), start));
  const after = CURRENCY_AFTER.exec(folded.slice(end, end + REACH));
  const currency = after && (!before || before[1] === '$') ? after[1] : (before?.[1] ?? after?.[1]);
  return {
    raw,
    value: numberIn(match[0]) * factor,
    ...(currency ? { currency } : lakhs ? { currency: 'inr' } : {}),
    unit: factor,
    from: before ? start - before[0].length : start,
    to: after ? end + after[0].length : end,
  };
}

/**
 * The amounts of a text from left to right. Works in linear time; a text is looked at as far as `longest` characters.
 */
export function findAmounts(text: string, longest = 20_000): Amount[] {
  const folded = fold(text.slice(0, longest));
  const amounts: Amount[] = [];
  for (const match of folded.matchAll(NUMBER)) {
    const amount = amountAt(text, folded, match);
    if (amount) amounts.push(amount);
  }
  return amounts;
}
