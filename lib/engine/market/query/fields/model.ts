/** Level at which a field is requested. */
export type Level = 'job' | 'posting';

/** The types that the API names (market.md, "Field types"). */
export type FieldType = 'boolean' | 'integer' | 'date' | 'text';

/** Tables with the labels for the values of a coded field. */
export type ValueSource =
  | 'professions'
  | 'professionGroups'
  | 'professionClasses'
  | 'industries'
  | 'educationLevels'
  | 'experienceLevels'
  | 'contractTypes'
  | 'advertiserTypes'
  | 'municipalities'
  | 'regions'
  | 'countries'
  | 'languages'
  | 'itSkills'
  | 'professionalSkills'
  | 'softSkills';

/**
 * Kind of a field, which decides its filters and its storage: `flag` true or false; `number` a figure; `day`; `code`
 * one value of a table, a number or a text; `codes` a list of them; `place` a municipality with coordinates; `words` a
 * text with a search form; `string` a text as it is; `shown` a text that is only returned.
 */
export type FieldKind = 'flag' | 'number' | 'day' | 'code' | 'codes' | 'place' | 'words' | 'string' | 'shown';

export type Field = {
  name: string;
  type: FieldType;
  kind: FieldKind;
  /** The first one is the level of a filter without prefix. */
  levels: readonly [Level, ...Level[]];
  description: string;
  /** The column of both tables; that of a search form without its ending. */
  column: string;
  values?: ValueSource;
  /** Custom categories may be declared for its values. */
  hasCategories: boolean;
};

/** True when a value may be absent, so that `_exists` makes sense. */
export function mayBeAbsent(field: Field): boolean {
  return field.kind !== 'flag';
}
