import type { ParsedJob } from '@/lib/contracts';
import { type FoundDates, findDates, fold, type PartialDate } from '../../../kernel';
import type { PostingLabel } from '../../../lexicon';
import { toDateValue } from '../../shared/date-value';
import type { Labels } from '../labels';
import type { PostingSection } from '../sections';
import { AGO, DAYS_OF_UNIT, DEADLINE_LEAD, END_LEAD, POSTED_LEAD, START_LEAD } from './vocabulary';

/** When the job starts and ends, until when one may apply, and when it was posted (wire-facts 2.10: yyyy-MM-dd). */

type Day = NonNullable<ParsedJob['startDate']>;

export type JobDates = { start?: Day; end?: Day; deadline?: Day; posted?: Day };

type DateFacts = {
  /** yyyy-MM-dd; stands for today. */
  today: string;
  /** ISO 3166-1 alpha-2; in the United States the month comes before the day. */
  country?: string;
};

const LEAD_REACH = 180;
const MOST_PARAGRAPHS = 400;
const DAY_MS = 86_400_000;

function dayOf(date: PartialDate | undefined): Day | undefined {
  return date ? { value: toDateValue(date).date } : undefined;
}

function dates(text: string, { today, country }: DateFacts): readonly FoundDates[] {
  return findDates(text, { today, dayFirst: country !== 'US' });
}

/** Returns the first date after a label of the kind; of a range its start or its end. */
function labelled(labels: Labels, name: PostingLabel, facts: DateFacts, isEnd = false): Day | undefined {
  for (const { value } of labels.of(name)) {
    const [found] = dates(value, facts);
    const day = dayOf(isEnd ? (found?.end ?? found?.start) : (found?.start ?? found?.end));
    if (day) return day;
  }
  return undefined;
}

/** Returns how many days "3 days ago" goes back, in the languages of the parser; units as written. */
export function daysAgo(text: string): number | undefined {
  const found = AGO.exec(fold(text));
  if (!found) return undefined;
  const [count, unit] = found.slice(1).filter((part) => part !== undefined);
  if (unit === undefined)
    return /^(?:yesterday|gestern|hier|ayer|ieri|gisteren|wczoraj|ontem)$/u.test(count ?? '') ? 1 : 0;
  const days = DAYS_OF_UNIT.find(([pattern]) => pattern.test(unit))?.[1] ?? 1;
  return (Number(count) || 1) * days;
}

function before(today: string, days: number): Day | undefined {
  const time = Date.parse(`${today}T00:00:00Z`) - days * DAY_MS;
  return Number.isNaN(time) ? undefined : { value: new Date(time).toISOString().slice(0, 10) };
}

function postedAgo(labels: Labels, texts: readonly string[], { today }: DateFacts): Day | undefined {
  const candidates = [
    ...labels.of('posted').map(({ value }) => value),
    ...texts.filter((text) => text.length < 80),
  ];
  for (const text of candidates) {
    const days = daysAgo(text);
    if (days !== undefined) return before(today, days);
  }
  return undefined;
}

type Kind = 'deadline' | 'start' | 'end' | 'posted';

/** In the order in which they are asked: "apply until" is a deadline, and "contract from 1 May until" an end. */
const LEADS: readonly (readonly [Kind, RegExp])[] = [
  ['deadline', DEADLINE_LEAD],
  ['posted', POSTED_LEAD],
  ['end', END_LEAD],
  ['start', START_LEAD],
];

/** Returns the text before a date; addresses in it are words like others. */
function leadOf(text: string): string {
  return fold(text).replace(/\S{1,80}@\S{1,120}|https?:\S{1,200}|www\.\S{1,200}/gu, 'address');
}

/** A period between two days in the future is that of the job. */
function isTerm({ start, end }: FoundDates, today: string): boolean {
  if (start?.day === undefined || end?.day === undefined) return false;
  return toDateValue(end).date > today;
}

/** Dates of running text by the words before them. A range is the time of the job if its lead means start or end. */
function fromText(texts: readonly string[], facts: DateFacts): JobDates {
  const found: JobDates = {};
  for (const text of texts) {
    if (!/\d{1,2}|\d{4}/u.test(text)) continue;
    for (const item of dates(text, facts)) {
      if ((item.start ?? item.end)?.month === undefined) continue;
      const folded = leadOf(text.slice(Math.max(0, item.from - LEAD_REACH), item.from));
      // The words "from" and "until" are part of the date found; the lead may end in them.
      const lead = `${folded}${fold(text.slice(item.from, item.from + 14)).match(/^[\p{L}' ]+/u)?.[0] ?? ''}`;
      const kind = LEADS.find(([, pattern]) => pattern.test(folded) || pattern.test(lead))?.[0];
      if (!kind && !isTerm(item, facts.today)) continue;
      if (item.start && item.end && (kind === undefined || kind === 'start' || kind === 'end')) {
        found.start ??= dayOf(item.start) as Day;
        found.end ??= dayOf(item.end) as Day;
      } else if (kind) found[kind] ??= dayOf(item.start ?? item.end) as Day;
    }
  }
  return found;
}

/** Returns the dates of a posting; labels first, then the words before the dates of its sentences. */
export function readDates(sections: readonly PostingSection[], labels: Labels, facts: DateFacts): JobDates {
  const texts = sections
    .filter(({ kind }) => kind !== 'employer')
    .flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
    .slice(0, MOST_PARAGRAPHS);
  const written = fromText(texts, facts);
  const end = labelled(labels, 'end', facts) ?? endOfTerm(labels, facts) ?? written.end;
  const start = labelled(labels, 'start', facts) ?? startOfTerm(labels, facts) ?? written.start;
  const deadline = labelled(labels, 'deadline', facts, true) ?? written.deadline;
  const posted = labelled(labels, 'posted', facts) ?? written.posted ?? postedAgo(labels, texts, facts);
  return {
    ...(start ? { start } : {}),
    ...(end && end.value !== start?.value ? { end } : {}),
    ...(deadline ? { deadline } : {}),
    ...(posted ? { posted } : {}),
  };
}

/** "Contract: fixed term from 1 March 2027 to 31 August 2027". */
function startOfTerm(labels: Labels, facts: DateFacts): Day | undefined {
  for (const { value } of labels.of('contract')) {
    const range = dates(value, facts).find(({ start, end }) => start && end);
    if (range?.start) return dayOf(range.start);
  }
  return undefined;
}

/** "Duration: 1 March 2027 - 31 August 2027". */
function endOfTerm(labels: Labels, facts: DateFacts): Day | undefined {
  for (const name of ['contract', 'start'] as const)
    for (const { value } of labels.of(name)) {
      const range = dates(value, facts).find(({ start, end }) => end && (start || name === 'contract'));
      if (range?.end) return dayOf(range.end);
    }
  return undefined;
}
