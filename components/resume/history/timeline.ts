import {
  type DatedMonth,
  datedMonth,
  durationText,
  type Month,
  monthsBetween,
  monthText,
} from '@/components/dossier/months';
import type { ParsedResume } from '@/lib/contracts';

/**
 * Lays out the career to scale: the place and lane of each span, and the time that is unaccounted for.
 *
 * It only arranges what the parser read. Entries without a beginning are left out and counted in `undated`.
 */

export type TimelineSpan = {
  readonly id: string;
  readonly kind: 'work' | 'education';
  readonly label: string;
  readonly place: string;
  readonly from: Month;
  /** The first month after the span. */
  readonly to: Month;
  /** Spans of one lane do not overlap; lane 0 is the first. */
  readonly lane: number;
  readonly current: boolean;
  readonly text: string;
};

/** Months between two positions. `studying` when education fills at least half of them. */
export type TimelineGap = {
  readonly from: Month;
  readonly to: Month;
  readonly about: boolean;
  readonly studying: boolean;
  readonly text: string;
};

export type TimelineOverlap = {
  readonly ids: readonly [string, string];
  readonly months: number;
  readonly text: string;
};

export type Timeline = {
  readonly from: Month;
  readonly to: Month;
  readonly spans: readonly TimelineSpan[];
  readonly workLanes: number;
  readonly educationLanes: number;
  readonly gaps: readonly TimelineGap[];
  readonly overlaps: readonly TimelineOverlap[];
  /** Januaries to draw a line at. */
  readonly ticks: readonly Month[];
  readonly undated: number;
};

/** Shorter holes between two positions are notice periods and holidays. */
const GAP_WORTH_NAMING = 3;

/** Where only years are known, a gap this short may not be one. */
const VAGUE_GAP_WORTH_NAMING = 12;

const OVERLAP_WORTH_NAMING = 2;
const MOST_TICKS = 8;

type Draft = Omit<TimelineSpan, 'lane' | 'text'> & { begins: DatedMonth; ends: DatedMonth };

/** Arranges the positions and the education of a resume; undefined when no position has a date. */
export function buildTimeline(resume: ParsedResume, now: Month): Timeline | undefined {
  const positions = resume.employmentHistory?.positions ?? [];
  const work = positions.flatMap((position) => workSpan(position, now));
  if (work.length === 0) return undefined;
  const study = (resume.education?.educationDetails ?? []).flatMap((entry) => educationSpan(entry, now));
  const workLanes = inLanes(work);
  const educationLanes = inLanes(study);
  const spans = [...workLanes, ...educationLanes];
  const from = Math.min(...spans.map((span) => span.from));
  const to = Math.max(...spans.map((span) => span.to));
  return {
    from,
    to,
    spans,
    workLanes: laneCount(workLanes),
    educationLanes: laneCount(educationLanes),
    gaps: gapsBetween(work, study),
    overlaps: overlapsAmong(work),
    ticks: yearTicks(from, to),
    undated: positions.length - work.length,
  };
}

type Positions = NonNullable<NonNullable<ParsedResume['employmentHistory']>['positions']>;
type EducationEntries = NonNullable<NonNullable<ParsedResume['education']>['educationDetails']>;

function workSpan(position: Positions[number], now: Month): Draft[] {
  const current = position.isCurrent === true || position.endDate?.isCurrentDate === true;
  const begins = datedMonth(position.startDate, now);
  if (!begins) return [];
  const ends = datedMonth(position.endDate, now) ?? (current ? { month: now, exact: true } : begins);
  return [
    {
      id: position.id,
      kind: 'work',
      label: position.jobTitle?.raw ?? 'Untitled position',
      place: position.employer?.name?.raw ?? '',
      current,
      ...bounds(begins, ends),
    },
  ];
}

function educationSpan(entry: EducationEntries[number], now: Month): Draft[] {
  const ends = datedMonth(entry.endDate ?? entry.lastEducationDate, now);
  const begins = datedMonth(entry.startDate, now);
  if (!ends || !begins) return [];
  return [
    {
      id: entry.id,
      kind: 'education',
      label: entry.degree?.name?.raw ?? entry.majors?.[0] ?? 'Education',
      place: entry.schoolName?.raw ?? '',
      current: entry.endDate?.isCurrentDate === true,
      ...bounds(begins, ends),
    },
  ];
}

/** A span ends with its last month; one with only a year covers that year. */
function bounds(begins: DatedMonth, ends: DatedMonth): Pick<Draft, 'begins' | 'ends' | 'from' | 'to'> {
  const [first, last] = begins.month <= ends.month ? [begins, ends] : [ends, begins];
  const sameYearAlone = first.month === last.month && !first.exact && !last.exact;
  if (sameYearAlone) return { begins: first, ends: last, from: first.month - 6, to: first.month + 6 };
  return { begins: first, ends: last, from: first.month, to: last.exact ? last.month + 1 : last.month };
}

/** Leaving one job and beginning the next in the same month is not an overlap: the first is drawn up to the second. */
const SHARED_MONTH = 1;

function inLanes(drafts: readonly Draft[]): TimelineSpan[] {
  const spans: TimelineSpan[] = [];
  const lastOfLane: number[] = [];
  for (const draft of drafts.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const follows = (index: number) => {
      const last = spans[index];
      return last !== undefined && last.to - SHARED_MONTH <= draft.from && last.from < draft.from;
    };
    const free = lastOfLane.findIndex(follows);
    const lane = free >= 0 ? free : lastOfLane.length;
    const before = lastOfLane[free] ?? -1;
    const last = spans[before];
    if (last) spans[before] = { ...last, to: Math.min(last.to, draft.from) };
    lastOfLane[lane] = spans.length;
    spans.push(spanOf(draft, lane));
  }
  return spans;
}

function spanOf({ begins, ends, ...draft }: Draft, lane: number): TimelineSpan {
  const period = `${monthText(begins)} to ${draft.current ? 'present' : monthText(ends)}`;
  const name = draft.place ? `${draft.label}, ${draft.place}` : draft.label;
  return { ...draft, lane, text: `${name}: ${period}, ${durationText(monthsBetween(begins, ends))}` };
}

function laneCount(spans: readonly TimelineSpan[]): number {
  return spans.reduce((most, span) => Math.max(most, span.lane + 1), 0);
}

function gapsBetween(work: readonly Draft[], study: readonly Draft[]): TimelineGap[] {
  const gaps: TimelineGap[] = [];
  let last: Draft | undefined;
  for (const next of work.toSorted((a, b) => a.from - b.from)) {
    if (last && next.from > last.to) gaps.push(...gapBetween(last, next, study));
    if (!last || next.to > last.to) last = next;
  }
  return gaps;
}

function gapBetween(last: Draft, next: Draft, study: readonly Draft[]): TimelineGap[] {
  const months = next.from - last.to;
  const about = !last.ends.exact || !next.begins.exact;
  if (months < (about ? VAGUE_GAP_WORTH_NAMING : GAP_WORTH_NAMING)) return [];
  const studied = study.reduce((sum, span) => sum + sharedMonths(span, { from: last.to, to: next.from }), 0);
  const studying = studied >= months / 2;
  const length = `${about ? 'about ' : ''}${durationText(months)}`;
  const text = `${length} between ${last.place || last.label} and ${next.place || next.label}${studying ? ', mostly in education' : ''}`;
  return [{ from: last.to, to: next.from, about, studying, text }];
}

function overlapsAmong(work: readonly Draft[]): TimelineOverlap[] {
  const found: TimelineOverlap[] = [];
  for (const [index, one] of work.entries()) {
    for (const other of work.slice(index + 1)) {
      const months = sharedMonths(one, other);
      if (months < OVERLAP_WORTH_NAMING) continue;
      const names = `${one.place || one.label} and ${other.place || other.label}`;
      found.push({
        ids: [one.id, other.id],
        months,
        text: `${names} at the same time for ${durationText(months)}`,
      });
    }
  }
  return found;
}

function sharedMonths(a: { from: Month; to: Month }, b: { from: Month; to: Month }): number {
  return Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from));
}

function yearTicks(from: Month, to: Month): Month[] {
  const years = Math.ceil((to - from) / 12);
  const step = [1, 2, 5, 10, 20].find((candidate) => years / candidate <= MOST_TICKS) ?? 50;
  const ticks: Month[] = [];
  const first = Math.ceil(from / 12 / step) * step;
  for (let year = first; year * 12 <= to; year += step) ticks.push(year * 12);
  return ticks;
}
