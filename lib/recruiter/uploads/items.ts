import type { Selectable } from 'kysely';
import { type Executor, records } from '../store';
import type { UploadItemTable } from '../store/tables';
import { duplicatesOf } from './find-duplicates';
import type { UploadFailure, UploadItem } from './types';

export type ItemRow = Selectable<UploadItemTable>;

/** The items of an upload, or one of them, as pages show them. */
export async function itemsOf(executor: Executor, rows: readonly ItemRow[]): Promise<UploadItem[]> {
  const candidateIds = rows.map((row) => row.candidate_id).filter((id) => id !== null);
  const names = candidateIds.length
    ? await executor.selectFrom('candidate').select(['id', 'name']).where('id', 'in', candidateIds).execute()
    : [];
  const nameOf = new Map(names.map((row) => [row.id, row.name]));
  const waiting = rows.filter((row) => row.state === 'duplicate').map((row) => row.candidate_id);
  const matches = await duplicatesOf(
    executor,
    waiting.filter((id) => id !== null),
  );
  return rows.map((row) => ({
    id: row.id,
    batchId: row.upload_id,
    name: row.name,
    size: row.size,
    state: row.state,
    attempts: row.attempts,
    failure: row.failure as UploadFailure | null,
    candidateId: row.candidate_id,
    candidateName: nameOf.get(row.candidate_id ?? '') ?? null,
    duplicates: matches.get(row.candidate_id ?? '') ?? [],
    decision: row.decision,
    undoable: row.undo !== null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }));
}

/** One item as pages show it; undefined when there is none. */
export async function itemOf(id: string): Promise<UploadItem | undefined> {
  const db = await records();
  const rows = await db.selectFrom('upload_item').selectAll().where('id', '=', id).execute();
  return (await itemsOf(db, rows))[0];
}
