import { compareDates, type FoundDates, type PartialDate } from '../../../kernel';
import { evidenceOf } from '../../shared/wording/evidence';
import { datesOf } from '../entries/dates';
import type { PositionDraft } from './build';

/** Several roles with one employer: the employer stands once, above its roles. */

/** A year alone lasts until its end. */
const toItsEnd = ({ month = 12, ...date }: PartialDate): PartialDate => ({ ...date, month });

function covers(outer: FoundDates | undefined, inner: FoundDates | undefined): boolean {
  if (!outer?.start || !inner?.start || compareDates(outer.start, inner.start) > 0) return false;
  if (outer.isCurrent) return true;
  const end = inner.end ?? inner.start;
  return outer.end !== undefined && compareDates(toItsEnd(outer.end), end) >= 0 && !inner.isCurrent;
}

/** A name with a comma ("Marsh, Reed & Partners LLP") that was taken for a title and an employer, whole again. */
function withWholeName(draft: PositionDraft): PositionDraft {
  const { what, where, ...others } = draft.assignment;
  if (!what?.isHalf || !where?.isHalf || what.line !== where.line || what.column > where.column) return draft;
  if (evidenceOf(what.text).title > 0 || where.separator.trim() !== ',') return draft;
  return {
    ...draft,
    assignment: { ...others, where: { ...where, text: `${what.text}${where.separator}${where.text}` } },
  };
}

/** An employer without a title or a text of its own, whose time covers that of the role below. */
function isGroupHeader(draft: PositionDraft, next: PositionDraft | undefined): boolean {
  const { what, where } = draft.assignment;
  if (next === undefined || what || !where || draft.segment.body.length > 1) return false;
  if (next.assignment.where !== undefined) return false;
  return draft.segment.anchor < 0 || covers(datesOf(draft.segment), datesOf(next.segment));
}

/** True when the employer stands on a line of its own above the title, in a style that the role below does not have. */
function standsAbove(group: PositionDraft, role: PositionDraft): boolean {
  const { what, where } = group.assignment;
  if (what === undefined || where === undefined || where.row >= what.row) return false;
  return group.segment.header[where.row]?.style !== role.segment.header[0]?.style;
}

function withEmployer(role: PositionDraft, group: PositionDraft): PositionDraft {
  const { where } = group.assignment;
  const places = role.header.places.length > 0 ? role.header.places : group.header.places;
  return {
    ...role,
    header: { ...role.header, places },
    assignment: { ...role.assignment, ...(where && { where }) },
  };
}

/** Gives roles without an employer the one that stands above them, and drops headers that only name it. */
export function inheritEmployers(drafts: readonly PositionDraft[]): PositionDraft[] {
  const result: PositionDraft[] = [];
  let group: { draft: PositionDraft; isHeader: boolean } | undefined;
  drafts.forEach((written, n) => {
    const whole = withWholeName(written);
    const isHeader = isGroupHeader(whole, drafts[n + 1]);
    const draft = isHeader ? whole : written;
    if (draft.assignment.where !== undefined) group = { draft, isHeader };
    if (isHeader) return;
    const inherits =
      draft.assignment.where === undefined &&
      draft.assignment.what !== undefined &&
      group !== undefined &&
      (group.isHeader || standsAbove(group.draft, draft));
    result.push(inherits && group ? withEmployer(draft, group.draft) : draft);
  });
  return result;
}
