import { type ClientFailure, countIndex, deleteIndex, isIndexed } from '@/lib/clients';
import { log } from '@/lib/platform';
import { DOSSIER_KINDS, type DossierKind } from '../ground/dossier-kind';
import { records } from '../ground/store';
import { forgetAllSent, repairEntries, repeatEntries } from './outbox';
import { ensureIndex } from './settle-batch';
import { INDEX_TYPE, providerKey, type Workspace } from './workspace';

/** Notices that the indexes are kept by another provider than before, who has nothing yet. */
export async function noticeProvider(): Promise<void> {
  const db = await records();
  const provider = await providerKey();
  await db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom('index_workspace').select('provider').forUpdate().executeTakeFirst();
    if (known?.provider === provider) return;
    await trx.updateTable('index_workspace').set({ provider }).execute();
    if (known?.provider) await forgetAllSent(trx);
  });
}

/** Ids that the index of a kind was sent and took. */
async function sentIds(kind: DossierKind): Promise<string[]> {
  const db = await records();
  const rows = await db
    .selectFrom('index_entry')
    .select('dossier_id')
    .where('kind', '=', kind)
    .where('present', '=', true)
    .whereRef('settled', '=', 'version')
    .where('failure', 'is', null)
    .execute();
  return rows.map((row) => row.dossier_id);
}

async function missingOf(kind: DossierKind, index: string, ids: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const id of ids) {
    const found = await isIndexed(index, INDEX_TYPE[kind], id);
    if (found.ok && !found.value) missing.push(id);
  }
  return missing;
}

/** Deletes the index of a kind and fills it again. */
export async function rebuildIndex(kind: DossierKind, index: string): Promise<ClientFailure | null> {
  const dropped = await deleteIndex(index);
  if (!dropped.ok && dropped.failure.code !== 'DataNotFound') return dropped.failure;
  return ensureIndex(kind, index);
}

async function compare(kind: DossierKind, index: string): Promise<void> {
  if (await ensureIndex(kind, index)) return;
  const db = await records();
  const count = await countIndex(index);
  const pending = await db
    .selectFrom('index_entry')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .where('present', '=', true)
    .where((where) =>
      where.or([where('failure', 'is not', null), where('settled', '<', where.ref('version'))]),
    )
    .executeTakeFirstOrThrow();
  const ids = await sentIds(kind);
  // Entries under way may or may not be there.
  if (!count.ok || (count.value >= ids.length && count.value <= ids.length + Number(pending.count))) return;
  const missing = await missingOf(kind, index, ids);
  log().warn(
    { kind, missing: missing.length, known: ids.length, there: count.value },
    'an index was out of step',
  );
  if (missing.length > 0) await repeatEntries(db, { ids: missing });
  if (count.value > ids.length - missing.length + Number(pending.count)) await rebuildIndex(kind, index);
}

/**
 * Brings the indexes back into step at the start: entries with dossiers, indexes with entries by their numbers, and by
 * their ids where these differ. An index with unknown documents is rebuilt. Checks that fail now are left to the
 * changes that follow.
 */
export async function reconcile({ indexes, enabled }: Workspace): Promise<void> {
  await repairEntries();
  if (!enabled) return;
  for (const kind of DOSSIER_KINDS) await compare(kind, indexes[kind]);
}
