import type { ParsedPosition } from '../entries/model';
import { spanOfPosition, union } from './months';

/** Findings of a career that a recruiter will want to ask about (parsing.md, AttentionNeeded). */

const LONG_GAP = 12;
const MANY_OVERLAPS = 6;
/** Most overlaps reported: three hundred positions of the same years overlap 45,000 times. */
const MOST_OVERLAPS = 5;
const SHORT_STAY = 6;
const SHORT_STAYS = 3;

const MONTH = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const lengthIn = (unit: 'year' | 'month') =>
  new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' });
const [YEARS, MONTHS] = [lengthIn('year'), lengthIn('month')];

function monthText(month: number): string {
  return MONTH.format(Date.UTC(Math.floor(month / 12), month % 12));
}

function durationText(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [years > 0 && YEARS.format(years), rest > 0 && MONTHS.format(rest)].filter(Boolean).join(' and ');
}

/** Returns a short name for a position. */
function nameOf({ jobTitle, employer }: ParsedPosition): string {
  const names = [jobTitle?.raw, employer?.name?.raw].filter(Boolean);
  return names.length > 0 ? names.join(' at ') : 'a position without a title';
}

const atTheStart = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function gaps(positions: readonly ParsedPosition[]): string[] {
  const joined = union(positions.flatMap((position) => spanOfPosition(position) ?? []));
  return joined.flatMap((span, i) => {
    const next = joined[i + 1];
    const months = next ? next.from - span.to - 1 : 0;
    return next && months > LONG_GAP
      ? [`No position for ${durationText(months)} between ${monthText(span.to)} and ${monthText(next.from)}.`]
      : [];
  });
}

function sinceLast(positions: readonly ParsedPosition[], today: string): string[] {
  if (positions.some(({ isCurrent }) => isCurrent)) return [];
  const last = Math.max(
    ...positions.map((position) => spanOfPosition(position)?.to ?? Number.NEGATIVE_INFINITY),
  );
  const now = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return Number.isFinite(last) && now - last > LONG_GAP ? [`No position since ${monthText(last)}.`] : [];
}

function wrongDates(positions: readonly ParsedPosition[], today: string): string[] {
  return positions.flatMap((position) => {
    const { startDate, endDate } = position;
    if (startDate?.foundYear && endDate?.foundYear && endDate.date < startDate.date)
      return [`${atTheStart(nameOf(position))} ends before it begins.`];
    return startDate?.foundYear && startDate.date > today
      ? [`${atTheStart(nameOf(position))} begins in the future.`]
      : [];
  });
}

function overlappingWork(positions: readonly ParsedPosition[]): string[] {
  const spans = positions.flatMap((position) => {
    const span = spanOfPosition(position);
    return span && position.jobType !== 'volunteer' && position.jobType !== 'internship'
      ? [{ name: nameOf(position), span }]
      : [];
  });
  const overlaps: string[] = [];
  for (const [i, a] of spans.entries())
    for (const b of spans.slice(i + 1)) {
      const months = Math.min(a.span.to, b.span.to) - Math.max(a.span.from, b.span.from);
      if (months <= MANY_OVERLAPS) continue;
      overlaps.push(`${atTheStart(a.name)} and ${b.name} overlap by ${durationText(months)}.`);
      if (overlaps.length === MOST_OVERLAPS) return overlaps;
    }
  return overlaps;
}

function shortStays(positions: readonly ParsedPosition[]): string[] {
  const short = positions.filter((position) => {
    const span = spanOfPosition(position);
    const isPassing =
      position.jobType === 'internship' || position.jobType === 'contract' || position.jobType === 'temp';
    return span && !position.isCurrent && !isPassing && span.to - span.from < SHORT_STAY;
  });
  return short.length >= SHORT_STAYS
    ? [`${short.length} positions lasted less than ${SHORT_STAY} months.`]
    : [];
}

/** Returns one sentence for each finding, or undefined without any. */
export function attentionNeeded(positions: readonly ParsedPosition[], today: string): string | undefined {
  const findings = [
    ...wrongDates(positions, today),
    ...gaps(positions),
    ...sinceLast(positions, today),
    ...overlappingWork(positions),
    ...shortStays(positions),
  ];
  return findings.length > 0 ? findings.join(' ') : undefined;
}
