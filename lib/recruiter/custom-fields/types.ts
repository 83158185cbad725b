import type { DossierKind } from '../ground/dossier-kind';
import { FIELD_KEY, OF_FIELD } from '../search/filters';

/** Fields that a workspace adds to its candidates and jobs, and pure functions about what they hold. */

export const CUSTOM_TYPES = ['text', 'number', 'date', 'choice', 'person'] as const;

export type CustomType = (typeof CUSTOM_TYPES)[number];

/** A choice of a field, or a member of a field of persons. An archived one is no longer offered, and still named. */
export type CustomChoice = { id: string; label: string; archived: boolean };

/** A field of one kind of dossier. `key` names it in searches, addresses and corrections, and never changes. */
export type CustomField = {
  id: string;
  kind: DossierKind;
  key: string;
  name: string;
  type: CustomType;
  choices: CustomChoice[];
  archived: boolean;
};

/** A field with the number of dossiers that have a value of it, or had one. */
export type CustomFieldLine = CustomField & { used: number };

export type CustomFieldSettings = Record<DossierKind, CustomFieldLine[]>;

/** A text, a figure, a day (yyyy-MM-dd), the id of a choice or that of a member. */
export type CustomValue = string | number;

/** What a dossier holds, by the keys of the fields. */
export type CustomValues = Readonly<Record<string, CustomValue>>;

/** A value that somebody who was merged into a candidate had. */
export type OtherValue = { key: string; value: CustomValue; of: string };

/** A field of a person or a job as its page shows it. */
export type CustomFieldsOf = { fields: CustomField[]; values: CustomValues; others: OtherValue[] };

const PATH = new RegExp(`^custom\\.(${FIELD_KEY})$`);
const COLUMN = new RegExp(`^field__(${FIELD_KEY})$`);

/** As long as a text of a field may be. */
export const LONGEST_CUSTOM_TEXT = 500;
const LARGEST = 1e15;

/** Name of the column of a field in a list, and of the order by it. */
export type CustomColumn = `field__${string}`;

export const customColumn = (key: string): CustomColumn => `field__${key}`;
export const customPath = (key: string) => `custom.${key}`;

/** Returns the key in the path of a correction; null for a path of the document. */
export function keyOfPath(path: string): string | null {
  return PATH.exec(path)?.[1] ?? null;
}

/** Returns the key in the name of a column; null for a column of every workspace. */
export function keyOfColumn(column: string): string | null {
  return COLUMN.exec(column)?.[1] ?? null;
}

export function isCustomColumn(column: string): column is CustomColumn {
  return keyOfColumn(column) !== null;
}

/** Splits a filter into the key of its field and its condition. */
export function partsOfFilter(filter: string): { key: string; wanted: string } | null {
  const [, key, wanted] = OF_FIELD.exec(filter) ?? [];
  return key !== undefined && wanted !== undefined ? { key, wanted } : null;
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/**
 * Reads a figure as people type it: spaces and apostrophes between thousands, and commas there or as the mark of decimals.
 */
export function readFigure(text: string): number | null {
  const typed = text.replace(/[\s'’]/g, '').replace('−', '-');
  const plain = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(typed)
    ? typed.replaceAll(',', '')
    : /^-?\d{1,3}(?:\.\d{3})+,\d+$/.test(typed)
      ? typed.replaceAll('.', '').replace(',', '.')
      : typed.replace(',', '.');
  if (!/^-?\d+(?:\.\d+)?$/.test(plain)) return null;
  const figure = Number(plain);
  return Math.abs(figure) <= LARGEST ? figure : null;
}

const alike = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

function choiceOf({ choices }: Pick<CustomField, 'choices'>, text: string): CustomChoice | undefined {
  const named = choices.filter(({ id, label }) => id === text || alike(label, text));
  const offered = named.filter(({ archived }) => !archived);
  const known = offered.length > 0 ? offered : named;
  // Two members may have one name: then neither is meant.
  return known.find(({ id }) => id === text) ?? (known.length === 1 ? known[0] : undefined);
}

const WRONG: Readonly<Record<CustomType, string>> = {
  text: `Use at most ${LONGEST_CUSTOM_TEXT} characters.`,
  number: 'Write it as a number, such as 1,500 or 2.5.',
  date: 'Enter a day such as 2026-12-31.',
  choice: 'Choose one of the choices.',
  person: 'Choose a member of this workspace.',
};

/** Returns what is wrong with a value of this type, in words. */
export function wrongValue({ type }: Pick<CustomField, 'type'>): string {
  return WRONG[type];
}

/** Reads typed text as a value of a field; null where it is none. */
export function customValueFrom(
  field: Pick<CustomField, 'type' | 'choices'>,
  text: string,
): CustomValue | null {
  const typed = text.replace(/\s+/g, ' ').trim();
  if (typed === '') return null;
  switch (field.type) {
    case 'text':
      return typed.length <= LONGEST_CUSTOM_TEXT ? typed : null;
    case 'number':
      return readFigure(typed);
    case 'date':
      return isDay(typed) ? typed : null;
    default:
      return choiceOf(field, typed)?.id ?? null;
  }
}

/** Returns whether a value may be in a field: one that is kept, or one that comes from a browser. */
export function isCustomValue(
  field: Pick<CustomField, 'type' | 'choices'>,
  value: unknown,
): value is CustomValue {
  if (field.type === 'number') return typeof value === 'number' && Math.abs(value) <= LARGEST;
  if (typeof value !== 'string') return false;
  if (field.type === 'text') return value.trim() !== '' && value.length <= LONGEST_CUSTOM_TEXT;
  if (field.type === 'date') return isDay(value);
  return field.choices.some(({ id }) => id === value);
}

const FIGURES = new Intl.NumberFormat('en', { maximumFractionDigits: 6 });

/** Returns a value as it is read; a day stays as it is written in files. */
export function customText(field: Pick<CustomField, 'type' | 'choices'>, value: CustomValue): string {
  if (typeof value === 'number') return FIGURES.format(value);
  if (field.type === 'choice' || field.type === 'person')
    return field.choices.find(({ id }) => id === value)?.label ?? 'A former choice';
  return value;
}
