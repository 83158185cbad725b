import { counted, dayText } from '@/components/dossier/words';
import { yearlyText } from '@/components/job/words';
import {
  alternativesIn,
  type MarketField,
  type MarketFilter,
  type MarketPage,
  type MarketPay,
  WORDS,
} from '@/lib/recruiter/vocabulary';
import { MODIFIERS, partsOfName } from './modifiers';

/** Filters, pay and months of the market in words. */

const numbers = new Intl.NumberFormat('en-GB');
const months = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

export function count(value: number): string {
  return numbers.format(value);
}

/** Returns `Nov 2026` for `2026-11`. */
export function monthText(month: string): string {
  const time = Date.parse(`${month}-01T00:00:00Z`);
  return Number.isNaN(time) ? month : months.format(time);
}

/** Returns the days of a month as a range of the API. */
export function rangeOfMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return `${month}-01__${new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)}`;
}

/** Returns pay a year, or else as it is stated. */
export function payText({ from, to, currency, stated }: MarketPay): string {
  return yearlyText({ from, to }, currency) || stated || '';
}

const EXISTENCE = new Map([
  ['_exists', 'given'],
  ['_not_exists', 'not given'],
]);
/** Values may be called like a member of every object. */
type Labels = ReadonlyMap<string, string>;
const UNITS: Readonly<Record<string, string>> = { m: 'month', q: 'quarter', y: 'year' };

function calendarText(value: string): string {
  const [, number, unit = ''] = /^(\d+)([mqy])$/.exec(value) ?? [];
  const noun = UNITS[unit];
  if (!noun) return value;
  return number === '1' ? noun : `${number} ${noun}s`;
}

const INTERVALS: Readonly<Record<string, string>> = { d: 'day', w: 'week', M: 'month', y: 'year' };

/** Returns `7 days ago` for `today||-7d`; other expressions unchanged. */
function relativeText(day: string): string {
  const [, sign, number, unit = ''] = /^today\|\|([+-])(\d+)([dwMy])$/.exec(day) ?? [];
  if (!sign) return day;
  const interval = counted(Number(number), INTERVALS[unit] ?? unit);
  return sign === '-' ? `${interval} ago` : `in ${interval}`;
}

/** Returns an end of a range in words: a day or a number. */
function endText(end: string): string | undefined {
  if (end === '') return undefined;
  if (/^\d{4}-\d{2}-\d{2}$/.test(end)) return dayText(end);
  return /^-?\d+$/.test(end) ? count(Number(end)) : relativeText(end);
}

function rangeWords(value: string): string {
  const [from = '', to = ''] = value.split('__');
  const month = /^(\d{4}-\d{2})-01$/.exec(from)?.[1];
  if (month && rangeOfMonth(month) === value) return monthText(month);
  const [first, last] = [endText(from), endText(to)];
  if (first && last) return `${first} to ${last}`;
  return first ? `from ${first}` : last ? `up to ${last}` : value;
}

function valueText(value: string, suffixes: readonly string[], labels: Labels): string {
  const existence = EXISTENCE.get(value);
  if (existence) return existence;
  if (suffixes.includes('range')) return rangeWords(value);
  if (suffixes.includes('calendar')) return calendarText(value);
  if (suffixes.includes('radius')) {
    const cut = value.lastIndexOf('__');
    const place = value.slice(0, Math.max(cut, 0));
    return `${value.slice(cut + 2)} km of ${labels.get(place) ?? place}`;
  }
  return labels.get(value) ?? value;
}

/** Filters whose value is itself a query, in which a bar does not separate values. */
function isOneValue(field: MarketField | undefined, suffixes: readonly string[]): boolean {
  const isQuery = ['full_text', 'job_title', 'organization_name'].includes(field?.name ?? '');
  return isQuery && !suffixes.includes('exact') && !suffixes.includes('prefix');
}

function truth(value: string): string {
  return /^(?:1|true|yes)$/i.test(value) ? 'yes' : 'no';
}

/** Returns the meaning of the suffixes of a filter; nothing where its value shows it. */
function howText(suffixes: readonly string[]): string {
  const isNegated = suffixes.includes('not');
  const others = MODIFIERS.filter(({ suffix }) => suffix !== 'range' && suffix !== 'not').filter(
    ({ suffix }) => suffixes.includes(suffix),
  );
  if (others.length === 0) return isNegated ? 'is not' : '';
  const words = others.map((each) => each.words).join(', ');
  return isNegated ? words.replace(/^(?:is )?/, 'is not ') : words;
}

type Said = { label: string; how: string; values: string };

function saidOf(
  { name, value }: MarketFilter,
  fields: readonly MarketField[],
  labels: MarketPage['labels'],
): Said {
  const { level, field: fieldName, suffixes } = partsOfName(name);
  const field = fields.find((known) => known.name === fieldName);
  const label = [field?.label ?? fieldName, level === 'posting:' ? '(of a posting)' : ''].filter(Boolean);
  if (field?.type === 'boolean') return { label: label.join(' '), how: '', values: truth(value) };
  const known = new Map(Object.entries(labels[fieldName] ?? {}));
  const values = isOneValue(field, suffixes) ? [value] : alternativesIn(value);
  const words = values.map((each) => valueText(each, suffixes, known)).join(' or ');
  return { label: label.join(' '), how: howText(suffixes), values: words };
}

/** Returns a filter in words: `Profession: Registered Nurse or Midwife`. */
export function filterText(
  filter: MarketFilter,
  fields: readonly MarketField[],
  labels: MarketPage['labels'],
): string {
  const { label, how, values } = saidOf(filter, fields, labels);
  return `${label}${how ? ` ${how}` : ':'} ${values}`;
}

/** Returns a question as a short name: `Registered Nurse, London`. An unclear value gets the name of its field. */
export function questionName(
  filters: readonly MarketFilter[],
  fields: readonly MarketField[],
  labels: MarketPage['labels'],
): string {
  const names = filters.map((filter) => {
    const { how, values } = saidOf(filter, fields, labels);
    const isPlain = how === '' && !/^(?:yes|no|(?:not )?given)$|\d/.test(values);
    return isPlain || filter.name === WORDS ? values : filterText(filter, fields, labels);
  });
  return names.join(', ');
}
