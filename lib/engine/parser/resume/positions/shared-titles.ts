import { evidenceOf } from '../../shared/wording/evidence';
import { datesOf } from '../entries/dates';
import type { PositionDraft } from './build';

/** Several employers below one title: the title is written once, above them. */

/** True for an entry whose title is on a separate line above its employer, and which has nothing more. */
function opensList({ assignment: { what, where }, segment, isRecord }: PositionDraft): boolean {
  if (isRecord || what === undefined || where === undefined || what.row >= where.row) return false;
  return segment.body.length === 0 && evidenceOf(what.text).title > 0;
}

/** True for an employer with a period and nothing else. */
function isEmployerAlone({ assignment: { what, where }, segment, isRecord }: PositionDraft): boolean {
  if (isRecord || what !== undefined || where === undefined || segment.header.length > 1) return false;
  return datesOf(segment)?.isSingle === false && evidenceOf(where.text).title <= 0;
}

/** Restores an employer from a name and its town ("The Limes, Norwich") that were taken for a title and an employer. */
function withWholeEmployer(draft: PositionDraft): PositionDraft {
  const { what, where, ...others } = draft.assignment;
  if (!what?.isHalf || !where?.isHalf || what.line !== where.line) return draft;
  if (evidenceOf(what.text).title > 0 || evidenceOf(where.text).title > 0) return draft;
  const [first, last] = what.column < where.column ? [what, where] : [where, what];
  const whole = { ...first, text: `${first.text}${last.separator}${last.text}` };
  return { ...draft, assignment: { ...others, where: whole } };
}

/** Gives employers without a title the one above the list that they are part of. */
export function inheritTitles(drafts: readonly PositionDraft[]): PositionDraft[] {
  let title: PositionDraft['assignment']['what'];
  return drafts.map((written) => {
    const draft = title === undefined ? written : withWholeEmployer(written);
    const inherits = title !== undefined && isEmployerAlone(draft);
    const named =
      inherits && title ? { ...draft, assignment: { ...draft.assignment, what: title } } : written;
    if (opensList(draft)) title = draft.assignment.what;
    else if (!inherits || draft.segment.body.length > 0) title = undefined;
    return named;
  });
}
