import type { ColumnType, Generated } from 'kysely';
import type { Migration } from '@/lib/platform';

/**
 * Questions about each new CV. Answers are in the parse answer under the name of the question, and are deleted with it.
 */
export const QUESTIONS_MIGRATION: Migration = {
  name: '0031_questions',
  up: `
create table cv_question (
  id uuid primary key default gen_random_uuid(),
  position integer not null,
  name text not null,
  prompt text not null,
  data_type text not null check (data_type in ('Text', 'Numeric', 'Bool', 'List', 'Enumeration')),
  choices jsonb not null default '[]'
);
`,
};

/** Setting for a language model to read each new CV along with the parser. It is off until an owner turns it on. */
export const MODEL_READING_MIGRATION: Migration = {
  name: '0035_model_reading',
  up: `
create table model_reading (
  single boolean primary key default true check (single),
  is_on boolean not null default false
);
insert into model_reading default values;
`,
};

type ModelReadingTable = { single: Generated<boolean>; is_on: boolean };

export type CvQuestionTable = {
  id: Generated<string>;
  position: number;
  name: string;
  prompt: string;
  data_type: 'Text' | 'Numeric' | 'Bool' | 'List' | 'Enumeration';
  choices: ColumnType<unknown, string, string>;
};

export type QuestionTables = { cv_question: CvQuestionTable; model_reading: ModelReadingTable };
