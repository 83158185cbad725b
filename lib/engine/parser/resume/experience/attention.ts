import type { ParsedPosition } from '../entries/model';
import { spanOfPosition, union } from './months';

/** Findings of a career that a recruiter will want to ask about (parsing.md, AttentionNeeded). */

const LONG_GAP = 12;
const MANY_OVERLAPS = 6;
const SHORT_STAY = 6;
const SHORT_STAYS = 3;

function monthText(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}

function gaps(positions: readonly ParsedPosition[]): string[] {
  const joined = union(positions.flatMap((position) => spanOfPosition(position) ?? []));
  return joined.flatMap((span, i) => {
    const next = joined[i + 1];
    const months = next ? next.from - span.to - 1 : 0;
    return next && months > LONG_GAP
      ? [`No position for ${months} months between ${monthText(span.to)} and ${monthText(next.from)}.`]
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
  return positions.flatMap(({ id, startDate, endDate }) => {
    if (startDate?.foundYear && endDate?.foundYear && endDate.date < startDate.date)
      return [`${id} ends before it begins.`];
    return startDate?.foundYear && startDate.date > today ? [`${id} begins in the future.`] : [];
  });
}

function overlappingWork(positions: readonly ParsedPosition[]): string[] {
  const spans = positions.flatMap((position) => {
    const span = spanOfPosition(position);
    return span && position.jobType !== 'volunteer' && position.jobType !== 'internship'
      ? [{ id: position.id, span }]
      : [];
  });
  return spans.flatMap((a, i) =>
    spans.slice(i + 1).flatMap((b) => {
      const months = Math.min(a.span.to, b.span.to) - Math.max(a.span.from, b.span.from);
      return months > MANY_OVERLAPS ? [`${a.id} and ${b.id} overlap by ${months} months.`] : [];
    }),
  );
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

/** One sentence for each finding, or undefined when there is none. */
export function attentionNeeded(positions: readonly ParsedPosition[], today: string): string | undefined {
  const findings = [
    ...wrongDates(positions, today),
    ...gaps(positions),
    ...sinceLast(positions, today),
    ...overlappingWork(positions).slice(0, 5),
    ...shortStays(positions),
  ];
  return findings.length > 0 ? findings.join(' ') : undefined;
}
