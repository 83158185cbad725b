import { fold, squeeze } from '../../../kernel';
import { schoolWeight } from '../../shared/wording/schools';

/** Schools that a posting names next to degrees and graduates (wire-facts 2.10, SchoolNames). */

const WORD = String.raw`\p{Lu}[\p{L}'’.-]*`;
const JOINT = `(?:of|de|di|del|della|des|der|do|da|voor|the|für|and|und|et|y) `;
/** A run of capitalised words across joining words: "London School of Economics". */
const NAME = new RegExp(String.raw`(?<![\p{L}\p{N}])${WORD}(?: (?:${JOINT}){0,2}${WORD}){0,7}`, 'gu');
/** Words that make a name that of a school, whatever is next to them. */
const SCHOOL =
  /\b(?:university|universitat|universite|universidad|universita|universiteit|uniwersytet|universidade|universitet|hochschule|fachhochschule|college|institute of technology|polytechnic|politecnico|politechnika|politecnica|school of|business school|law school|medical school|ecole|lycee|hogeschool|academy of|academia de|tu|eth)\b/u;
/** Schools known by a word or by letters only; facts, not drawn from any set. */
const BY_LETTERS =
  /(?<![\p{L}\p{N}&])(?:MIT|INSEAD|HEC(?: Paris)?|ESSEC|ESCP|EPFL|LSE|UCLA|UCL|Caltech|Oxbridge|Wharton|KU Leuven|IITs?(?: [A-Z][a-z]+)?|IIMs?(?: [A-Z][a-z]+)?|IESE|ESADE|SDA Bocconi)(?![\p{L}\p{N}&])/gu;
/** Words for schools in general: "an accredited university", "High School". */
const NO_NAME =
  /^(?:(?:high|primary|secondary|middle|elementary|graduate|business|law|medical|trade) school|university|college|(?:university|college) (?:degree|diploma|education|level)|school of)$/u;
/** A degree, or the first word of a sentence, before the name. */
const NOT_IN_NAME =
  /^(?:(?:an?|the|our|your|from|at|in|of|or|degree|diploma|bachelor(?:'s)?|master(?:'s)?|mba|bsc|msc|ba|ma|bs|ms|phd|graduates?|alumni|accredited|top|diplom|absolvent\p{L}*|schools?|universities|der|des) (?:of |in |from |at )?)+/iu;
const SPEAKS =
  /\b(?:graduates?|alumn\p{L}+|absolvent\p{L}*|diplome\p{L}* (?:de|d'|du)|egresad\p{L}+|laureat\p{L}+|afgestudeerd\p{L}*|absolwen\p{L}+|studied at|degree from|diploma from)\b/u;
const MOST_TEXT = 4000;
const MOST_WORDS = 9;

/** True for a text about people who went to certain schools. */
export function speaksOfSchools(text: string): boolean {
  return SPEAKS.test(fold(text.slice(0, MOST_TEXT)));
}

function nameOf(run: string): string | undefined {
  const name = squeeze(run.replace(NOT_IN_NAME, '')).replace(/(?<![.'’-])[.'’-]+$/u, '');
  const folded = fold(name);
  const isSchool = SCHOOL.test(folded) && (schoolWeight(name) > 0 || /\b(?:TU|ETH)\b/u.test(name));
  const words = name.split(' ').length;
  return isSchool && words > 1 && words <= MOST_WORDS && !NO_NAME.test(folded) ? name : undefined;
}

/** Returns the schools in a text, in order. */
export function schoolsIn(text: string): string[] {
  const part = text.slice(0, MOST_TEXT);
  const found = [
    ...[...part.matchAll(NAME)].map(({ 0: run, index }) => ({ name: nameOf(run), index })),
    ...[...part.matchAll(BY_LETTERS)].map(({ 0: name, index }) => ({ name, index })),
  ].sort((one, other) => one.index - other.index);
  return [...new Set(found.flatMap(({ name }) => name ?? []))];
}
