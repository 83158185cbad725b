import { writtenDocument } from '../../shared/testing/written';
import type { ParsedPosition } from '../entries/model';
import { readPositions } from '../positions';
import { findSections } from '../sections';

const context = { documentLastModified: '2026-03-01' };

function period({ startDate, endDate, isCurrent }: ParsedPosition): string {
  const shown = (value: ParsedPosition['startDate']) =>
    value ? (value.foundMonth ? value.date.slice(0, 7) : value.date.slice(0, 4)) : '?';
  return `${shown(startDate)} - ${isCurrent ? 'now' : shown(endDate)}`;
}

/** Returns the positions of a written document. */
export function positionsOf(text: string): ParsedPosition[] {
  return readPositions(findSections(writtenDocument(text)), context).map(({ position }) => position);
}

/** Returns `title @ employer, start - end` for each position; missing parts of dates are left out. */
export function read(text: string): string[] {
  return positionsOf(text).map(
    (position) =>
      `${position.jobTitle?.raw ?? '-'} @ ${position.employer?.name?.raw ?? '-'}, ${period(position)}`,
  );
}
