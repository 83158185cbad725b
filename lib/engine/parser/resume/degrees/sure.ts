import { squeeze } from '../../../kernel';
import { findDegrees, isAmbiguousDegree } from '../../../taxonomy';
import { evidenceOf } from '../../shared/wording/evidence';
import { isProse } from '../../shared/wording/prose';
import { schoolWeight } from '../../shared/wording/schools';
import type { ParsedEducation } from '../entries/model';

/** Says of which degrees it is sure that they are degrees: the highest one is said of the candidate, without a mark. */

/** Evidence from which on the words beside the name of a degree make a title of both: "Associate Vice President". */
const TITLE = 0.5;

/** Returns the text of a degree without the names of degrees in it. */
function beside(text: string): string {
  let rest = text;
  for (const { from, to } of [...findDegrees(text)].reverse())
    rest = `${rest.slice(0, from)} ${rest.slice(to)}`;
  return squeeze(rest);
}

/** True where the rest of an entry makes a degree of a word that mostly is none: a school, or dates and nothing else. */
function isBacked({ degree, schoolName, endDate }: ParsedEducation, name: string): boolean {
  const rest = beside(name);
  // What one learns in a trade is called by its title: "technik mechanik".
  const isTitle = degree?.type !== 'vocational' && evidenceOf(rest).title > TITLE;
  if (isProse(name) || isTitle) return false;
  if (schoolWeight(schoolName?.raw ?? '') > 0) return true;
  return rest === '' && endDate !== undefined && evidenceOf(name).title <= TITLE;
}

/**
 * True for a degree that surely is one. A name that mostly is something else ("engineer", "student") needs a school;
 * one that no table knows must not be doubtful.
 */
export function isSurelyDegree(entry: ParsedEducation, isDoubtful: boolean): boolean {
  const name = entry.degree?.name?.raw ?? '';
  const names = findDegrees(name).map(({ from, to }) => name.slice(from, to));
  if (name === '') return false;
  if (names.length === 0) return entry.degree?.type !== undefined || !isDoubtful;
  return !names.every(isAmbiguousDegree) || isBacked(entry, name);
}
