import { sql } from 'kysely';
import { z } from 'zod';
import { done, type Outcome, refused } from '../ground/outcome';
import { records } from '../ground/store';
import { defineUseCase, recordId } from '../ground/use-case';
import { Name } from './boards';
import { changeable, UNKNOWN } from './seen';
import { GivenSubject } from './subject';

/** Items on a board: added, named, arranged, removed. */

/** As many as a page of figures can load and a person can look at. */
const MOST_ITEMS = 24;

const FULL = refused('conflict', `This board has ${MOST_ITEMS} figures already. Remove one first.`);
const NO_ITEM = refused('not-found', 'This is no longer on the board.');

/** Puts something at the end of a board. Any member, on their own. */
export const addToBoard = defineUseCase(
  'viewer',
  z.object({ board: recordId, name: Name, subject: GivenSubject }),
  async (actor, { board, name, subject }): Promise<Outcome<{ id: string }>> => {
    const db = await records();
    if (!(await changeable(db, actor, board))) return UNKNOWN;
    const { count, last } = await db
      .selectFrom('board_item')
      .select([
        sql<number>`count(*) filter (where removed_at is null)::int`.as('count'),
        sql<number>`coalesce(max(position), -1)`.as('last'),
      ])
      .where('board_id', '=', board)
      .executeTakeFirstOrThrow();
    if (count >= MOST_ITEMS) return FULL;
    return done(
      await db
        .insertInto('board_item')
        .values({ board_id: board, name, ...subject, position: last + 1 })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
  },
);

/** Renames something on a board, takes it away or puts it back. Any member, on their own. */
export const changeBoardItem = defineUseCase(
  'viewer',
  z.object({
    board: recordId,
    id: recordId,
    name: Name.optional(),
    removed: z.boolean().optional(),
  }),
  async (actor, { board, id, name, removed }): Promise<Outcome<null>> => {
    const db = await records();
    if (!(await changeable(db, actor, board))) return UNKNOWN;
    const item = await db
      .selectFrom('board_item')
      .selectAll()
      .where('id', '=', id)
      .where('board_id', '=', board)
      .executeTakeFirst();
    if (!item) return NO_ITEM;
    const removedAt = removed ? new Date() : null;
    await db
      .updateTable('board_item')
      .set({ name: name ?? item.name, removed_at: removed === undefined ? item.removed_at : removedAt })
      .where('id', '=', id)
      .execute();
    return done(null);
  },
);

/** Sets the order of a board: the named items first, those added meanwhile after them. Any member, on their own. */
export const arrangeBoard = defineUseCase(
  'viewer',
  z.object({ board: recordId, items: z.array(recordId).max(MOST_ITEMS) }),
  async (actor, { board, items }): Promise<Outcome<null>> => {
    const db = await records();
    if (!(await changeable(db, actor, board))) return UNKNOWN;
    await db
      .updateTable('board_item')
      .set({
        position: sql<number>`coalesce(array_position(${items}::uuid[], id) - 1, position + ${items.length})`,
      })
      .where('board_id', '=', board)
      .execute();
    return done(null);
  },
);
