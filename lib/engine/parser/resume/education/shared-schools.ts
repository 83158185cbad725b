import { degreeRank, findDegrees } from '../../../taxonomy';
import { isSetApart } from '../lines/entry-line';
import type { EducationDraft } from './build';
import { namesDegree } from './entry';

/** Several degrees at one school: the school is written once, above its degrees. */

/** Degrees from this one on are those of a school that may give several. */
const OF_HIGHER_SCHOOLS = degreeRank('someCollege');

function isOfHigherSchool(text: string): boolean {
  return namesDegree(text) && findDegrees(text).some(({ type }) => degreeRank(type) > OF_HIGHER_SCHOOLS);
}

/** True for a study whose school is on a line of its own above its degree. */
function isBelowSchool({ assignment: { what, where }, isRecord }: EducationDraft): boolean {
  return !isRecord && what !== undefined && where !== undefined && where.row < what.row;
}

/** True for a degree without a school, directly below the study before and set as its degree is. */
function goesOnWith(study: EducationDraft, before: EducationDraft): boolean {
  const { what, where } = study.assignment;
  const [opening] = study.segment.header;
  if (study.isRecord || where !== undefined || what === undefined || opening === undefined) return false;
  const degree = before.segment.header[before.assignment.what?.row ?? -1];
  return isOfHigherSchool(what.text) && !isSetApart(opening.line) && degree?.style === opening.style;
}

/** Gives degrees without a school the one that is written once above them. */
export function inheritSchools(drafts: readonly EducationDraft[]): EducationDraft[] {
  const result: EducationDraft[] = [];
  let group: EducationDraft | undefined;
  for (const draft of drafts) {
    if (draft.assignment.where !== undefined) group = isBelowSchool(draft) ? draft : undefined;
    else if (group !== undefined && !goesOnWith(draft, group)) group = undefined;
    const where = draft.assignment.where ?? group?.assignment.where;
    result.push(where ? { ...draft, assignment: { ...draft.assignment, where } } : draft);
  }
  return result;
}
