import { type Kysely, sql } from 'kysely';

/** One step of a schema: plain SQL, run once, in the order of the list. A released step is never changed. */
export type Migration = { name: string; up: string };

/** A number that no other user of the database uses; it keeps two processes from migrating at once. */
const MIGRATION_LOCK = 726_104_551;

/**
 * Brings one schema up to date: every step that has not run yet, all in one transaction. Throws, before anything is written, where a
 * step has run that is not in the list: a newer version made these records, and this one would misread or damage them.
 */
export async function migrate(db: Kysely<unknown>, schema: string, migrations: readonly Migration[]) {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(trx);
    await sql`create schema if not exists ${sql.id(schema)}`.execute(trx);
    await sql`create extension if not exists pg_trgm with schema public`.execute(trx);
    await sql`create extension if not exists unaccent with schema public`.execute(trx);
    await sql`set local search_path to ${sql.id(schema)}, public`.execute(trx);
    await sql`create table if not exists migration (
      name text primary key, applied_at timestamptz not null default now())`.execute(trx);
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(trx);
    const applied = new Set(rows.map((row) => row.name));
    refuseNewer('The records were', applied, migrations);
    for (const { name, up } of migrations.filter((step) => !applied.has(step.name))) {
      for (const statement of statementsOf(up)) await sql.raw(statement).execute(trx);
      await sql`insert into migration (name) values (${name})`.execute(trx);
    }
  });
}

/** Throws, with what the operator can do, where a step has run that is not among those known; `data` with its verb. */
export function refuseNewer(data: string, ran: Iterable<string>, steps: readonly { name: string }[]): void {
  const known = new Set(steps.map(({ name }) => name));
  const newer = [...ran].find((name) => !known.has(name));
  if (newer === undefined) return;
  throw new Error(
    `${data} made by a newer version of Shortlist (its step ${newer} is not known to this one), and nothing was changed. Start that version again, or restore the backup from before the upgrade.`,
  );
}

/**
 * Statements are set apart by a semicolon at the end of a line, but not inside of the body of a function (`$$`);
 * the embedded engine takes one at a time.
 */
function statementsOf(text: string): string[] {
  return text
    .replace(/\$\$[^$]*\$\$/g, (body) => body.replace(/;[ \t]*\n/g, '; '))
    .split(/;[ \t]*\n/)
    .map((statement) => statement.trim().replace(/;$/, ''))
    .filter(Boolean);
}
