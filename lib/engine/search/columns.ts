import { termsOf } from '../market';

/**
 * The columns of a searchable document, in ClickHouse's types. A text that is searched by words is kept in its search
 * form (`…_text`, `…_extra`); `ITEM` separates items of a list in it, so that no phrase spans two. A list is also kept
 * as items, each as its words with spaces between. Missing numbers are -1, a missing day is the first of 1970.
 */

/** Stands between the items of a list in a search form; no query has it as a word. */
export const ITEM = '¶';

/** Columns that are searched by words, each with its own index. */
export const TEXT_COLUMNS = [
  'text',
  'title',
  'employer',
  'skill',
  'school',
  'degree',
  'certification',
  'place',
] as const;

export type TextColumn = (typeof TEXT_COLUMNS)[number];

const LISTS = 'Array(LowCardinality(String))';

/** Columns other than the keys and those of texts, in the order of the table. */
export const COLUMNS = {
  revision: 'Date',
  language: 'LowCardinality(String)',
  titles: LISTS,
  title_is_current: 'Array(Bool)',
  employers: LISTS,
  employer_is_current: 'Array(Bool)',
  skills: LISTS,
  skill_months: 'Array(Int32)',
  skill_is_current: 'Array(Bool)',
  schools: LISTS,
  degrees: LISTS,
  majors: LISTS,
  degree_types: LISTS,
  grades: 'Array(Float32)',
  degree_rank: 'Int16',
  certifications: LISTS,
  security_credentials: LISTS,
  languages: LISTS,
  taxonomies: LISTS,
  tags: LISTS,
  roles: LISTS,
  custom_fields: LISTS,
  executive_type: 'LowCardinality(String)',
  management_level: 'LowCardinality(String)',
  months: 'Int32',
  management_months: 'Int32',
  months_per_employer: 'Int32',
  predictive_index: 'Int32',
  has_patents: 'Bool',
  is_author: 'Bool',
  is_speaker: 'Bool',
  is_military: 'Bool',
  is_student: 'Bool',
  graduated: 'Date',
  top_grade: 'Float32',
  country: 'LowCardinality(String)',
  regions: LISTS,
  municipality: 'String',
  postal_code: 'String',
  has_place: 'Bool',
  latitude: 'Float64',
  longitude: 'Float64',
} as const;

/** Returns a field of a document with its value, as a filter compares them. Both are words with spaces between. */
export const customField = (name: string, value: string) => `${name}=${value}`;

/** Returns the hash of a name, as an expression of the column engine. */
export function hashOfSkill(name: string): string {
  return `toUInt32(cityHash64(${name}))`;
}

/**
 * Names of skills by their hash, made by the column engine itself: comparing numbers takes a fifth of the time of
 * comparing names. Given the words that a document must have, two names with one hash make no difference.
 */
export const SKILL_HASHES = `skill_hashes Array(UInt32) materialized arrayMap(name -> ${hashOfSkill('name')}, skills)`;

export type ListColumn = {
  [Name in keyof typeof COLUMNS]: (typeof COLUMNS)[Name] extends typeof LISTS ? Name : never;
}[keyof typeof COLUMNS];

/** Returns the pairs of adjacent words in a text, each as two words with a space between. */
export function pairsOf(column: TextColumn): string {
  const words = `splitByChar(' ', ${column}_text)`;
  return `arrayMap((one, next) -> concat(one, ' ', next), arrayPopBack(${words}), arrayPopFront(${words}))`;
}

/** Returns the index of such pairs, which finds a phrase without looking at the texts. */
export function pairIndex(column: TextColumn): string {
  return `${column}_pairs ${pairsOf(column)} type text(tokenizer = array)`;
}

/** Returns the index of the words of a text; an index answers only for the very expression that it was made with. */
export function wordIndex(column: TextColumn): string {
  return `${column}_terms ${termsOf(column)} type text(tokenizer = array)`;
}
