import { LOOKUP_COLUMNS } from '@/lib/engine/matcher';
import { COLUMNS, pairIndex, SKILL_HASHES, TEXT_COLUMNS, wordIndex } from '@/lib/engine/search';
import type { ColumnMigration } from '../column-engine';

/**
 * The table of the search: one row a document, its columns named as in the search engine. It is derived from the
 * records; a step that changes the content of a column drops the table, and the feed fills it again.
 */

/** Columns of later steps: the step that made the table stays as it was released. */
const ADDED_LATER: ReadonlySet<string> = new Set(['custom_fields']);

const columns = [
  'index_id UInt32',
  'id UInt64',
  'document_id String',
  'version UInt64',
  'stamp UInt64',
  ...Object.entries(COLUMNS)
    .filter(([name]) => !ADDED_LATER.has(name))
    .map(([name, type]) => `${name} ${type}`),
  ...TEXT_COLUMNS.flatMap((name) => [`${name}_text String codec(ZSTD(1))`, `${name}_extra Array(String)`]),
  'skill_keys Array(UInt32)',
  'profession_codes Array(UInt32)',
  SKILL_HASHES,
  'title_vector Array(Int8)',
  'profile String codec(NONE)',
  'wording String codec(ZSTD(1))',
  ...TEXT_COLUMNS.map((name) => `index ${wordIndex(name)}`),
];

/** Small granules: a search by words reads the texts of the rows that it finds, and few of their neighbours. */
const TABLE = `create table document (
  ${columns.join(',\n  ')}
) engine = MergeTree order by (index_id, id)
settings index_granularity = 2048, fsync_after_insert = 1, fsync_part_directory = 1`;

/**
 * Documents of one trade are next to each other, so that a match reads some of the table and not all of it. A number is
 * searched in the column of numbers, which takes milliseconds for a million documents.
 */
const BY_TRADE = TABLE.replace('id UInt64,', 'id UInt64,\n  trade UInt16,')
  .replace(
    'roles Array(LowCardinality(String)),',
    (roles) => `${roles}\n  custom_fields ${COLUMNS.custom_fields},`,
  )
  .replace('order by (index_id, id)', 'order by (index_id, trade, id)');

const listed = (columns: Readonly<Record<string, string>>) =>
  Object.entries(columns).map(([name, type]) => `${name} ${type}`);

/**
 * Likely documents are found by columns in the form that the scores use (`engine/matcher/likely`), and phrases of the
 * text by their pairs of words.
 */
const BY_LIKENESS = `create table document (
  ${[
    'index_id UInt32',
    'id UInt64',
    'trade UInt16',
    'document_id String',
    'version UInt64',
    'stamp UInt64',
    ...listed(COLUMNS),
    ...TEXT_COLUMNS.flatMap((name) => [`${name}_text String codec(ZSTD(1))`, `${name}_extra Array(String)`]),
    ...listed(LOOKUP_COLUMNS),
    SKILL_HASHES,
    'profile String codec(NONE)',
    'wording String codec(ZSTD(1))',
    ...TEXT_COLUMNS.map((name) => `index ${wordIndex(name)}`),
    `index ${pairIndex('text')}`,
  ].join(',\n  ')}
) engine = MergeTree order by (index_id, trade, id)
settings index_granularity = 2048, fsync_after_insert = 1, fsync_part_directory = 1`;

/** Deleted rows leave the disk with the parts that held them: within seconds rather than minutes. */
const PROMPT_REMOVAL = `alter table document modify setting
  old_parts_lifetime = 1, cleanup_delay_period = 1, cleanup_delay_period_random_add = 0, max_cleanup_delay_period = 3`;

const emptied = (name: string): ColumnMigration => ({ name, statements: ['truncate table document'] });

export const SEARCH_MIGRATIONS: readonly ColumnMigration[] = [
  { name: 'search-002-hashes-and-wordings', statements: ['drop table if exists document sync', TABLE] },
  { name: 'search-003-prompt-removal', statements: [PROMPT_REMOVAL] },
  emptied('search-profiles-1'),
  // The look-up columns changed: the table is emptied, and the feed fills it again.
  emptied('search-004-nearer-look-ups'),
  // Custom fields are searchable now: existing rows have none of them yet.
  {
    name: 'search-005-custom-fields',
    statements: [
      `alter table document add column if not exists custom_fields ${COLUMNS.custom_fields} after roles`,
      'truncate table document',
    ],
  },
  // Profiles of another format match nothing: each format (`PROFILE_FORMAT`) has a step, and those of older ones stay.
  emptied('search-profiles-2'),
  emptied('search-profiles-3'),
  {
    name: 'search-006-by-trade',
    statements: ['drop table if exists document sync', BY_TRADE, PROMPT_REMOVAL],
  },
  {
    name: 'search-007-by-likeness',
    statements: ['drop table if exists document sync', BY_LIKENESS, PROMPT_REMOVAL],
  },
  emptied('search-profiles-4'),
  emptied('search-profiles-5'),
  emptied('search-profiles-6'),
  // Names of skills that are one word are kept as one.
  emptied('search-008-closed-names'),
  emptied('search-profiles-7'),
  // Titles are kept in one form as well as that of a woman or a man.
  emptied('search-009-forms-of-titles'),
  emptied('search-profiles-8'),
  // Titles outside the languages of the space are placed by their letters.
  emptied('search-profiles-9'),
  // What a document does not say is told from what it lacks: its own language, and years without dates.
  emptied('search-profiles-10'),
  // Certificates of one key are one, and degrees of postings are those that the posting asks for.
  emptied('search-profiles-11'),
  // Titles have their language, and degrees their subjects.
  emptied('search-profiles-12'),
];
