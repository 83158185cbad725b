import type { ParsedEducation } from '../entries/model';
import { studyWords } from './words';

/** Marks: as written, with the scale they belong to, and as a share of the best (parsing.md, GPA). */

type Gpa = NonNullable<ParsedEducation['gpa']>;

type Scale = { max: number; min: number; best: 'high' | 'low'; system: string };

const LABEL = `(?:${studyWords('grades')})`;
const NUMBER = /\d{1,3}(?:[.,]\d{1,3})?/u;
const MARK = new RegExp(
  `${LABEL}\\s*(?:de|of|:|=|-|–)?\\s*(?:(?:c?gpa|is)\\s*:?\\s*)?(${NUMBER.source})\\s*(%)?(?:\\s*(?:\\/|${studyWords('outOf')})\\s*(${NUMBER.source}))?`,
  'iu',
);
const FRACTION = new RegExp(
  `(?<![\\d./])(${NUMBER.source})\\s*\\/\\s*(4(?:[.,][03]0?)?|5(?:[.,]0)?|6|10(?:[.,]0)?|20|30|60|100|110)(?![\\d/])`,
  'u',
);
const PERCENT = /(?<![\d.,])(\d{2,3}(?:[.,]\d{1,2})?)\s*%/u;

const number = (text: string) => Number(text.replace(',', '.'));

/**
 * Returns the scale of a mark without a stated maximum: German marks run from 1 to 6, others by the size of the number.
 */
function guessScale(score: number, text: string): Scale | undefined {
  if (/(?:abschluss|gesamt|end)?note\b|durchschnitt/iu.test(text) && score <= 6)
    return { max: 1, min: 6, best: 'low', system: '1-6' };
  for (const max of [4, 4.3, 5, 10, 20, 30, 100, 110])
    if (score <= max) return { max, min: 0, best: 'high', system: `0-${max}` };
  return undefined;
}

function normalise(score: number, scale: Scale): number {
  const share =
    scale.best === 'low'
      ? (scale.min - score) / (scale.min - scale.max)
      : (score - scale.min) / (scale.max - scale.min);
  return Math.round(Math.max(0, Math.min(1, share)) * 1000) / 1000;
}

function toGpa(
  written: string,
  maximum: string | undefined,
  isPercent: boolean,
  text: string,
): Gpa | undefined {
  const score = number(written);
  const stated = isPercent ? 100 : maximum === undefined ? undefined : number(maximum);
  const scale: Scale | undefined =
    stated === undefined
      ? guessScale(score, text)
      : { max: stated, min: 0, best: 'high', system: `0-${stated}` };
  if (scale === undefined || score > Math.max(scale.max, scale.min)) return undefined;
  return {
    score: written,
    scoringSystem: isPercent ? '%' : scale.system,
    maxScore: String(scale.max),
    minimumScore: String(scale.min),
    normalizedScore: normalise(score, scale),
  };
}

/** Returns the mark that a text states, or undefined. */
export function findGrade(text: string): Gpa | undefined {
  const short = text.slice(0, 1000);
  const labelled = MARK.exec(short);
  if (labelled?.[1]) {
    const gpa = toGpa(labelled[1], labelled[3], labelled[2] === '%', labelled[0]);
    if (gpa) return gpa;
  }
  const fraction = FRACTION.exec(short);
  if (fraction?.[1]) return toGpa(fraction[1], fraction[2], false, '');
  const percent = PERCENT.exec(short);
  return percent?.[1] ? toGpa(percent[1], undefined, true, '') : undefined;
}

/** Classes of honours and the like next to a degree, which belong neither to it nor to the school. */
const CLASS = String.raw`(?:2[:.][12](?!\d)|(?:1st|2nd|3rd|first|second|third)[- ](?:class|division|div\b\.?)|(?:upper|lower)[- ]second(?:[- ]class)?)(?:[ ,-]+(?:upper|lower)(?:[- ](?:class|division|second))?)?(?:[- ](?:honou?rs|hons?\b\.?))?`;
const PRAISE = `(?:(?:summa|magna|insigni) )?cum laude|${studyWords('praise')}`;
const HONOURS = new RegExp(`^[([]?(?:${CLASS}|${PRAISE})[)\\]]?$`, 'iu');
const HONOURS_TAIL = new RegExp(
  `[\\s,;(–—[-]+(?:(?:attained|obtained|awarded|secured|passed|with|in|at|an?)\\s+){0,3}(?:${CLASS}|${PRAISE})[)\\]]?\\s*$`,
  'iu',
);
const HONOURS_LEAD = new RegExp(`^(?:${CLASS}|${PRAISE}),?\\s+(?=\\p{Lu})`, 'iu');

/** True for a text that is only a class of honours. */
export const isHonours = (text: string) => HONOURS.test(text.trim());

/** "BA History (2:1)", "First Class BSc Physics": the text without the class at one of its ends. */
export function withoutHonours(text: string): string {
  const bare = text.replace(HONOURS_TAIL, '').replace(HONOURS_LEAD, '');
  return /\p{L}{2}/u.test(bare) ? bare : text;
}

const GRADE_LINE = new RegExp(`^\\s*${LABEL}\\b`, 'iu');

const GRADE_TAIL = new RegExp(`\\s*[;,(|]\\s*${LABEL}\\s*[:：=]?\\s*\\d.*$`, 'iu');

/** "Harbour University – GPA 3.9/4.0": a label that is nothing else, also without a comma before it. */
const GPA_TAIL = /[\s–—-]{1,4}c?gpa\s*[:：=]?\s*\d[\d.,]*(?:\s*(?:\/|of|out of)\s*\d[\d.,]*)?\)?\s*$/iu;

/** Returns a part of a header without the mark at its end ("B.Sc. Physics; GPA: 3.9"). */
export function withoutGrade(text: string): string {
  return text.length > 200 ? text : withoutHonours(text.replace(GRADE_TAIL, '').replace(GPA_TAIL, ''));
}

/** True for a part of a header that only states a mark. */
export function isGradeText(text: string): boolean {
  return (
    isHonours(text) ||
    (text.length < 60 &&
      (GRADE_LINE.test(text) ||
        /^(?:(?:magna|summa) )?cum laude$|^first class|^con lode/iu.test(text.trim()))) ||
    /^\d{1,3}([.,]\d+)?\s*(?:\/\s*\d{1,3}(?:[.,]\d+)?|%)(?:\s+(?:con lode|with honou?rs))?$/iu.test(
      text.trim(),
    )
  );
}
