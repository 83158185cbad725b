import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { Executor, Tables } from '../ground/store';
import { notBinned } from '../ground/store/in-bin';
import type { ShortlistEntryTable } from '../ground/store/shortlist-tables';
import type { EntryState, Stage } from './types';

export type EntryRow = Selectable<ShortlistEntryTable>;

/** Returns the state that a row holds. */
export function stateOf(row: Pick<EntryRow, 'stage_id' | 'reason' | 'tags' | 'listed'>): EntryState {
  return { stageId: row.stage_id, reason: row.reason, tags: row.tags, listed: row.listed };
}

/** Returns the stages of every shortlist, in their order; there is always one. */
export async function stagesOf(executor: Executor): Promise<[Stage, ...Stage[]]> {
  const rows = await executor
    .selectFrom('shortlist_stage')
    .select(['id', 'name'])
    .orderBy('position')
    .execute();
  return rows as [Stage, ...Stage[]];
}

/** Reasons for which candidates are rejected, in their order. */
export async function reasonsOf(executor: Executor): Promise<string[]> {
  const rows = await executor.selectFrom('shortlist_reason').select('name').orderBy('position').execute();
  return rows.map(({ name }) => name);
}

/** Finds a job so that its shortlist has one change at a time, until the transaction ends; undefined for no job. */
export function lockJob(trx: Transaction<Tables>, jobId: string) {
  return trx
    .selectFrom('dossier')
    .selectAll()
    .where('id', '=', jobId)
    .where('kind', '=', 'job')
    .where(notBinned)
    .forUpdate()
    .executeTakeFirst();
}

/** Record of one entry changed by an act. */
export type EventToWrite = {
  entryId: string;
  kind: string;
  before: EntryState | null;
  after: EntryState;
  noteId?: string;
};

/** Adds the events of one act to the history and returns the id of the act. */
export async function writeAct(
  trx: Transaction<Tables>,
  actorId: string,
  events: readonly EventToWrite[],
  undoes: string | null = null,
): Promise<string> {
  const act = randomUUID();
  const rows = events.map(({ entryId, kind, before, after, noteId }) => ({
    act,
    undoes,
    entry_id: entryId,
    kind,
    before: before && JSON.stringify(before),
    after: JSON.stringify(after),
    note_id: noteId ?? null,
    done_by: actorId,
  }));
  if (rows.length > 0) await trx.insertInto('shortlist_event').values(rows).execute();
  return act;
}
