import { sql } from 'kysely';
import { z } from 'zod';
import { done, type Outcome } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { UNKNOWN_TABLE } from './draft';
import type { MovedTable, MoveInState } from './types';

const MOST_LISTED = 20;

type Counted = { state: string | null; cv: string; item_id: string };

async function rowsOf(db: Executor, id: string): Promise<Counted[]> {
  return db
    .selectFrom('moved_row')
    .leftJoin('upload_item', 'upload_item.id', 'moved_row.item_id')
    .select(['upload_item.state', 'cv', 'item_id'])
    .where('move_in_id', '=', id)
    .orderBy('item_id')
    .execute();
}

/** Says how far a table has come that is moved in. Viewers may. */
export const moveInState = defineUseCase(
  reads('viewer'),
  recordId,
  async (_actor, id): Promise<Outcome<MoveInState>> => {
    const db = await records();
    const row = await db.selectFrom('move_in').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row?.upload_id) return UNKNOWN_TABLE;
    const rows = await rowsOf(db, id);
    const count = (...states: string[]) => rows.filter(({ state }) => state && states.includes(state)).length;
    return done({
      id,
      name: row.name,
      at: row.made_at.toISOString(),
      uploadId: row.upload_id,
      total: rows.length,
      read: count('parsed', 'opened'),
      moving: count('queued', 'reading'),
      duplicates: count('duplicate'),
      failed: count('failed'),
      awaited: rows.filter(({ state }) => state === null).map(({ cv, item_id }) => ({ cv, itemId: item_id })),
      left: row.left_out as MoveInState['left'],
      undone: row.undone_at !== null,
    });
  },
);

/** Lists the tables that were moved in, the newest first. Viewers may. */
export const listMoveIns = defineUseCase(
  reads('viewer'),
  z.void(),
  async (): Promise<Outcome<MovedTable[]>> => {
    const db = await records();
    const rows = await db
      .selectFrom('move_in')
      .select(['id', 'name', 'made_at', 'total', 'undone_at'])
      .where('upload_id', 'is not', null)
      .orderBy(sql`made_at desc`)
      .limit(MOST_LISTED)
      .execute();
    return done(
      rows.map(({ id, name, made_at, total, undone_at }) => ({
        ...{ id, name, total },
        at: made_at.toISOString(),
        undone: undone_at !== null,
      })),
    );
  },
);
