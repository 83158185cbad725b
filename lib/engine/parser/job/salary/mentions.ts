import { fold, PARAGRAPHS, remembered } from '../../../kernel';
import { type Amount, findAmounts } from './amounts';
import { codeNear, trustedSign } from './currencies';
import { FURTHER_LABEL, FURTHER_PAY, type TimeScale } from './further-words';
import { type MonthsPaid, monthsPaidIn } from './months-paid';
import { isOnTop, isTarget } from './on-top';
import { AT_LEAST, AT_MOST, BETWEEN, OTHER_MONEY, PAY_LABEL, PAY_WORD, scalesFor } from './vocabulary';

/** Places of a text that may state pay. */

export type PayMention = {
  minimum?: Amount;
  maximum?: Amount;
  /** The symbol or word of the currency, folded. */
  currency?: string;
  /** Absent without a word for it. */
  scale?: TimeScale;
  /** How many months are paid in a year, where that is written. */
  monthsPaid?: number;
  /** What somebody earns who reaches a target. */
  isTarget?: boolean;
  /** Evidence for its being the pay of the job. */
  weight: number;
};

/** Context of the text. */
export type PayContext = {
  /** The text is under a heading about pay. */
  isUnderPayHeading: boolean;
  /** The text is a short line among the facts at the top. */
  isFact?: boolean;
  /** The heading itself, which may contain the time scale. */
  heading?: string;
};

const WEIGHTS = {
  currency: 2,
  range: 3,
  scale: 1.5,
  payWord: 2,
  label: 1.5,
  heading: 2,
  fact: 2.3,
  otherMoney: -4,
  onTop: -20,
  implausible: -3,
} as const;

/** Below this a mention is not believed. */
export const LEAST_WEIGHT = 3.5;

const BEFORE = 90;
const AFTER = 48;
const LINK =
  /^[\s(+]*(?:-{1,2}|~|до|az|εως|\/|to|bis|a|al|do|tot|ate|through|up to|bis zu|hasta|fino a|jusqu'a)[\s(]*$/u;
const AND = /^\s*(?:and|und|et|y|e|en|i|a)\s*$/u;
const SENTENCE_END = /[.!?]\s+(?=\p{Lu})|[\n;•]/gu;
const MOST_SCALE_WORDS = 40;
/** Words for additions to the pay, which reveal nothing about the pay. */
const ON_TOP =
  /[+,(&/|]|\b(?:plus|and|und|et|y|e|en|i|with|mit|avec|con|met|zzgl|inkl|incl|including|oraz|mais)\b/u;

/** Hours per week reveal nothing about the period of pay: "€ 3.500 for 38 hours per week". */
const HOURS_A_WEEK =
  /\d{1,2}(?:[.,]\d{1,2})?[ -]{0,2}(?:hours?|hrs?|h|std|stunden|uur|uren|heures|horas|ore|godzin\p{L}*)\.?[^.!?\n\d]{0,14}(?:week|woche|semaine|semana|sem\.|settimana|tydzien|weekly|hebdo\p{L}*|semanal\p{L}*|semanais|settimanali|tygodniowo)(?!\p{L})/gu;

type Range = { amounts: Amount[]; from: number; to: number };

/** Removes words of time and of gross and net between two ends: "25 € per hour to 30 €". */
function linkBetween(gap: string): string {
  if (gap.length > MOST_SCALE_WORDS) return gap;
  let rest = gap.replace(/\b(?:brutto|bruto|brut|gross|lordi|netto|net)\b/gu, ' ');
  for (const { words } of scalesFor(gap)) rest = rest.replace(words, ' ');
  return rest.replace(/^[\s/.,]+(?=\S)/u, ' ');
}

function isLinked(folded: string, first: Amount, second: Amount): boolean {
  const gap = folded.slice(first.to, second.from);
  const link = linkBetween(gap);
  if (LINK.test(link)) return true;
  return AND.test(link) && BETWEEN.test(folded.slice(Math.max(0, first.from - 30), first.from));
}

function rangesOf(folded: string, amounts: readonly Amount[]): Range[] {
  const ranges: Range[] = [];
  for (let at = 0; at < amounts.length; at++) {
    const [first, second] = [amounts[at], amounts[at + 1]];
    if (!first) continue;
    if (second && isLinked(folded, first, second) && isRising(first, second)) {
      ranges.push({ amounts: [spread(first, second), second], from: first.from, to: second.to });
      at++;
    } else ranges.push({ amounts: [first], from: first.from, to: first.to });
  }
  return ranges;
}

/** "120-150k": the first end has the unit of the second. */
function spread(first: Amount, second: Amount): Amount {
  const isShort = second.unit > first.unit && first.value < 1000;
  return isShort ? { ...first, value: first.value * second.unit } : first;
}

function isRising(first: Amount, second: Amount): boolean {
  const start = spread(first, second).value;
  return start <= second.value * 1.001 && (start * 12 >= second.value || start >= 1000);
}

/** Returns the start of the sentence at `at`, not further back than `BEFORE`. */
function sentenceBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - BEFORE), at);
  let from = 0;
  for (const match of before.matchAll(SENTENCE_END)) from = match.index + match[0].length;
  return before.slice(from);
}

function sentenceAfter(text: string, at: number, next: number): string {
  const after = text.slice(at, Math.min(at + AFTER, next));
  const end = after.search(SENTENCE_END);
  return end < 0 ? after : after.slice(0, end);
}

/** Returns the time scale of the nearest word: after the amounts, before them, in the heading. */
function scaleOf(before: string, inside: string, after: string, heading: string): TimeScale | undefined {
  const first = (text: string) => {
    const found = scalesFor(text).map(({ scale, words }) => ({ scale, at: text.search(words) }));
    return found.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at)[0]?.scale;
  };
  const last = (text: string) => {
    const found = scalesFor(text).flatMap(({ scale, each }) =>
      [...text.matchAll(each)].map((match) => ({ scale, at: match.index })),
    );
    return found.sort((a, b) => b.at - a.at)[0]?.scale;
  };
  return first(after) ?? first(inside) ?? last(before) ?? first(heading);
}

/** Amounts that nobody is paid in that time. */
function isPlausible(value: number, scale: TimeScale | undefined): boolean {
  if (scale === 'Hourly') return value >= 2 && value <= 5000;
  if (scale === 'Daily' || scale === 'Weekly') return value >= 20 && value <= 100_000;
  return value >= 5 && value <= 500_000_000;
}

type Around = {
  text: string;
  folded: string;
  /** End of the amounts before, and start of those behind. */
  previous: number;
  next: number;
  months: readonly MonthsPaid[];
};

/** Words for how many months are paid are not far from the amount of one. */
const MONTHS_BEFORE = 40;
const MONTHS_AFTER = 60;

function monthsPaidFor({ from, to }: Range, { months, previous, next }: Around): number | undefined {
  return months.find(
    (each) =>
      (each.from >= to && each.from <= Math.min(to + MONTHS_AFTER, next)) ||
      (each.to <= from && each.to >= Math.max(from - MONTHS_BEFORE, previous)),
  )?.count;
}

function mentionOf(range: Range, around: Around, context: PayContext): PayMention {
  const { text, folded, previous, next } = around;
  const [first, second] = range.amounts;
  const before = fold(sentenceBefore(text, range.from)).replace(HOURS_A_WEEK, ' ');
  const after = fold(sentenceAfter(text, range.to, next)).replace(HOURS_A_WEEK, ' ');
  const monthsPaid = monthsPaidFor(range, around);
  const own = fold(text.slice(Math.max(previous, range.from - before.length), range.from));
  const written = codeNear(before, after) ?? codeNear(fold(context.heading ?? ''), '');
  const target = isTarget(own, after);
  const stated = scaleOf(before, folded.slice(range.from, range.to), after, fold(context.heading ?? ''));
  const scale = stated ?? (monthsPaid === undefined ? undefined : 'Monthly');
  const currency = trustedSign([written, first?.currency, second?.currency]);
  const near = before.slice(-45);
  const isOther = OTHER_MONEY.test(near) || OTHER_MONEY.test(after.split(ON_TOP, 1)[0] ?? '');
  const weight =
    (currency ? WEIGHTS.currency : 0) +
    (second ? WEIGHTS.range : 0) +
    (scale ? WEIGHTS.scale : 0) +
    ([PAY_WORD, FURTHER_PAY].some((words) => words.test(before) || words.test(after)) ? WEIGHTS.payWord : 0) +
    (PAY_LABEL.test(before) || FURTHER_LABEL.test(before) ? WEIGHTS.label : 0) +
    (context.isUnderPayHeading ? WEIGHTS.heading : 0) +
    (context.isFact ? WEIGHTS.fact : 0) +
    (isOther ? WEIGHTS.otherMoney : 0) +
    (isOnTop(own, after) ? WEIGHTS.onTop : 0) +
    (range.amounts.every(({ value }) => isPlausible(value, scale)) ? 0 : WEIGHTS.implausible);
  return {
    ...endsOf(range, before),
    ...(currency ? { currency } : {}),
    ...(scale ? { scale } : {}),
    ...(monthsPaid === undefined ? {} : { monthsPaid }),
    ...(target ? { isTarget: true } : {}),
    weight,
  };
}

function endsOf({ amounts }: Range, before: string): Pick<PayMention, 'minimum' | 'maximum'> {
  const [first, second] = amounts;
  if (!first) return {};
  if (second) return { minimum: first, maximum: second };
  if (AT_LEAST.test(before)) return { minimum: first };
  return AT_MOST.test(before) ? { maximum: first } : { minimum: first, maximum: first };
}

const YEAR = /^(?:19[5-9]\d|20[0-4]\d)$/u;

/** "2025-2026" in a title, "since 2015": years, of which no currency and no time makes pay. */
function areYears({ minimum, maximum }: PayMention): boolean {
  return [minimum, maximum].every((end) => end === undefined || YEAR.test(end.raw));
}

/** A number without a currency is pay only where a label comes before it or an amount in thousands. */
function mayBePay(mention: PayMention): boolean {
  const amount = mention.maximum ?? mention.minimum;
  if (!amount) return false;
  if (mention.currency === undefined && mention.scale === undefined && areYears(mention)) return false;
  return (
    mention.currency !== undefined || amount.unit > 1 || amount.value >= 1000 || mention.scale !== undefined
  );
}

function readMentions(text: string, context: PayContext): readonly PayMention[] {
  const months = monthsPaidIn(fold(text));
  const plain = months.reduce(
    (rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to),
    text,
  );
  const amounts = findAmounts(plain);
  if (amounts.length === 0) return [];
  const folded = fold(plain);
  const ranges = rangesOf(folded, amounts);
  return ranges
    .map((range, at) => {
      const [previous, next] = [ranges[at - 1]?.to ?? 0, ranges[at + 1]?.from ?? text.length];
      return mentionOf(range, { text: plain, folded, previous, next, months }, context);
    })
    .filter(mayBePay);
}

/** By the text and its context, as JSON. */
const mentionsOfKey = remembered((key) => {
  const [text, context]: [string, PayContext] = JSON.parse(key);
  return readMentions(text, context);
}, PARAGRAPHS);

/** Returns the places of a paragraph that may state the pay, in order. */
export function payMentions(text: string, context: PayContext): readonly PayMention[] {
  return /\d/u.test(text) ? mentionsOfKey(JSON.stringify([text, context])) : [];
}
