import type { Selectable } from 'kysely';
import { type Executor, records } from '../ground/store';
import { notBinned } from '../ground/store/in-bin';
import type { UploadItemTable } from '../ground/store/tables';
import { duplicatesOf } from './find-duplicates';
import type { UploadFailure, UploadItem } from './types';

export type ItemRow = Selectable<UploadItemTable>;

/** The columns of an item with which nothing has happened yet. */
export const NOTHING_YET = { failure: null, undo: null, source: null, declared: null };

/** Returns the items of an upload, or one of them, as pages show them. */
export async function itemsOf(executor: Executor, rows: readonly ItemRow[]): Promise<UploadItem[]> {
  if (rows.length === 0) return [];
  const dossierIds = rows.map((row) => row.dossier_id).filter((id) => id !== null);
  const names = dossierIds.length
    ? await executor
        .selectFrom('dossier')
        .select(['id', 'name'])
        .where('id', 'in', dossierIds)
        .where(notBinned)
        .execute()
    : [];
  const nameOf = new Map(names.map((row) => [row.id, row.name]));
  const uploadIds = [...new Set(rows.map((row) => row.upload_id))];
  const uploads = await executor
    .selectFrom('upload')
    .select(['id', 'kind'])
    .where('id', 'in', uploadIds)
    .execute();
  const kindOf = new Map(uploads.map((row) => [row.id, row.kind]));
  const waiting = rows.filter((row) => row.state === 'duplicate').map((row) => row.dossier_id);
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
    note: row.note,
    kind: kindOf.get(row.upload_id) ?? 'candidate',
    dossierId: row.dossier_id,
    dossierName: nameOf.get(row.dossier_id ?? '') ?? null,
    duplicates: matches.get(row.dossier_id ?? '') ?? [],
    decision: row.decision,
    undoable: row.undo !== null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }));
}

/** Returns one item as pages show it; undefined if it does not exist. */
export async function itemOf(id: string): Promise<UploadItem | undefined> {
  const db = await records();
  const rows = await db.selectFrom('upload_item').selectAll().where('id', '=', id).execute();
  return (await itemsOf(db, rows))[0];
}
