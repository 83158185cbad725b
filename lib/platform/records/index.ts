/**
 * The store of records: one SQL dialect on two engines, PGlite in `DATA_DIR` or PostgreSQL by `DATABASE_URL`. Each half
 * of Shortlist has a separate schema in it and never reads the other's.
 */
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { config } from '../../config';
import { watchHealth } from '../health';
import { once, onShutdown } from '../lifecycle';
import { embeddedDialect, serverDialect } from './engines';
import { type Migration, migrate } from './migrate';

export { embeddedDialect, serverDialect } from './engines';
export type { Migration } from './migrate';
export { migrate, refuseNewer } from './migrate';

export type Half = 'service' | 'recruiter';

/** Opens the engine that the environment names, without making or changing a table. */
export async function openEngine(): Promise<Kysely<unknown>> {
  const { DATABASE_URL, DATA_DIR } = config();
  const dialect = DATABASE_URL
    ? serverDialect(DATABASE_URL)
    : await embeddedDialect(path.join(DATA_DIR, 'records'));
  return new Kysely<unknown>({ dialect });
}

async function connect(): Promise<Kysely<unknown>> {
  if (process.env.NEXT_PHASE === 'phase-production-build')
    throw new Error('a page was rendered during the build and asked for records; it must be dynamic');
  const db = await openEngine();
  await sql`select 1`.execute(db).catch((error: Error & { code?: string }) => {
    const where = config().DATABASE_URL ? 'The database of DATABASE_URL' : 'The records in DATA_DIR';
    throw new Error(`${where} cannot be used: ${error.message || error.code}.`, { cause: error });
  });
  watchHealth('database', async () => {
    await sql`select 1`.execute(db);
    return undefined;
  });
  onShutdown('records', () => db.destroy(), 'records');
  return db;
}

async function open(half: Half, migrations: readonly Migration[]): Promise<Kysely<unknown>> {
  const db = await once('records', connect);
  await migrate(db, half, migrations);
  return db.withSchema(half);
}

/**
 * The records of one half, migrated and ready. `Tables` names its tables without the schema.
 * All calls of one process share the engine; transactions work as Kysely's do.
 */
export function openRecords<Tables>(half: Half, migrations: readonly Migration[]): Promise<Kysely<Tables>> {
  return once(`records:${half}`, () => open(half, migrations)) as Promise<Kysely<Tables>>;
}
