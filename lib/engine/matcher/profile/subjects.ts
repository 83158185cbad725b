import type { ParsedResume } from '@/lib/contracts';
import { fold } from '../../kernel';
import { degreeLevelOf } from '../../taxonomy';
import type { AskedSentence } from './musts';

/** Subjects of studies: those that a posting asks for next to its degree, and those of the highest degree of a CV. */

/** Most letters after a degree that name its subject. */
const MOST_LETTERS = 120;
/** "Master's degree in …", "Studium der …", "licence en …". */
const BEFORE_SUBJECT = /\b(?:in|im|of|der|des|en|de|di|w|van)\s(.*)/u;
const DEGREE =
  /\b(?:degrees?|diploma|bachelor\p{L}*(?:'s)?|master\p{L}*(?:'s)?|b\.?sc|m\.?sc|ph\.?d|doctorate|mba|studium|abschluss|diplom|licence|licenciatura|grado|titulacion|maestria|diplome|laurea|opleiding|studia)\b/u;
/** Words next to subjects that are none. */
const NO_SUBJECTS = new Set(
  'science sciences arts degree degrees diploma bachelor bachelors master masters field fields area areas related relevant similar equivalent other another technical discipline disciplines subject study studies preferred required plus with from years experience higher university college'.split(
    ' ',
  ),
);
const LEAST_LETTERS = 4;
/** Letters by which two forms of a subject are one: account(ing), account(ancy). */
const STEM = 5;

const stemsOf = (text: string) =>
  (fold(text).match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= LEAST_LETTERS && !NO_SUBJECTS.has(word))
    .map((word) => word.slice(0, STEM));

/**
 * Returns the stems of the subjects that the sentences of a posting ask for next to a degree. A vocational training is one for
 * the work of the title.
 */
export function subjectsOfJob(
  sentences: readonly AskedSentence[],
  { degree: name, titles }: { degree: string; titles: readonly string[] },
): string[] {
  const named = sentences.flatMap(({ text }) => {
    const folded = fold(text);
    const degree = DEGREE.exec(folded);
    const after = degree ? folded.slice(degree.index + degree[0].length).trimStart() : '';
    return BEFORE_SUBJECT.exec(after.slice(0, MOST_LETTERS))?.[1] ?? [];
  });
  const trades = degreeLevelOf(name, {})?.type === 'vocational' ? titles : [];
  return [...new Set([...named, ...trades].flatMap(stemsOf))];
}

/** Returns the stems of the subjects of the degree of this name. */
export function subjectsOfResume({ education }: ParsedResume, name: string): string[] {
  const details = (education?.educationDetails ?? []).filter(({ degree }) => degree?.name?.raw === name);
  const majors = details.flatMap((each) => each.majors ?? []);
  return [...new Set([name, ...majors].flatMap((each) => stemsOf(each ?? '')))];
}
