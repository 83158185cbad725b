import { remembered } from '../../../kernel';
import { findDegrees } from '../../../taxonomy';
import { evidenceOf } from '../../shared/wording/evidence';
import { schoolWeight } from '../../shared/wording/schools';
import { isSubject } from './subjects';
import { studyWords } from './words';

const WEIGHTS = {
  degree: 2.8,
  degreeFirst: 0.6,
  degreeInSchool: -1.2,
  schoolInDegree: -0.8,
  subjectAsSchool: -2,
  board: -0.8,
  faculty: -1.6,
  /** "Faculdade" of "Faculdade da Serra": the word alone is not a name. */
  bareWord: -0.8,
  /** Text before a school in brackets does not belong to its name. */
  beforeBracket: -1.5,
};

/** Evidence from which on words surely are those of a firm. */
const FIRM = 3;

/** An examination board, where a school may be next to it. */
const BOARD = /(?<!\p{L})(?:boards?|council|c\.?b\.?s\.?e|i\.?c\.?s\.?e)(?!\p{L})/iu;

const SCHOOL_BEHIND =
  /^[\s.]*(?:school|college|schule|skole|skola|vidyalaya|lyceum|instituto?|academy|exam(?:ination)? board)(?!\p{L})/iu;

/** Kinds of school that end a name ("Nordviks gymnasium"), and those that begin one ("Lycée Turgeon"). */
const SCHOOL_LAST =
  /(?:school|skole|skola|gymnasium|gymnázium|gimnázium|technikum|realschule|lisesi|kool|lukio)$/iu;
const SCHOOL_FIRST =
  /^(?:gymnasium|gymnázium|gimnázium|gymnasiet|technikum|realschule|hauptschule|volksschule|lycée|lycee|liceul|liceum|liceo|htl|htbla|hak|lukio)$/iu;
const NAME_BEHIND = /^(?:\s+(?:de|des|du|di|della|w|nr|im|in)\.?)?\s+["„“«]?\p{Lu}[\p{L}.-]+/u;

/** "HTL Quillstadt": a kind of school and a name, which is not a subject. */
function opensSchool(text: string, { from, to }: { from: number; to: number }): boolean {
  if (!SCHOOL_FIRST.test(text.slice(from, to).trim())) return false;
  const name = NAME_BEHIND.exec(text.slice(to))?.[0];
  return name !== undefined && !isSubject(name) && findDegrees(name).length === 0;
}

/** "Tern Higher Secondary School": the name of a degree after a name and before a word of schools is part of both. */
function isPartOfSchool(text: string, { from, to }: { from: number; to: number }): boolean {
  if (opensSchool(text, { from, to })) return true;
  const isBehindName = /\p{Lu}[\p{L}.]{2,60}['’.,\s]{1,6}(?:\p{L}{1,4}\.?\s+)?$/u.test(text.slice(0, from));
  return isBehindName && (SCHOOL_LAST.test(text.slice(from, to)) || SCHOOL_BEHIND.test(text.slice(to)));
}

/** "Accounting (University of Westmarch)": the school is in the brackets alone. */
function isBracketed(text: string): boolean {
  const [, before = ''] = /^([^()]{2,})\([^()]+\)?$/u.exec(text) ?? [];
  return before !== '' && isSubject(before) && schoolWeight(before) === 0;
}

/** "Faculty of Engineering": a part of a school, next to its name; "Faculdade da Serra" is a school itself. */
const FACULTY = new RegExp(String.raw`^(?:the )?(?:${studyWords('faculties')})(?!\p{L})`, 'iu');
const SCHOOL_BESIDE =
  /(?<!\p{L})(?:universi|uniwers|hochschule|college|instit|école|escuela|politec|polytech)/iu;

const isFaculty = (text: string) => FACULTY.test(text) && !SCHOOL_BESIDE.test(text);

/** A word for schools without the name of one, in languages in which the name follows ("Escola do Vale"). */
const BARE_WORD = new RegExp(String.raw`(?:^|\s[–—-]\s)(?:${studyWords('bareSchools')})$`, 'iu');

/** "Metallbau Tallow KG": a firm that trains apprentices may have a field of study in its name. */
const isFirm = (text: string) => evidenceOf(text).organisation >= FIRM;

/** Degrees speak for *what*, words of schools for *where*. */
export const educationEvidence = remembered((text: string): { what: number; where: number } => {
  const degrees = findDegrees(text).filter((degree) => !isPartOfSchool(text, degree));
  const school = schoolWeight(text);
  const degree = degrees.length > 0 ? WEIGHTS.degree + (degrees[0]?.from === 0 ? WEIGHTS.degreeFirst : 0) : 0;
  return {
    what: degree + (school > 0 ? WEIGHTS.schoolInDegree : 0),
    where:
      school +
      (degree > 0 ? WEIGHTS.degreeInSchool : 0) +
      (school > 0 && BOARD.test(text) ? WEIGHTS.board : 0) +
      (school > 0 && isBracketed(text) ? WEIGHTS.beforeBracket : 0) +
      (school > 0 && isFaculty(text) ? WEIGHTS.faculty : 0) +
      (school > 0 && BARE_WORD.test(text) ? WEIGHTS.bareWord : 0) +
      (school === 0 && isSubject(text) && !isFirm(text) ? WEIGHTS.subjectAsSchool : 0),
  };
});

/** True when the parts of a header speak more of a degree and a school than of a title and an employer. */
export function isEducationHeader(parts: readonly string[]): boolean {
  const best = (weights: number[]) => Math.max(0, ...weights);
  const education = parts.map(educationEvidence);
  const study = best(education.map(({ what }) => what)) + best(education.map(({ where }) => where));
  const titles = parts.map((text) => evidenceOf(text).title);
  return study > 0 && study > best(titles) + 1;
}
