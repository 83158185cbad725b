import { compareDates, type FoundDates } from '../../../kernel';
import { datesOf } from '../entries/dates';
import type { PositionDraft } from './build';

/** Several roles with one employer: the employer stands once, above its roles. */

function covers(outer: FoundDates | undefined, inner: FoundDates | undefined): boolean {
  if (!outer?.start || !inner?.start || compareDates(outer.start, inner.start) > 0) return false;
  if (outer.isCurrent) return true;
  return (
    outer.end !== undefined &&
    (inner.end ?? inner.start) !== undefined &&
    compareDates(outer.end, inner.end ?? inner.start) >= 0 &&
    !inner.isCurrent
  );
}

/** An employer without a title or a text of its own, whose time covers that of the role below. */
function isGroupHeader(draft: PositionDraft, next: PositionDraft | undefined): boolean {
  if (
    next === undefined ||
    draft.assignment.title ||
    !draft.assignment.employer ||
    draft.segment.body.length > 1
  )
    return false;
  if (next.assignment.employer !== undefined) return false;
  return draft.segment.anchor < 0 || covers(datesOf(draft.segment), datesOf(next.segment));
}

/** Gives roles without an employer the one that stands above them, and drops headers that only name it. */
export function inheritEmployers(drafts: readonly PositionDraft[]): PositionDraft[] {
  const result: PositionDraft[] = [];
  let employer: PositionDraft | undefined;
  drafts.forEach((draft, n) => {
    if (draft.assignment.employer !== undefined) employer = draft;
    if (isGroupHeader(draft, drafts[n + 1])) return;
    const inherited = employer?.assignment.employer;
    if (
      draft.assignment.employer !== undefined ||
      inherited === undefined ||
      draft.assignment.title === undefined
    ) {
      result.push(draft);
      return;
    }
    const places = draft.header.places.length > 0 ? draft.header.places : (employer?.header.places ?? []);
    result.push({
      ...draft,
      header: { ...draft.header, places },
      assignment: { ...draft.assignment, employer: inherited },
    });
  });
  return result;
}
