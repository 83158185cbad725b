import { fold } from '../../../kernel';
import { findDegrees } from '../../../taxonomy';
import { datesOf } from '../entries/dates';
import type { EducationDraft } from './build';

/** Schooling that a CV lists twice: in a table or a form, and again in words. */

function yearOf({ segment }: EducationDraft): number | undefined {
  const dates = datesOf(segment);
  return dates?.end?.year ?? (dates?.isSingle ? dates.start?.year : undefined);
}

const typesOf = ({ assignment }: EducationDraft) =>
  findDegrees(assignment.what?.text ?? '').map(({ type }) => type);

function isSameDegree(a: EducationDraft, b: EducationDraft): boolean {
  const types = typesOf(b);
  if (typesOf(a).some((type) => types.includes(type))) return true;
  const [first, second] = [a, b].map(({ assignment }) => lettersOf(assignment.what?.text));
  return first !== '' && first === second;
}

const lettersOf = (text = '') => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** True for an entry with the same words as another one for degree, school and year, as far as both have them. */
function isSaidAgain(later: EducationDraft, earlier: EducationDraft): boolean {
  const [a, b] = [earlier, later].map(({ assignment: { what, where } }) => [
    lettersOf(what?.text),
    lettersOf(where?.text),
  ]);
  const [degree, school] = [a?.[0] === b?.[0], a?.[1] === b?.[1]];
  const [first, second] = [yearOf(earlier), yearOf(later)];
  if (!degree || a?.[0] === '' || (first !== second && first !== undefined && second !== undefined))
    return false;
  if (school && a?.[1] !== '') return true;
  return (a?.[1] === '' || b?.[1] === '') && first !== undefined && first === second;
}

function tellsAgain(later: EducationDraft, earlier: EducationDraft): boolean {
  if (isSaidAgain(later, earlier)) return true;
  if (later.isRecord === earlier.isRecord || !isSameDegree(later, earlier)) return false;
  const [first, second] = [yearOf(earlier), yearOf(later)];
  return first === undefined || second === undefined || first === second;
}

/** Returns the entries that are not among the `known` studies: another degree, or another year. */
export function notYetKnown(
  drafts: readonly EducationDraft[],
  known: readonly EducationDraft[],
): EducationDraft[] {
  const isKnown = (draft: EducationDraft) =>
    known.some((other) => {
      const [first, second] = [yearOf(other), yearOf(draft)];
      return isSameDegree(draft, other) && (first === undefined || second === undefined || first === second);
    });
  return drafts.filter((draft) => !isKnown(draft));
}

/** Returns how much is known of an entry. */
function known(draft: EducationDraft): number {
  const { what, where } = draft.assignment;
  const dates = datesOf(draft.segment);
  return [what, where, dates?.start, dates?.end].filter((field) => field !== undefined).length;
}

/** Returns the entries without repeats: of one that is both in a record and in words, the fuller or the first. */
export function withoutRepeats(drafts: readonly EducationDraft[]): EducationDraft[] {
  const kept: EducationDraft[] = [];
  const again = new Set<EducationDraft>();
  for (const draft of drafts) {
    const at = kept.findIndex((earlier) => !again.has(earlier) && tellsAgain(draft, earlier));
    const earlier = kept[at];
    if (earlier === undefined) kept.push(draft);
    else {
      const fuller = known(draft) > known(earlier) ? draft : earlier;
      kept[at] = fuller;
      again.add(fuller);
    }
  }
  return kept;
}
