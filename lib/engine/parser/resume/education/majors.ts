import { squeeze } from '../../../kernel';
import { findDegrees } from '../../../taxonomy';
import { trimPart } from '../entries/parts';
import { commaSegments } from '../entries/places';
import { withoutHonours } from './grades';
import { areInitials, isSubject, subjectIn } from './subjects';

/** A degree as written cut into its name, its subjects and its minors. */
export type DegreeParts = { name: string; short?: string; type?: string; majors: string[]; minors: string[] };

/** Words between a degree and its subject. */
const LINK =
  /^[\s,:–—-]*(?:(?:with (?:a )?)?(?:major(?:ing|ed)?|specializ(?:ation|ing)|specialisation|concentration|focus|emphasis|schwerpunkt|fachrichtung|studiengang|option|mention|spécialité|specialite|especialidad|mención|mencion|indirizzo|kierunek|inriktning|obor|especialização)\s*(?:in|on|of|:|en|em|di|w)?|in|of|en|em|im|i|in der|in the|de la|de l'|de|del|des|du|d'|di|della|w|we|v|voor|van|für|fur|inom|på|în|na|a|por|per|şti|по|з|в|στη|στην|στον|στις|στα)\s+/iu;

const MINOR =
  /(?:^|[\s,;(])(?:with (?:a )?)?minor(?:s|ed)?(?: in|:)?\s+([^,;()]+)|([^,;()]{1,80}?)\s+minor\b|(?:nebenfach|mineure(?: en)?|minor in|nevenvak|bijvak)\s*:?\s+([^,;()]+)/iu;

/** "Specialization in Marketing", ", in Physics": the words before a subject do not belong to it. */
const withoutLink = (text: string) => text.replace(LINK, '');

/** "Diploma in": the subject after the word is in a different style or line. */
const withoutOpenEnd = (text: string) => squeeze(text).replace(/\s(?:en|em|in|of|i|im)$/iu, '');

/** Continuations of the name of a degree before the word that leads to its subject. */
const GOES_ON =
  /^(?:of\s+)?(?:(?:technology|engineering|science|arts|degree|course|program(?:me)?|honou?rs|studies|appliquée?|fondamentale|nationale?|latu sensu|lato sensu|stricto sensu|oficial|universitari[oa]|profissional|profesional|superior|&\s?\p{L}+)\s+){1,3}(?:in|en|em|im)\s+/iu;

function takeMinors(text: string): { rest: string; minors: string[] } {
  const found = MINOR.exec(text);
  const minor = found?.[1] ?? found?.[2] ?? found?.[3];
  if (!found || minor === undefined) return { rest: text, minors: [] };
  return { rest: trimPart(text.replace(found[0], ' ')), minors: [trimPart(minor)] };
}

/** "(Honours)", "(Hons)" and the like belong to the name of the degree. */
const HONOURS = /^\s*[([]?\s*(?:honou?rs|hons?\.?)(?!\p{L})\s*[)\]]?/iu;

function subjectsOf(text: string, name = ''): string[] {
  const subject = subjectIn(text, name);
  return subject === '' ? [] : [subject];
}

/** Returns the end of degrees that directly follow each other ("Master Diploma", "Bachelor's degree"). */
function chainEnd(text: string, to: number): number {
  const next = findDegrees(text).find(({ from }) => from >= to);
  return next && /^[\s.'’s]*$/u.test(text.slice(to, next.from)) ? chainEnd(text, next.to) : to;
}

/**
 * The end of the name of the degree in its part: after the last word of a chain such as "Bachelor of Science (Hons)".
 */
function nameEnd(text: string, to: number): number {
  const honours = HONOURS.exec(text.slice(to));
  return honours ? to + honours[0].length : to;
}

/** Returns the position of the first comma or dash after the name of the degree, where another subject may follow. */
function clauseEnd(text: string, from: number): number {
  const next = commaSegments(text).find((segment) => segment.from > from);
  const dash = /\s[–—-]\s/u.exec(text.slice(from));
  const comma = next === undefined ? text.length : next.from - 1;
  return Math.min(comma, dash === null ? text.length : from + dash.index);
}

/** "Candidate for Master of Arts": the words before a degree that is still to come. */
const CANDIDATE = /^candidate for (?:an? |the )?(?=\p{Lu})/iu;

/**
 * Cuts "B.Sc. in Computer Science", "Licenciatura, Historia", "Diplom-Informatiker (FH)" and the like. The name of the
 * degree is as written, with a subject that is grammatically part of it; `short` is the degree alone. A text without a
 * known degree is a subject or, where its words name none, an unchanged degree.
 */
export function splitDegree(written: string): DegreeParts {
  const { rest, minors } = takeMinors(withoutHonours(written.replace(CANDIDATE, '')));
  const [first, second] = findDegrees(rest);
  if (first === undefined) return undegreed(rest, minors);
  // "Informatik (B.Sc.)", "Computer Science, BSc": the subject comes first.
  if (first.from > 2) return subjectFirst(rest, first.from, minors, first.type);
  const bracketed = /^[\s,–—-]*\(/u.test(rest.slice(first.to, first.to + 3)) && second !== undefined;
  const last = bracketed && second ? rest.indexOf(')', second.to) + 1 || second.to : chainEnd(rest, first.to);
  const end = nameEnd(rest, last);
  const clause = clauseEnd(rest, end);
  const within = rest.slice(end, clause);
  const link = GOES_ON.exec(within.trimStart()) ? null : LINK.exec(within);
  const name = rest.slice(0, end);
  const inner = subjectsOf(
    within
      .slice(link?.[0].length ?? 0)
      .trimStart()
      .replace(GOES_ON, ''),
    name,
  );
  const outer = subjectsOf(withoutLink(rest.slice(clause)), name);
  return {
    name: withoutOpenEnd(rest.slice(0, clause)),
    short: withoutOpenEnd(rest.slice(0, end)),
    type: first.type,
    majors: inner.length + outer.length > 0 ? [...inner, ...outer] : subjectOfShort(rest.slice(0, end)),
    minors,
  };
}

/** "BSc Nursing" is a degree by its whole name, and has a subject. */
function subjectOfShort(name: string): string[] {
  const [, short = '', subject = ''] = /^((?:\p{L}{1,4}\.?){2,4})\s+(\p{Lu}.*)$/u.exec(squeeze(name)) ?? [];
  const isShort = short !== '' && short.replace(/\P{L}/gu, '').length <= 5 && findDegrees(short).length > 0;
  return isShort && isSubject(subject) ? [subject] : [];
}

function undegreed(text: string, minors: string[]): DegreeParts {
  const [first, ...others] = commaSegments(text).map(({ text: segment }) => trimPart(segment));
  if (first === undefined) return { name: '', majors: [], minors };
  if (others.length > 0) return { name: first, majors: subjectsOf(others.join(', ')), minors };
  return isSubject(text)
    ? { name: '', majors: subjectsOf(text), minors }
    : { name: first, majors: [], minors };
}

function subjectFirst(text: string, from: number, minors: string[], type: string): DegreeParts {
  const before = trimPart(text.slice(0, from));
  // "General Nursing (GN)": the letters of the name of a degree come after it.
  const [short = ''] = /^[^()]*(?=\))/u.exec(text.slice(from)) ?? [];
  if (text.slice(0, from).trimEnd().endsWith('(') && areInitials(short, before))
    return { name: squeeze(text.slice(0, from + short.length + 1)), type, majors: [], minors };
  const degree = splitDegree(trimPart(text.slice(from)));
  const isApart = /[,;:(–—|-]\s*$/u.test(text.slice(0, from).trimEnd());
  // "Honours Bachelor of Arts in History": words before a degree that has a subject qualify it.
  if (!isApart && (degree.majors.length > 0 || !isSubject(before)))
    return { ...degree, name: `${before} ${degree.name}`, minors };
  const majors = [...subjectsOf(before), ...degree.majors];
  return { ...degree, type: degree.type ?? type, majors, minors: [...minors, ...degree.minors] };
}
