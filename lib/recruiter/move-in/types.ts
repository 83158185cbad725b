import type { CustomColumn, CustomField, CustomValue } from '../custom-fields/types';

/** What a column of a table of people may hold. */
export const COLUMN_ROLES = [
  'name',
  'given',
  'family',
  'email',
  'phone',
  'place',
  'title',
  'employer',
  'skills',
  'job',
  'stage',
  'tags',
  'notes',
  'cv',
  'text',
  'source',
  'date',
] as const;

export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** What a column holds: something that every person may have, or a field of the workspace. */
export type ColumnUse = ColumnRole | CustomColumn;

/** A table as it was read: its columns by their headings, and the text of each cell. */
export type Table = { columns: string[]; rows: string[][] };

/** What a column seems to hold, by its heading or by what is in it; and why it is not used where nothing is known. */
export type KnownColumn = {
  heading: string;
  role: ColumnUse | null;
  by: 'heading' | 'contents' | null;
  /** Share of the rows that are filled and, where the role can be checked, look like it: 0 to 1. */
  certainty: number;
  why: string | null;
};

/** One person as a row of the table says it. */
export type Person = {
  name: string;
  given: string;
  family: string;
  emails: string[];
  phones: string[];
  place: string;
  title: string;
  employer: string;
  skills: string[];
  tags: string[];
  notes: string[];
  /** The last part of the name or address of their CV. */
  cv: string;
  /** The text of their CV, in words or HTML. */
  text: string;
  source: string;
  /** yyyy-MM-dd. */
  since: string | null;
  /** What fields of the workspace hold, by their keys. */
  custom: Record<string, CustomValue>;
};

/** A table that waits to be moved in: what its columns hold, and its first rows. */
export type MoveInDraft = {
  id: string;
  name: string;
  columns: KnownColumn[];
  /** Fields of the workspace that columns may hold. */
  fields: CustomField[];
  sample: string[][];
  total: number;
};

/** A table that was moved in before. */
export type MovedTable = { id: string; name: string; at: string; total: number; undone: boolean };

/** Which rows wait for a CV, under the id that the file is sent with. */
export type AwaitedFile = { cv: string; itemId: string };

/** How far a table has come. */
export type MoveInState = {
  id: string;
  name: string;
  at: string;
  uploadId: string;
  total: number;
  read: number;
  moving: number;
  /** Who seem to be here already, until somebody decides. */
  duplicates: number;
  failed: number;
  awaited: AwaitedFile[];
  /** Rows that were left out, with the reason. */
  left: { reason: string; count: number }[];
  undone: boolean;
};
