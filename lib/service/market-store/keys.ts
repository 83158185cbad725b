/**
 * Narrow tables for finding rows of the large ones. Both large tables are in the order of days, as dashboards read
 * them; a batch of an import knows numbers only. So the days of numbers are kept in the order of the numbers, and the
 * large tables are queried by pairs of day and number, in their own order. The engine fills them with every insert.
 * Replaced or removed rows may still be listed here: the large tables decide, so these do no harm. Only `copy` holds
 * values, since copies are searched among rows that are far apart in `posting`, and only from it and `import_posting`
 * are rows deleted.
 */

type KeyTable = {
  name: string;
  /** Table whose inserts fill it. */
  of: 'posting' | 'job';
  columns: readonly (readonly [name: string, type: string])[];
  order: string;
  /** The column by which the last of several rows of one key is known; none where such rows are equal. */
  version?: string;
};

const DAY = ['date', 'Date'] as const;
const POSTING = ['posting_id', 'UInt64'] as const;
const JOB = ['job_id', 'UInt64'] as const;
const VERSION = ['version', 'UInt64'] as const;

export const KEY_TABLES: readonly KeyTable[] = [
  { name: 'posting_day', of: 'posting', columns: [POSTING, DAY], order: 'posting_id, date' },
  { name: 'job_day', of: 'job', columns: [JOB, DAY], order: 'job_id, date' },
  { name: 'job_posting', of: 'posting', columns: [JOB, DAY, POSTING], order: 'job_id, date, posting_id' },
  {
    name: 'import_posting',
    of: 'posting',
    columns: [['import_id', 'LowCardinality(String)'], DAY, POSTING, JOB, VERSION],
    order: 'import_id, date, posting_id',
    version: 'version',
  },
  {
    name: 'copy',
    of: 'posting',
    columns: [
      ['block', 'UInt64'],
      DAY,
      POSTING,
      JOB,
      ['job_title', 'String'],
      ['organization_name', 'String'],
      ['location', 'UInt32'],
      ['region', 'LowCardinality(String)'],
      ['location_name', 'LowCardinality(String)'],
      ['country', 'LowCardinality(String)'],
      ['sketch', 'String'],
      VERSION,
    ],
    order: 'block, date, posting_id',
    version: 'version',
  },
];

/** Rows are changed in small parts next to the large ones, so that the cost depends on the change and not on the table. */
export const CHANGED_IN_PATCHES = 'enable_block_number_column = 1, enable_block_offset_column = 1';

/** A change that is not possible in that way fails, instead of rewriting a column of every row. */
export const AS_PATCH = "settings lightweight_delete_mode = 'lightweight_update_force'";

const SYNCED = 'fsync_after_insert = 1, fsync_part_directory = 1';

function columnNames({ columns }: KeyTable): string {
  return columns.map(([name]) => name).join(', ');
}

function keyTable({ name, columns, order, version = '' }: KeyTable): string {
  return `create table if not exists ${name} (${columns.map((column) => column.join(' ')).join(', ')})
engine = ReplacingMergeTree(${version}) order by (${order})
settings index_granularity = 256, ${CHANGED_IN_PATCHES}, ${SYNCED}`;
}

function keeper(table: KeyTable): string {
  return `create materialized view if not exists ${table.name}_keeper to ${table.name} as select ${columnNames(table)} from ${table.of}`;
}

/** The last complete change: with the last begun one it identifies the state of the market. */
const LAST_CHANGE = `create table if not exists last_change (version UInt64)
engine = ReplacingMergeTree(version) order by tuple() settings ${SYNCED}`;

/** Makes the narrow tables, and has them filled with every insert from then on. */
export const MAKE_KEYS: readonly string[] = [
  ...KEY_TABLES.map(keyTable),
  ...KEY_TABLES.map(keeper),
  LAST_CHANGE,
];

/** Names everything that is in the large tables; run again, it changes nothing. */
export const FILL_KEYS: readonly string[] = KEY_TABLES.map(
  (table) =>
    `insert into ${table.name} (${columnNames(table)}) select ${columnNames(table)} from ${table.of}
settings max_threads = 1, max_insert_threads = 1, min_insert_block_size_rows = 100000, min_insert_block_size_bytes = 0`,
);

/** Condition for the rows of the postings in `{ids:Array(UInt64)}`. */
export const AT_POSTINGS = `(date, posting_id) in (
  select date, posting_id from posting_day where posting_id in {ids:Array(UInt64)})`;

/** Condition for the rows of the jobs in `{ids:Array(UInt64)}`. */
export const AT_JOBS = `(date, job_id) in (
  select date, job_id from job_day where job_id in {ids:Array(UInt64)})`;

/** Condition for the postings of the jobs in `{jobs:Array(UInt64)}`, in a table called `p`. */
export const AT_POSTINGS_OF_JOBS = `(p.date, p.posting_id) in (
  select date, posting_id from job_posting where job_id in {jobs:Array(UInt64)}) and p.job_id in {jobs:Array(UInt64)}`;
