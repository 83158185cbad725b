import { compareDates, type FoundDates, type PartialDate } from '../../../kernel';
import { evidenceOf } from '../../shared/wording/evidence';
import { datesOf } from '../entries/dates';
import type { PositionDraft } from './build';

/** Several roles with one employer: the employer is named once, above its roles. */

/** Extends a lone year to its end. */
const toItsEnd = ({ month = 12, ...date }: PartialDate): PartialDate => ({ ...date, month });

function covers(outer: FoundDates | undefined, inner: FoundDates | undefined): boolean {
  if (!outer?.start || !inner?.start || compareDates(outer.start, inner.start) > 0) return false;
  if (outer.isCurrent) return true;
  const end = inner.end ?? inner.start;
  return outer.end !== undefined && compareDates(toItsEnd(outer.end), end) >= 0 && !inner.isCurrent;
}

/** Restores a name with a comma ("Marsh, Reed & Partners LLP") that was split into a title and an employer. */
function withWholeName(draft: PositionDraft): PositionDraft {
  const { what, where, ...others } = draft.assignment;
  if (!what?.isHalf || !where?.isHalf || what.line !== where.line || what.column > where.column) return draft;
  if (evidenceOf(what.text).title > 0 || where.separator.trim() !== ',') return draft;
  return {
    ...draft,
    assignment: { ...others, where: { ...where, text: `${what.text}${where.separator}${where.text}` } },
  };
}

/** Evidence from which on words surely are those of an organisation, and that which any name in capitals has. */
const ORGANISATION = { sure: 1.5, any: 0.5 };

/** True for an employer that is the first line about a role, in words that no organisation has. */
function isTextOfRole({ assignment: { what, where }, isRecord }: PositionDraft): boolean {
  if (isRecord || what === undefined || where === undefined || where.row <= what.row) return false;
  const { organisation } = evidenceOf(where.text);
  return !where.isLedTo && organisation < ORGANISATION.any && evidenceOf(what.text).title >= ROLE;
}

/** True for an employer without a title or text, whose period covers that of the role below. */
function isGroupHeader(draft: PositionDraft, next: PositionDraft | undefined): boolean {
  const { what, where } = draft.assignment;
  if (next === undefined || what || !where || draft.segment.body.length > 1) return false;
  const isCovered = covers(datesOf(draft.segment), datesOf(next.segment));
  if (next.assignment.where !== undefined)
    return isCovered && isTextOfRole(next) && evidenceOf(where.text).organisation >= ORGANISATION.sure;
  return draft.segment.anchor < 0 || isCovered;
}

/** True for a role within the time of its employer that seems to name another one, and does not. */
function isRoleOf(role: PositionDraft, employer: PositionDraft): boolean {
  return isTextOfRole(role) && covers(datesOf(employer.segment), datesOf(role.segment));
}

/** True when the employer is on a separate line above the title, in a style that the role below does not have. */
function standsAbove(group: PositionDraft, role: PositionDraft): boolean {
  const { what, where } = group.assignment;
  if (what === undefined || where === undefined || where.row >= what.row) return false;
  return group.segment.header[where.row]?.style !== role.segment.header[0]?.style;
}

/** True for an entry whose employer is on a separate line above its title. */
function isBelowEmployer({ assignment: { what, where }, isRecord }: PositionDraft): boolean {
  return !isRecord && what !== undefined && where !== undefined && where.row < what.row;
}

/** Most days between two roles with one employer. */
const MOST_DAYS = 62;
const dayOf = ({ year, month = 1, day = 1 }: PartialDate) => year * 365 + month * 30 + day;

/** True where one period begins when the other ends, by months or, without months, by years. */
function adjoin(a: FoundDates | undefined, b: FoundDates | undefined): boolean {
  if (!a?.start || !b?.start || a.isSingle || b.isSingle) return false;
  const meets = (end: PartialDate | undefined, start: PartialDate) => {
    if (end === undefined) return false;
    if (end.month === undefined || start.month === undefined) return end.year === start.year;
    return Math.abs(dayOf(start) - dayOf(end)) <= MOST_DAYS;
  };
  return meets(a.end, b.start) || meets(b.end, a.start);
}

/**
 * True for a title alone directly below such an entry, whose period adjoins the other: another role with the same
 * employer, where the section lists its employers in this way.
 */
function goesOnWith(role: PositionDraft, before: PositionDraft | undefined, areAbove: boolean): boolean {
  const { what } = role.assignment;
  if (!areAbove || before === undefined || what === undefined || role.isRecord) return false;
  if (evidenceOf(what.text).title < ROLE || evidenceOf(what.text).isSelfEmployed) return false;
  return adjoin(datesOf(before.segment), datesOf(role.segment));
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

/** Evidence from which on words surely are those of a title. */
const ROLE = 2;
/** Of the entries that are whole, how many must have their employer above their title for it to be the way of the section. */
const MOSTLY = 0.7;

function areEmployersAbove(drafts: readonly PositionDraft[]): boolean {
  const whole = drafts.filter(({ assignment: { what, where } }) => what !== undefined && where !== undefined);
  return whole.filter(isBelowEmployer).length > MOSTLY * whole.length;
}

/** Gives roles without an employer the one that is above them, and drops headers that only name it. */
export function inheritEmployers(drafts: readonly PositionDraft[]): PositionDraft[] {
  const result: PositionDraft[] = [];
  const areAbove = areEmployersAbove(drafts);
  let group: { draft: PositionDraft; isHeader: boolean } | undefined;
  drafts.forEach((written, n) => {
    const whole = withWholeName(written);
    const isHeader = isGroupHeader(whole, drafts[n + 1]);
    const draft = isHeader ? whole : written;
    const isTold = group?.isHeader === true && isRoleOf(draft, group.draft);
    if (draft.assignment.where !== undefined && !isTold) group = { draft, isHeader };
    if (isHeader) return;
    const inherits =
      (draft.assignment.where === undefined || isTold) &&
      draft.assignment.what !== undefined &&
      group !== undefined &&
      (group.isHeader || standsAbove(group.draft, draft) || goesOnWith(draft, result.at(-1), areAbove));
    result.push(inherits && group ? withEmployer(draft, group.draft) : draft);
  });
  return result;
}
