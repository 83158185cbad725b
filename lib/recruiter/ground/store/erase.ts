import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { config } from '@/lib/config';
import { log, once, onShutdown } from '@/lib/platform';
import { type Executor, records, type Tables } from '.';

/**
 * A deleted row stays in the files of the embedded store: in its page until the table is written anew, in the log
 * until a checkpoint lets go of the segment. Both are done here, table by table, in the background, since the store
 * stands still meanwhile; what is due is kept in the store, so that it is done after a restart too. What the file
 * system or a backup keeps is out of reach, and a PostgreSQL server is left to its own vacuum, as its operator has
 * set it.
 */
const PERSONAL_TABLES = [
  'dossier',
  'dossier_key',
  'dossier_place',
  'place',
  'document',
  'parse',
  'correction',
  'custom_value',
  'upload_item',
  'arrival',
  'attachment',
  'move_in',
  'moved_row',
  'shortlist_entry',
  'shortlist_note',
  'shortlist_event',
  'stage_rule_run',
  'match_preference',
  'match_session',
  'binned',
  'provenance',
  'bulk_act_item',
  'mention',
  'task',
  'dossier_merge',
  'not_duplicate',
  'handover',
  'handover_candidate',
  'queue_task',
  'index_entry',
  'received_event',
  'received_match',
  'letter',
  'letter_answer',
  'letter_return',
  'interview',
  'interview_member',
  'interview_offer',
  'interview_offer_member',
  'scorecard',
  'scorecard_answer',
  'consent_request',
];

/** Leaves room for what else wants the store between two tables. */
const PAUSE_MS = 20;

async function noteRelations(executor: Executor, relations: readonly string[]): Promise<void> {
  await executor
    .insertInto('erasure')
    .values(relations.map((relation) => ({ relation })))
    .onConflict((conflict) =>
      conflict.column('relation').doUpdateSet({ since: sql<Date>`clock_timestamp()` }),
    )
    .execute();
}

/** Notes, in the transaction that deletes dossiers and before it does, where their rows are. */
export async function noteErasure(trx: Transaction<Tables>, dossierIds: readonly string[]): Promise<void> {
  if (config().DATABASE_URL || dossierIds.length === 0) return;
  const words = await trx
    .selectFrom('dossier_words')
    .select(sql<string>`distinct dossier_words.tableoid::regclass::text`.as('relation'))
    .where('dossier_id', 'in', dossierIds)
    .execute();
  const facts = await trx
    .selectFrom('dossier_fact')
    .select(sql<string>`distinct dossier_fact.tableoid::regclass::text`.as('relation'))
    .where('dossier_id', 'in', dossierIds)
    .execute();
  await noteRelations(trx, [
    ...PERSONAL_TABLES,
    ...[...words, ...facts].map((part) => part.relation.split('.').at(-1) ?? ''),
  ]);
}

/** Notes that a row about a dossier that is gone was removed from this table. */
export async function noteErasureOf(
  executor: Executor,
  relation: 'index_entry' | 'queue_task' | 'received_event',
): Promise<void> {
  if (config().DATABASE_URL) return;
  await noteRelations(executor, [relation]);
}

async function nextDue(db: Executor) {
  return db.selectFrom('erasure').selectAll().orderBy('relation').limit(1).executeTakeFirst();
}

async function eraseAll(): Promise<void> {
  const db = await records();
  let rewritten = 0;
  for (let due = await nextDue(db); due; due = await nextDue(db)) {
    await sql`vacuum full ${sql.id('recruiter', due.relation)}`.execute(db);
    // A deletion in the meantime has made it due again, at a later time.
    await db
      .deleteFrom('erasure')
      .where('relation', '=', due.relation)
      .where('since', '<=', due.since)
      .execute();
    rewritten += 1;
    await pause(PAUSE_MS);
  }
  if (rewritten === 0) return;
  await sql`select pg_switch_wal()`.execute(db);
  await sql`checkpoint`.execute(db);
}

type Eraser = { running: Promise<void> };

function eraser(): Eraser {
  return once('eraser', () => {
    const made: Eraser = { running: Promise.resolve() };
    onShutdown('eraser', () => made.running);
    return made;
  });
}

/** Waits until everything that was due has left the files. */
export function erasureDone(): Promise<void> {
  return eraser().running;
}

/** Starts to remove what is due from the files of the store; what comes while it runs is taken along. */
export function startErasure(): void {
  if (config().DATABASE_URL) return;
  const own = eraser();
  own.running = own.running
    .then(eraseAll)
    .catch((error: unknown) => log().error({ err: error }, 'deleted rows are still in the files'));
}
