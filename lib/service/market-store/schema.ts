import { PLACE_COLUMNS, termsOf } from '@/lib/engine/market';
import type { ColumnMigration } from '../column-engine';
import { CHANGED_IN_PATCHES, FILL_KEYS, KEY_TABLES, MAKE_KEYS } from './keys';
import { TALLY_TABLES } from './tallies';

/**
 * The tables of the market. One row a posting, one row a job; absent is 0, the empty text, the empty list or the first
 * day of 1970. Jobs are derived from postings (`refresh.ts`) and hold the same facts, so that nothing touches postings
 * unless a question needs them.
 *
 * A text that can be searched is kept in its search form (`searchFormOf` in the engine): `…_text` has its words in
 * their order, separated by single spaces, `…_extra` further ways to write some of them. A text index finds rows by
 * term; `at_0` and so on hold the position of each word of the full text, for phrases and proximity.
 *
 * Rows are found by their ids through narrow tables (`keys.ts`). A bloom filter would be checked for each of some
 * hundred thousand ids of a subquery in every granule, which takes longer than reading the whole column.
 */

const FACTS = `
  language LowCardinality(String),
  organization_name String,
  organization_text String,
  organization_extra Array(String),
  organization_industry UInt8,
  via_intermediary Bool,
  profession UInt32,
  profession_group UInt32,
  profession_class UInt32,
  location UInt32,
  region LowCardinality(String),
  location_name LowCardinality(String),
  country LowCardinality(String),
  latitude Float64,
  longitude Float64,
  remote Bool,
  education_level UInt8,
  experience_level UInt8,
  contract_type UInt8,
  hours_per_week_from UInt8,
  hours_per_week_to UInt8,
  salary UInt32,
  salary_from UInt32,
  salary_to UInt32,
  salary_currency LowCardinality(String),
  salary_text String,
  predicted_salary UInt32,
  it_skills Array(LowCardinality(String)),
  professional_skills Array(LowCardinality(String)),
  soft_skills Array(LowCardinality(String)),
  language_skills Array(LowCardinality(String)),
  version UInt64`;

function termIndex(column: string): string {
  return `index ${column}_terms ${termsOf(column)} type text(tokenizer = array)`;
}

/**
 * An entry is 16 bits of the hash of a word and 16 bits of its place, which begins at 1; `parts` determines its column.
 */
function placeColumns(count: number): string {
  const columns = Array.from(
    { length: count },
    (_, part) =>
      `at_${part} Array(UInt32) materialized arrayFilter((entry, own) -> own = ${part}, entries, parts)`,
  );
  return `hashes Array(UInt32) ephemeral arrayMap(word -> CRC32(word), splitByChar(' ', full_text_text)),
  entries Array(UInt32) ephemeral arrayMap((hash, place) -> bitOr(bitAnd(hash, 4294901760), toUInt32(place)), hashes, arrayEnumerate(hashes)),
  parts Array(UInt8) ephemeral arrayMap(hash -> toUInt8(bitAnd(hash, ${count - 1})), hashes),
  ${columns.join(',\n  ')}`;
}

const POSTING_COLUMNS = `
  posting_id UInt64,
  job_id UInt64,
  date Date,
  expiration_date Date,
  job_title String,
  title_text String,
  title_extra Array(String),
  source_website LowCardinality(String),
  source_url String,
  full_text String codec(ZSTD(1)),
  full_text_text String codec(ZSTD(1)),
  full_text_extra Array(String),
  import_id LowCardinality(String),
  block UInt64,
  sketch String,${FACTS}`;

function postingTable(name: string, places: number): string {
  return `create table if not exists ${name} (${POSTING_COLUMNS},
  ${placeColumns(places)},
  ${termIndex('title')},
  ${termIndex('organization')},
  ${termIndex('full_text')}
) engine = MergeTree order by (date, posting_id)
settings index_granularity_bytes = 1048576, fsync_after_insert = 1, fsync_part_directory = 1`;
}

function jobTable(name: string, settings: string): string {
  return `create table if not exists ${name} (
  job_id UInt64,
  date Date,
  expiration_date Date,
  posting_count UInt32,
  website_count UInt32,${FACTS},
  ${termIndex('organization')}
) engine = MergeTree order by (date, job_id)
settings ${settings}fsync_after_insert = 1, fsync_part_directory = 1`;
}

/** Slices of a copy, each within the limits of time and memory of a statement. */
const SLICES = 5;
const IN_SMALL_BLOCKS =
  'max_block_size = 2000, min_insert_block_size_rows = 5000, min_insert_block_size_bytes = 0, max_threads = 1';

/** Moves the postings into a table with other columns of places; when run again, it copies them again. */
function partPlacesAnew(): string[] {
  const columns = POSTING_COLUMNS.split('\n')
    .map((line) => line.trim().split(' ')[0])
    .filter((name) => name !== '')
    .join(', ');
  const copies = Array.from(
    { length: SLICES },
    (_, slice) =>
      `insert into posting_anew (${columns}) select ${columns} from posting where posting_id % ${SLICES} = ${slice} settings ${IN_SMALL_BLOCKS}`,
  );
  return [
    'drop table if exists posting_anew',
    postingTable('posting_anew', PLACE_COLUMNS),
    ...copies,
    'exchange tables posting and posting_anew',
    'drop table posting_anew',
  ];
}

/** The reading of a source that last had a posting, and its row there. */
const LAST_READ = `alter table posting add column if not exists last_reading LowCardinality(String) after import_id,
add column if not exists last_row UInt32 after last_reading`;

/** Changes that have begun, so that the leftovers of a killed writer are repaired without looking at all rows. */
const BEGUN = `create table if not exists begun_change (
  version UInt64,
  postings Array(UInt64),
  jobs Array(UInt64)
) engine = MergeTree order by version settings fsync_after_insert = 1, fsync_part_directory = 1`;

/** Columns derived from others are computed when queried. A day is that of UTC, as in a request. */
function derivedColumns(table: string): string {
  return `alter table ${table}
add column if not exists advertiser_type UInt8 alias if(via_intermediary, 2, 1),
add column if not exists expired Bool alias expiration_date != toDate(0) and expiration_date <= toDate(now('UTC'))`;
}

/**
 * Rows that were read before have counties as well as states. Answers that were kept, and tallies, are of other rows.
 */
const REGIONS_OF_ONE_LEVEL = [
  ...['posting', 'job'].map(
    (table) =>
      `alter table ${table} update region = arrayStringConcat(arraySlice(splitByChar('.', region), 1, 2), '.') where length(splitByChar('.', region)) > 2`,
  ),
  'insert into last_change select max(version) + 1 from last_change',
];

export const MARKET_MIGRATIONS: readonly ColumnMigration[] = [
  { name: '001-postings-and-jobs', statements: [postingTable('posting', 16), jobTable('job', '')] },
  { name: '002-places-in-32-columns', statements: partPlacesAnew() },
  {
    name: '003-jobs-in-small-granules',
    statements: [
      'drop table if exists job_anew',
      jobTable('job_anew', 'index_granularity = 1024, '),
      'insert into job_anew select * from job',
      'exchange tables job and job_anew',
      'drop table job_anew',
    ],
  },
  { name: '004-last-reading', statements: [LAST_READ] },
  { name: '005-begun-changes', statements: [BEGUN] },
  { name: '006-derived-columns', statements: [derivedColumns('posting'), derivedColumns('job')] },
  {
    name: '007-days-of-numbers',
    statements: [
      `alter table posting modify setting ${CHANGED_IN_PATCHES}`,
      `alter table job modify setting ${CHANGED_IN_PATCHES}`,
      ...MAKE_KEYS,
      ...FILL_KEYS,
    ],
  },
  { name: '008-tallies', statements: TALLY_TABLES },
  { name: '009-regions-of-one-level', statements: [...REGIONS_OF_ONE_LEVEL, 'truncate table tally'] },
];

/** Additions to the tables after their release, for a cluster, which begins with all of them. */
const LATER = [
  LAST_READ,
  derivedColumns('posting'),
  derivedColumns('job'),
  `alter table posting modify setting ${CHANGED_IN_PATCHES}`,
  `alter table job modify setting ${CHANGED_IN_PATCHES}`,
];

const ENGINE = /engine = (Replacing)?MergeTree(?:\((\w*)\))?/;

/** Returns the same table, kept alike by all servers of a part. */
function replicated(sql: string): string {
  const name = /create table if not exists (\w+)/.exec(sql)?.[1];
  return sql.replace(ENGINE, (_, kind = '', version = '') => {
    const place = `'/clickhouse/tables/{shard}/{database}/${name}', '{replica}'`;
    return `engine = Replicated${kind}MergeTree(${version ? `${place}, ${version}` : place})`;
  });
}

/** Returns the tables of one server of a cluster, as the steps above leave them. */
export function clusterMigrations(isReplicated: boolean): readonly ColumnMigration[] {
  const statements = [
    postingTable('posting', PLACE_COLUMNS),
    jobTable('job', 'index_granularity = 1024, '),
    ...LATER,
    BEGUN,
    ...MAKE_KEYS,
  ];
  return [
    { name: 'cluster-001', statements: isReplicated ? statements.map(replicated) : statements },
    { name: 'cluster-002-regions-of-one-level', statements: REGIONS_OF_ONE_LEVEL },
  ];
}

/** The tables of the market, each with the key that splits its rows on a cluster. */
export const MARKET_TABLES: Readonly<Record<string, string>> = {
  posting: 'job_id',
  job: 'job_id',
  begun_change: 'version',
  last_change: 'version',
  ...Object.fromEntries(KEY_TABLES.map(({ name }) => [name, 'rand()'])),
};
