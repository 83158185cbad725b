import { randomUUID } from 'node:crypto';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { MarketImportTable, MarketRejectionTable, MarketSourceTable, ServiceRecords } from '../store';
import type { Repeated } from './assign-jobs';
import type { SourceOrigin } from './rows';

/** Sources and their imports in the records. */

export type MarketSource = {
  id: string;
  name: string;
  origin: SourceOrigin;
  /** Run again after this many hours; null when only on demand. */
  everyHours: number | null;
  createdAt: Date;
};

export type MarketImport = Selectable<MarketImportTable>;

/** Most rows of one import and kind that are kept with their results; all are counted. */
const MOST_KEPT = 1000;

type SourceRow = Selectable<MarketSourceTable>;

function sourceOf(row: SourceRow): MarketSource {
  return {
    id: row.id,
    name: row.name,
    origin: row.origin as SourceOrigin,
    everyHours: row.every_hours,
    createdAt: row.created_at,
  };
}

const nextRun = (everyHours: number | null) =>
  everyHours === null ? null : sql<Date>`now() + ${everyHours} * interval '1 hour'`;

export async function addSource(
  records: ServiceRecords,
  source: Pick<MarketSource, 'name' | 'origin' | 'everyHours'>,
): Promise<MarketSource> {
  const row = await records
    .insertInto('market_source')
    .values({
      id: randomUUID(),
      name: source.name,
      origin: JSON.stringify(source.origin),
      every_hours: source.everyHours,
      next_run_at: nextRun(source.everyHours),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return sourceOf(row);
}

/** Changes how a source is read and how often; undefined when the id is unknown. */
export async function changeSource(
  records: ServiceRecords,
  id: string,
  { origin, everyHours }: Pick<MarketSource, 'origin' | 'everyHours'>,
): Promise<MarketSource | undefined> {
  const row = await records
    .updateTable('market_source')
    .set({
      origin: JSON.stringify(origin),
      every_hours: everyHours,
      next_run_at: nextRun(everyHours),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && sourceOf(row);
}

/** Returns all sources, the newest first. */
export async function listSources(records: ServiceRecords): Promise<MarketSource[]> {
  const rows = await records.selectFrom('market_source').selectAll().orderBy('created_at', 'desc').execute();
  return rows.map(sourceOf);
}

export async function findSource(records: ServiceRecords, id: string): Promise<MarketSource | undefined> {
  const row = await records.selectFrom('market_source').selectAll().where('id', '=', id).executeTakeFirst();
  return row && sourceOf(row);
}

export async function addImport(records: ServiceRecords, sourceId: string): Promise<string> {
  const id = randomUUID();
  const open = { id, source_id: sourceId, status: 'waiting' as const };
  await records
    .insertInto('market_import')
    .values({ ...open, rows_total: null, problem: null, started_at: null, finished_at: null })
    .execute();
  return id;
}

export async function findImport(records: ServiceRecords, id: string): Promise<MarketImport | undefined> {
  return records.selectFrom('market_import').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Imports that have not ended, the oldest first. */
export async function openImports(records: ServiceRecords): Promise<string[]> {
  const rows = await records
    .selectFrom('market_import')
    .select('id')
    .where('status', 'in', ['waiting', 'running'])
    .orderBy('created_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns all imports of a source, the newest first. */
export async function importsOf(records: ServiceRecords, sourceId: string): Promise<MarketImport[]> {
  return records
    .selectFrom('market_import')
    .selectAll()
    .where('source_id', '=', sourceId)
    .orderBy('created_at', 'desc')
    .execute();
}

export async function changeImport(
  records: ServiceRecords,
  id: string,
  change: Updateable<MarketImportTable>,
): Promise<void> {
  await records.updateTable('market_import').set(change).where('id', '=', id).execute();
}

/** Resets the progress of an import; its written postings stay. */
export async function beginAnew(records: ServiceRecords, id: string): Promise<void> {
  await records.transaction().execute(async (trx) => {
    await trx.deleteFrom('market_rejection').where('import_id', '=', id).execute();
    await trx
      .updateTable('market_import')
      .set({ rows_read: 0, written: 0, new_postings: 0, new_jobs: 0, rejected: 0, repeated: 0, undated: 0 })
      .set({ used: '{}' })
      .where('id', '=', id)
      .execute();
  });
}

/** Counts of a batch of rows. */
export type BatchCounts = {
  rows: number;
  written: number;
  newPostings: number;
  newJobs: number;
  /** Postings whose source states no day, or an unreadable one. */
  undated: number;
  /** Number of values that became a fact of a posting, by the target of a column. */
  used: Readonly<Record<string, number>>;
};

export type Rejection = { row: number; reason: string };

/** Rows of a batch that did not become separate postings, and why. */
export type LeftRows = { rejected: readonly Rejection[]; repeated: readonly Repeated[] };

type Kept = Insertable<MarketRejectionTable>;

function keptOf(id: string, { rejected, repeated }: LeftRows): Record<'rejected' | 'repeated', Kept[]> {
  const kept = (kind: Kept['kind'], row: number, reason: string): Kept => ({
    import_id: id,
    row_number: row,
    reason: reason.slice(0, 500),
    kind,
  });
  return {
    rejected: rejected.map(({ row, reason }) => kept('rejected', row, reason)),
    repeated: repeated.map(({ row, of }) => kept('repeated', row, `The same page as row ${of}.`)),
  };
}

function sumOf(one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>) {
  const targets = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(targets.map((target) => [target, (one[target] ?? 0) + (other[target] ?? 0)]));
}

/** Notes the progress of an import, with the rows that did not become separate postings, in one transaction. */
export async function noteProgress(
  records: ServiceRecords,
  id: string,
  { rows, written, newPostings, newJobs, undated, used }: BatchCounts,
  left: LeftRows,
): Promise<void> {
  const kept = keptOf(id, left);
  await records.transaction().execute(async (trx) => {
    const counted = await trx
      .updateTable('market_import')
      .set({
        rows_read: sql`rows_read + ${rows}`,
        written: sql`written + ${written}`,
        new_postings: sql`new_postings + ${newPostings}`,
        new_jobs: sql`new_jobs + ${newJobs}`,
        undated: sql`undated + ${undated}`,
        rejected: sql`rejected + ${left.rejected.length}`,
        repeated: sql`repeated + ${left.repeated.length}`,
      })
      .where('id', '=', id)
      .returning(['rejected', 'repeated', 'used'])
      .executeTakeFirstOrThrow();
    const sum = JSON.stringify(sumOf(counted.used, used));
    await trx.updateTable('market_import').set({ used: sum }).where('id', '=', id).execute();
    const values = (['rejected', 'repeated'] as const).flatMap((kind) =>
      kept[kind].slice(0, Math.max(0, MOST_KEPT - (counted[kind] - kept[kind].length))),
    );
    if (values.length === 0) return;
    await trx
      .insertInto('market_rejection')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Returns the rows of an import of one kind that were kept, in their order. */
export async function leftRowsOf(
  records: ServiceRecords,
  id: string,
  kind: 'rejected' | 'repeated',
): Promise<Rejection[]> {
  return records
    .selectFrom('market_rejection')
    .select(['row_number as row', 'reason'])
    .where('import_id', '=', id)
    .where('kind', '=', kind)
    .orderBy('row_number')
    .execute();
}
