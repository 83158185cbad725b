import type { SectionLine } from '../../shared/layout/section-line';

/**
 * Field that a label or the title of a column announces. `what` is a title or a degree, `where` an employer or a
 * school, `board` an examination board (a school only where no other is named), `subject` a field of study, `text` a
 * description of the work, `mixed` a title and an employer at once, `project` opens a piece of work inside a job,
 * `detail` is known and of no use to an entry.
 */
export type RecordField =
  | 'what'
  | 'where'
  | 'board'
  | 'subject'
  | 'when'
  | 'start'
  | 'end'
  | 'place'
  | 'grade'
  | 'text'
  | 'mixed'
  | 'project'
  | 'detail';

/** Fields that are above the text of an entry. */
export const HEADER_FIELDS: ReadonlySet<RecordField> = new Set([
  'what',
  'where',
  'mixed',
  'board',
  'subject',
  'when',
  'place',
  'grade',
]);

/** Part of a career that a label belongs to; absent for labels of both ("Title", "Institution"). */
export type RecordTopic = 'work' | 'study';

export type LabelKind = { field: RecordField; topic?: RecordTopic };

/** A value with its label, as written; the line holds only the value. */
export type LabelledValue = LabelKind & {
  label: string;
  entry: SectionLine;
  /** True where only a dash is between the two. */
  isWeak?: true;
};

/** One entry from a form or a row of a table, before its fields are distinguished any further. */
export type EntryRecord = {
  /** Lines without a label above the labelled ones. */
  lead: SectionLine[];
  values: LabelledValue[];
  /** Lines below or next to the fields. */
  body: SectionLine[];
};
