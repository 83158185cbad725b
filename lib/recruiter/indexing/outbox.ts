/**
 * Pending changes of the indexes. A trigger of the store writes an entry in the transaction that changes a dossier;
 * here entries are leased and settled, each for the version that was leased, so that a change in the meantime is sent
 * after it.
 */
import { type Selectable, sql } from 'kysely';
import { config } from '@/lib/config';
import type { DossierKind } from '../ground/dossier-kind';
import { retryDelay } from '../ground/retry-delay';
import { type Executor, records } from '../ground/store';
import { noteErasureOf, startErasure } from '../ground/store/erase';
import type { IndexEntryTable } from '../ground/store/indexing-tables';

/**
 * An entry that is due. `isWanted` is true if the index should have the dossier, considering the owner's switch too.
 */
export type DueEntry = Selectable<IndexEntryTable> & { isWanted: boolean };

const LONGEST_DELAY_MS = 10 * 60_000;

/**
 * Takes the oldest entries that are due. A wanted one counts as present from now on, whatever the result of sending it.
 */
export async function claimEntries(limit: number, leaseMs: number, enabled: boolean): Promise<DueEntry[]> {
  const db = await records();
  const due = db
    .selectFrom('index_entry')
    .select('dossier_id')
    .whereRef('settled', '<', 'version')
    .where('due_at', '<=', sql<Date>`now()`)
    .where((where) =>
      where.or([where('leased_until', 'is', null), where('leased_until', '<', sql<Date>`now()`)]),
    )
    .orderBy('version')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const rows = await db
    .updateTable('index_entry')
    .set((set) => ({
      leased_until: sql<Date>`now() + ${leaseMs} * interval '1 millisecond'`,
      attempts: set('attempts', '+', 1),
      present: sql<boolean>`present or (wanted and ${enabled}::boolean)`,
    }))
    .where('dossier_id', 'in', due)
    .returningAll()
    .execute();
  return rows.map((row) => ({ ...row, isWanted: row.wanted && enabled }));
}

/** True if the index has it now, and with which parse; `failure` is the reason for refusing it. */
export type Settlement = { present: boolean; sentParseId?: string | null; failure?: string | null };

/** Notes that the index has an entry. An entry of a deleted dossier is deleted with it. */
export async function settleEntry(entry: DueEntry, settlement: Settlement): Promise<void> {
  const db = await records();
  await db
    .updateTable('index_entry')
    .set({
      settled: entry.version,
      settled_at: sql<Date>`now()`,
      leased_until: null,
      present: settlement.present,
      sent_parse_id: settlement.sentParseId ?? null,
      failure: settlement.failure ?? null,
    })
    .where('dossier_id', '=', entry.dossier_id)
    .execute();
}

/** Forgets those of these entries whose dossiers are deleted here and in the index. */
export async function forgetGone(entries: readonly DueEntry[]): Promise<void> {
  const db = await records();
  const ids = entries.map((entry) => entry.dossier_id);
  const gone = await db
    .deleteFrom('index_entry')
    .where('dossier_id', 'in', ids)
    .where('present', '=', false)
    .whereRef('settled', '=', 'version')
    .where('dossier_id', 'not in', (from) =>
      from.selectFrom('dossier').select('dossier.id').where('dossier.id', 'in', ids),
    )
    .returning('dossier_id')
    .execute();
  if (gone.length === 0) return;
  await noteErasureOf(db, 'index_entry');
  startErasure();
}

/** Returns an entry, to be retried: later each time, after at most ten minutes. */
export async function postponeEntry(entry: DueEntry, failure: string, leastMs: number): Promise<void> {
  const delay = retryDelay(entry.attempts, { longestMs: LONGEST_DELAY_MS, leastMs });
  const db = await records();
  await db
    .updateTable('index_entry')
    .set({ leased_until: null, failure, due_at: sql<Date>`now() + ${delay} * interval '1 millisecond'` })
    .where('dossier_id', '=', entry.dossier_id)
    .where('version', '=', entry.version)
    .execute();
  await db
    .updateTable('index_entry')
    .set({ leased_until: null })
    .where('dossier_id', '=', entry.dossier_id)
    .where('version', '>', entry.version)
    .execute();
}

const NEXT_VERSION = sql<number>`nextval('recruiter.index_version')`;

/** Feeds the index again with all dossiers, those of a kind, or these. */
export async function repeatEntries(
  executor: Executor,
  which: { kind?: DossierKind; ids?: readonly string[] },
): Promise<void> {
  await executor
    .updateTable('index_entry')
    .set({
      version: NEXT_VERSION,
      sent_parse_id: null,
      attempts: 0,
      failure: null,
      due_at: sql<Date>`now()`,
    })
    .$if(which.kind !== undefined, (rows) => rows.where('kind', '=', which.kind ?? 'candidate'))
    .$if(which.ids !== undefined, (rows) => rows.where('dossier_id', 'in', [...(which.ids ?? [])]))
    .execute();
}

/** Notes that no index has anything: they are kept elsewhere from now on. */
export async function forgetAllSent(executor: Executor): Promise<void> {
  await executor.updateTable('index_entry').set({ present: false }).execute();
  await repeatEntries(executor, {});
}

/** Frees the entries that a dead process had in hand. The embedded store has one process at a time. */
export async function reclaimEntries(): Promise<void> {
  if (config().DATABASE_URL) return;
  const db = await records();
  await db
    .updateTable('index_entry')
    .set({ leased_until: null })
    .where('leased_until', 'is not', null)
    .execute();
}

/**
 * Repairs entries that contradict their dossiers, and dossiers without one: none, unless the store was tampered with.
 */
export async function repairEntries(): Promise<void> {
  const db = await records();
  await sql`
    insert into recruiter.index_entry as known (dossier_id, kind, wanted)
      select id, kind, not held from recruiter.dossier
      on conflict (dossier_id) do update
      set wanted = excluded.wanted, version = excluded.version, due_at = now()
      where known.wanted <> excluded.wanted`.execute(db);
  await sql`
    update recruiter.index_entry set wanted = false, version = nextval('recruiter.index_version'), due_at = now()
      where wanted and dossier_id not in (select id from recruiter.dossier)`.execute(db);
}
