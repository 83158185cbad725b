import { type FoundDates, findDates, type PartialDate, squeeze, withoutDates } from '../../../kernel';
import type { ParsedEducation, ParsedPosition } from '../entries/model';
import type { Section, SectionKind } from '../headings/kinds';
import { isNameOfLeave } from '../positions/leave';

/**
 * Periods that the document gives and no entry has: where one stands, a job or a study was probably not read. In CVs of
 * people (290 with truth) 81 of 105 such periods are those of jobs and studies that were lost.
 */

/** Text of the document that is part of no entry, as written. */
export type Unread = { about: 'position' | 'education'; text: string };

/** Returns each text once. */
export const eachOnce = (unread: readonly Unread[]): Unread[] => [
  ...new Map(unread.map((one) => [one.text, one])).values(),
];

/** Sections in which a period is one of work or study; courses, offices and papers have periods of their own. */
const CAREER: ReadonlySet<SectionKind> = new Set([
  'workHistory',
  'education',
  'contact',
  'personal',
  'summary',
  'objective',
  'skills',
  'other',
]);

/** Signs of a notice at the foot of a page, whose years are those of its maker. */
const NOTICE = /©|https?:|www\./u;

type Known = Pick<ParsedPosition, 'startDate' | 'endDate'> | Pick<ParsedEducation, 'startDate' | 'endDate'>;
type Ends = Known['startDate'];

/** True for a value that may be the written date: as much of it as both give is the same. */
function isSame(value: Ends, date: PartialDate): boolean {
  if (!value || value.isCurrentDate) return false;
  const [year, month] = value.date.split('-').map(Number);
  if (year !== date.year) return false;
  return !value.foundMonth || date.month === undefined || month === date.month;
}

/** True for an entry that has the period, or what is written of one that goes on in another line. */
function hasPeriod({ startDate, endDate }: Known, { start, end, isCurrent }: FoundDates): boolean {
  if (start && !isSame(startDate, start) && !isSame(endDate, start)) return false;
  return end === undefined || isCurrent || isSame(endDate, end) || isSame(startDate, end);
}

/** True for a line that names a leave, or stands beside one that does: time away from work is no job. */
function isOfLeave(texts: readonly string[], at: number, today: string): boolean {
  return texts
    .slice(Math.max(0, at - 1), at + 2)
    .some((text) => isNameOfLeave(withoutDates(text, findDates(text, { today }))));
}

/** Returns the periods written in a section that none of the entries has. */
function unreadIn({ kind, lines }: Section, entries: readonly Known[], today: string): Unread[] {
  const texts = lines.map(({ line }) => line.text);
  return texts.flatMap((text, at) => {
    const unread = findDates(text, { today }).filter(
      (dates) => !dates.isSingle && !entries.some((entry) => hasPeriod(entry, dates)),
    );
    if (unread.length === 0 || NOTICE.test(text) || isOfLeave(texts, at, today)) return [];
    return unread.map(({ from, to }) => ({
      about: kind === 'education' ? ('education' as const) : ('position' as const),
      text: squeeze(text.slice(from, to)),
    }));
  });
}

/** Returns the periods of sections about a career that none of the entries has, each once. */
export function unreadDatesOf(
  sections: readonly Section[],
  entries: readonly Known[],
  today: string,
): Unread[] {
  const unread = sections
    .filter(({ kind }) => CAREER.has(kind))
    .flatMap((section) => unreadIn(section, entries, today));
  return eachOnce(unread);
}
