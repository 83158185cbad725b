import { sql } from 'kysely';
import { z } from 'zod';
import { done, type Outcome, refused } from '../ground/outcome';
import { records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { startErasure } from '../ground/store/erase';
import { loosen, removeLooseFiles } from '../ground/store/loose-files';
import { defineUseCase, recordId } from '../ground/use-case';
import { binWithin } from '../privacy/bin';
import { deleteWithin } from '../records/delete';
import { parseQueue, unqueueItems } from '../uploads/queue';

/**
 * Takes a table back as one: who came of it goes to the bin, what waits or could not be read is removed. Whoever was merged with
 * somebody who was here stays, and is counted. The same table can then be moved in again. Recruiters.
 */
export const undoMoveIn = defineUseCase(
  'recruiter',
  z.object({ id: recordId }),
  async (actor, { id }): Promise<Outcome<{ binned: number; merged: number }>> => {
    const [db, queue] = [await records(), await parseQueue()];
    const undone = await db.transaction().execute(async (trx) => {
      const row = await trx
        .updateTable('move_in')
        .set({ undone_at: sql<Date>`now()` })
        .where('id', '=', id)
        .where('upload_id', 'is not', null)
        .where('undone_at', 'is', null)
        .returning('upload_id')
        .executeTakeFirst();
      if (!row) return null;
      const items = await trx
        .selectFrom('moved_row')
        .innerJoin('upload_item', 'upload_item.id', 'moved_row.item_id')
        .select(['upload_item.id', 'hash', 'state', 'decision', 'dossier_id'])
        .where('move_in_id', '=', id)
        .forUpdate()
        .execute();
      const of = (...states: string[]) => items.filter(({ state }) => states.includes(state));
      const dossiersOf = (some: typeof items) => some.flatMap(({ dossier_id }) => dossier_id ?? []);
      const joined = items.filter(({ decision }) => decision === 'merge' || decision === 'replace');
      const own = of('parsed').filter((item) => !joined.includes(item));
      const binned = await binWithin(trx, dossiersOf(own), actor.id);
      const waiting = await deleteWithin(trx, dossiersOf(of('duplicate')), actor.id);
      const unread = of('queued', 'reading', 'failed');
      const ids = unread.map((item) => item.id);
      await unqueueItems(queue, trx, ids);
      if (ids.length > 0) await trx.deleteFrom('upload_item').where('id', 'in', ids).execute();
      const hashes = unread.map(({ hash }) => hash);
      await loosen(trx, hashes);
      await trx.deleteFrom('moved_row').where('move_in_id', '=', id).execute();
      await trx
        .updateTable('upload')
        .set({ dismissed_at: new Date() })
        .where('id', '=', row.upload_id)
        .execute();
      const detail = { binned: binned.length };
      await audit(trx, { actorId: actor.id, action: 'move-in-undone', detail });
      return { binned: binned.length, merged: joined.length, hashes: [...hashes, ...waiting.hashes] };
    });
    if (!undone) return refused('conflict', 'This import has already been undone.');
    await removeLooseFiles(undone.hashes);
    startErasure();
    return done({ binned: undone.binned, merged: undone.merged });
  },
);
