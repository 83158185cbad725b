import { fold, squeeze } from '../../../kernel';
import { trimPart } from '../entries/parts';
import { commaSegments } from '../entries/places';
import { findDegrees } from './degrees';

/** A degree as written cut into its name, its subjects and its minors. */
export type DegreeParts = { name: string; type?: string; majors: string[]; minors: string[] };

/** Words between a degree and its subject. */
const LINK =
  /^[\s,:–—-]*(?:(?:with (?:a )?)?(?:major(?:ing|ed)?|specializ(?:ation|ing)|specialisation|concentration|focus|emphasis|schwerpunkt|fachrichtung|studiengang|option|mention|spécialité|specialite|especialidad|mención|mencion|indirizzo|kierunek|inriktning|obor|especialização)\s*(?:in|on|of|:|en|em|di|w)?|in|of|en|em|im|i|in der|in the|de la|de l'|de|del|des|du|d'|di|della|w|we|v|voor|van|für|fur|inom|på|în|na|a|por|per|şti|по|з|в|στη|στην|στον|στις|στα)\s+/iu;

const MINOR =
  /(?:^|[\s,;(])(?:with (?:a )?)?minor(?:s|ed)?(?: in|:)?\s+([^,;()]+)|([^,;()]+?)\s+minor\b|(?:nebenfach|mineure(?: en)?|minor in|nevenvak|bijvak)\s*:?\s+([^,;()]+)/iu;

/** Marks and honours that stand with a degree and are no subject. */
const NOT_MAJOR =
  /^(?:with )?(?:honou?rs?|hons|cum laude|magna cum laude|summa cum laude|first[- ]class.*|distinction|\d.*|gpa.*|nota.*|note.*|grade.*|student|graduated?|mention .*|con lode|abschluss.*|degree)$/iu;

function takeMinors(text: string): { rest: string; minors: string[] } {
  const found = MINOR.exec(text);
  const minor = found?.[1] ?? found?.[2] ?? found?.[3];
  if (!found || minor === undefined) return { rest: text, minors: [] };
  return { rest: trimPart(text.replace(found[0], ' ')), minors: [trimPart(minor)] };
}

/** "(Honours)", "(Hons)" and the like belong to the name of the degree. */
const HONOURS = /^\s*[([]?\s*(?:hons?\.?|honou?rs|honors)\s*[)\]]?/iu;

function subjectsOf(text: string): string[] {
  const bare = trimPart(text.replace(/^\((.*)\)$/u, '$1'));
  return bare === '' || NOT_MAJOR.test(fold(bare)) ? [] : [bare];
}

/** The end of the name of the degree in its part: behind the last word of a chain such as "Bachelor of Science (Hons)". */
function nameEnd(text: string, to: number): number {
  const honours = HONOURS.exec(text.slice(to));
  return honours ? to + honours[0].length : to;
}

/**
 * Cuts "B.Sc. in Computer Science", "Licenciatura, Historia", "Diplom-Informatiker (FH)" and the like. A text without
 * a known degree is a subject when another part names the degree, else the degree as it stands.
 */
export function splitDegree(text: string): DegreeParts {
  const { rest, minors } = takeMinors(text);
  const [first, second] = findDegrees(rest);
  if (first === undefined) return undegreed(rest, minors);
  // "Informatik (B.Sc.)", "Computer Science, BSc": the subject stands first.
  if (first.from > 2) return subjectFirst(rest, first.from, minors, first.type);
  const bracketed = /^[\s,–—-]*\(/u.test(rest.slice(first.to, first.to + 3)) && second !== undefined;
  const end = nameEnd(rest, bracketed && second ? rest.indexOf(')', second.to) + 1 || second.to : first.to);
  const link = LINK.exec(rest.slice(end));
  const after = rest.slice(end + (link?.[0].length ?? 0));
  return {
    name: squeeze(rest.slice(0, end)),
    type: first.type,
    majors: subjectsOf(after),
    minors,
  };
}

function undegreed(text: string, minors: string[]): DegreeParts {
  const [first, ...others] = commaSegments(text).map(({ text: segment }) => trimPart(segment));
  if (first === undefined || others.length === 0) return { name: '', majors: subjectsOf(text), minors };
  return { name: first, majors: subjectsOf(others.join(', ')), minors };
}

function subjectFirst(text: string, from: number, minors: string[], type: string): DegreeParts {
  const before = trimPart(text.slice(0, from));
  const degree = splitDegree(trimPart(text.slice(from)));
  const isQualifier = !/[,;:(–—|-]\s*$/u.test(text.slice(0, from).trimEnd()) && degree.majors.length > 0;
  // "Honours Bachelor of Arts in History": words before a degree that has a subject of its own qualify it.
  if (isQualifier) return { ...degree, name: `${before} ${degree.name}`, minors };
  const majors = [...subjectsOf(before), ...degree.majors];
  return { name: degree.name, type: degree.type ?? type, majors, minors: [...minors, ...degree.minors] };
}
