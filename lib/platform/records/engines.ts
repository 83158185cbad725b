import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite, types as pgliteTypes } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { makeFilesPrivate, privateDirectory, syncTree } from '../private-directory';
import { tryWriting } from '../write-probe';
import { claimDirectory } from './claim';
import { namingFaults } from './faults';
import { type OpenedRecords, pglitePool } from './pglite-pool';
import { GuardedFiles } from './wal-guard';

/** Time after which a silent server counts as gone. Also the wait for one of the connections. */
const CONNECTING_MS = 10_000;
const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;

/** Parsers of types that the drivers of the engines disagree on: numbers as numbers, dates as yyyy-MM-dd. */
const PARSERS: Record<number, (text: string) => unknown> = {
  [INT8]: Number,
  [NUMERIC]: Number,
  [DATE]: (text) => text,
};

/** Of the engine's own parameters, the one that lets it go on without waiting for the disk. */
const WITHOUT_SYNC = '-F';

/**
 * A commit waits for the disk, by fsync(2), since the other calls do nothing in the compiled engine. Finished segments of the
 * log are deleted, not kept under a future name with their content: data deleted for good must leave the log too, also
 * after recovery from a crash, which recycles before it takes a query.
 */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== WITHOUT_SYNC),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'wal_recycle=off'],
];

const SEGMENT = /^[0-9A-F]{24}$/;

/** Removes segments of the log with future names, which an older version that recycled them left. */
async function dropComingSegments(database: PGlite, directory: string) {
  const { rows } = await database.query<{ current: string }>(
    'select pg_walfile_name(pg_current_wal_insert_lsn()) as current',
  );
  const current = rows[0]?.current;
  const folder = path.join(directory, 'pg_wal');
  const names = (await readdir(folder)).filter((name) => SEGMENT.test(name));
  if (current === undefined || !names.includes(current)) return;
  for (const name of names.filter((one) => one > current)) await rm(path.join(folder, name));
}

/** The engine reports damaged files and a full disk alike as a failed start; this adds what to do. */
function unopened(directory: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(
    `The records in ${path.resolve(directory)} cannot be opened (${reason}). Check that the disk has room and that the server may ` +
      'write there. If it does, the files are damaged: put the folder aside, restore the newest backup in its place (docs/admin.md, ' +
      '"Backup and restore"), and start again.',
    { cause },
  );
}

/**
 * PostgreSQL compiled to WebAssembly, in this process, with its files in the given directory.
 * Throws when another process that still runs has the directory open: two would destroy it.
 */
export async function embeddedDialect(directory: string): Promise<PostgresDialect> {
  await privateDirectory(directory);
  const release = await claimDirectory(directory);
  // What a killed process had written. The engine waits for each of these files in turn, which is soon done then.
  await syncTree(path.resolve(directory));
  const opened = await openEmbedded(directory).catch(async (error: unknown) => {
    await release();
    throw unopened(directory, error);
  });
  await dropComingSegments(opened.database, directory);
  // The engine unpacks those of a new store as anyone's, whatever the umask.
  await makeFilesPrivate(directory);
  await syncTree(path.resolve(directory));
  const reopen = async () => {
    await tryWriting(directory);
    return openEmbedded(directory);
  };
  return new PostgresDialect({ pool: pglitePool(opened, reopen, release) });
}

/** Opens the engine, which does again what its log holds when it ended without closing. */
async function openEmbedded(directory: string): Promise<OpenedRecords> {
  const files = new GuardedFiles(path.resolve(directory));
  const database = await PGlite.create({
    fs: files,
    startParams: START_PARAMETERS,
    extensions: { pg_trgm, unaccent },
    parsers: { ...PARSERS, [pgliteTypes.DATE]: PARSERS[DATE] ?? String },
  });
  return { database, files };
}

/** Returns the dialect of a PostgreSQL server. */
export function serverDialect(connectionString: string): PostgresDialect {
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      PARSERS[oid] ?? pg.types.getTypeParser(oid, format),
  };
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: CONNECTING_MS,
    types: types as pg.CustomTypesConfig,
  });
  // An idle connection that the server ends, as at its restart, is replaced by the next use; unheard it ends the process.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool: namingFaults(pool as unknown as PostgresPool) });
}
