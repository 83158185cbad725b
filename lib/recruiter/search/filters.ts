import { LANGUAGE_LEVELS } from './language-level';

/**
 * Filters on facts by field, in the form of the URL and of the bar. A value of several parts has two lines between
 * them, as in the job market: `skill__months=React__24`.
 */
const PARTS = '__';

const LEVEL = new RegExp(`^.+${PARTS}(?:${LANGUAGE_LEVELS.join('|')})$`, 'su');
const MONTHS = /^.+__\d{1,4}$/su;
const YEAR = /^.+__\d{4}$/su;
/** A range of days of which one end may be missing. */
const DAYS = /^(?=.*\d)(?:\d{4}-\d{2}-\d{2})?__(?:\d{4}-\d{2}-\d{2})?$/u;

/** A place and kilometres around it: 0 to 1,000. */
const CIRCLE = /^\s*\p{L}.{0,150}__(?:\d{1,3}|1000)$/su;

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z$/u;

/** The key of a field of this workspace. */
export const FIELD_KEY = '[a-z][a-z0-9]*(?:_[a-z0-9]+)*';

/** A filter on a field of this workspace: `notice_period__3`; what may be after the lines is the field's to say. */
export const OF_FIELD = new RegExp(`^(${FIELD_KEY})__(.+)$`, 'su');

export const SOURCES = ['file', 'address', 'form', 'mail', 'sample'] as const;

/** Filters of every list by facts, and by how a dossier came in. */
export const FACT_FILTERS = {
  titles: { parameter: 'title', of: 'texts' },
  schools: { parameter: 'school', of: 'texts' },
  degrees: { parameter: 'degree', of: 'texts' },
  certifications: { parameter: 'certification', of: 'texts' },
  /** Codes of spoken languages, ISO 639-1; all of them. */
  speaks: { parameter: 'speaks', of: 'texts' },
  added: { parameter: 'added', of: 'texts', pattern: DAYS },
  /** A moment after which dossiers came in. */
  addedAfter: { parameter: 'added__after', of: 'texts', pattern: MOMENT },
  sources: { parameter: 'source', of: 'texts', values: SOURCES },
  cities: { parameter: 'city', of: 'texts' },
  /** `London__30`: within that many kilometres; of any of them. */
  near: { parameter: 'near', of: 'texts', pattern: CIRCLE },
  /** Fields that the workspace added (`custom-fields`): any of the values of one, and all of the fields. */
  fields: { parameter: 'field', of: 'texts', pattern: OF_FIELD },
} as const;

/** Filters that only candidates have: how long, how recently, how well, and when. */
export const CAREER_FILTERS = {
  /** `React__24`: that many months at least. */
  skillMonths: { parameter: 'skill__months', of: 'texts', pattern: MONTHS },
  /** `React__2024`: used in that year or later. */
  skillSince: { parameter: 'skill__since', of: 'texts', pattern: YEAR },
  /** `de__B2`: at that level or better. */
  speaksAt: { parameter: 'speaks__level', of: 'texts', pattern: LEVEL },
  titlesNow: { parameter: 'title__current', of: 'texts' },
  titlesBefore: { parameter: 'title__past', of: 'texts' },
  employers: { parameter: 'employer', of: 'texts' },
  employersNow: { parameter: 'employer__current', of: 'texts' },
  employersBefore: { parameter: 'employer__past', of: 'texts' },
  /** Names of stages of shortlists. */
  stages: { parameter: 'stage', of: 'texts' },
  /** Answers of a language model: `Notice period: 1 month`, all of them. */
  answers: { parameter: 'answer', of: 'texts' },
} as const;

/** Splits such a value into its name and its further condition. */
export function partsOfValue(value: string): [name: string, more: string] {
  const cut = value.lastIndexOf(PARTS);
  return cut < 0 ? [value, ''] : [value.slice(0, cut), value.slice(cut + PARTS.length)];
}
