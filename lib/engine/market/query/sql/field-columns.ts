import type { Field } from '../fields';

/** Columns with the original of a text, by the name of its search form. */
const SHOWN_TEXTS: Record<string, string> = {
  title: 'job_title',
  organization: 'organization_name',
  full_text: 'full_text',
};

/** Returns the column of the value as it is shown and grouped by. */
export function shownColumn({ kind, column }: Field): string {
  return kind === 'words' ? (SHOWN_TEXTS[column] ?? column) : column;
}

/** Returns the columns that a field is shown from. */
export function shownColumns(field: Field): string[] {
  return field.name === 'location_coordinates' ? ['latitude', 'longitude'] : [shownColumn(field)];
}

/** True where the columns hold text. */
export function isText({ type, kind }: Field): boolean {
  return type === 'text' && kind !== 'codes';
}

/** Returns the value that marks an absent one in the column of a single value; undefined where it is never absent. */
export function absentValue(field: Field): string | undefined {
  if (field.kind === 'flag' || field.kind === 'codes') return undefined;
  if (field.type === 'date') return 'toDate(0)';
  return isText(field) ? "''" : '0';
}

/** Returns when a row has a value of the field; nothing when it always has. */
export function presence(field: Field): string | undefined {
  const column = shownColumn(field);
  if (field.kind === 'flag') return undefined;
  if (field.kind === 'codes') return `notEmpty(${column})`;
  // The search form of the full text has the title too, and so is there for every posting.
  if (field.name === 'full_text') return `full_text_text != ''`;
  return `${column} != ${absentValue(field)}`;
}

/**
 * Returns which rows have a value to group by. Lists are expanded by `arrayJoin`, which leaves out rows without values
 * anyway: checking for them first costs a third of the time to group all jobs.
 */
export function presenceToGroup(field: Field): string | undefined {
  return field.kind === 'codes' ? undefined : presence(field);
}
