import { sql } from 'kysely';
import { z } from 'zod';
import type { Actor } from '../ground/actor';
import { done, type Outcome, refused } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { allows, defineUseCase, reads, recordId } from '../ground/use-case';
import { changeable, NOT_SHARED, seen, UNKNOWN } from './seen';
import { subjectOf } from './subject';
import type { Board, BoardItem, BoardLine } from './types';

/**
 * Boards: the member's own, and those that others share with the workspace. Whoever may write changes shared ones too.
 */

/** Limit per member, so that nobody takes the room of others. */
const MOST_BOARDS = 100;
/** Time enough to undo. */
const KEPT_REMOVED_DAYS = 1;

const FULL = refused('conflict', `You have ${MOST_BOARDS} boards already. Delete one first.`);

export const Name = z.string().trim().min(1, 'Give it a name.').max(80, 'Use at most 80 characters.');

type Row = { id: string; name: string; shared: boolean; created_by: string; by: string };

function lineOf(actor: Actor, { id, name, shared, created_by, by }: Row): Omit<Board, 'items'> {
  const isOwn = created_by === actor.id;
  return { id, name, shared, isOwn, by, mayChange: isOwn || allows(actor.role, 'recruiter') };
}

/** Returns every board that a member sees, their own first. Any member. */
export const listBoards = defineUseCase(
  reads('viewer'),
  z.void(),
  async (actor): Promise<Outcome<BoardLine[]>> => {
    const rows = await seen(await records(), actor)
      .select((from) => [
        'board.id',
        'board.name',
        'board.shared',
        'board.created_by',
        'member.name as by',
        from
          .selectFrom('board_item')
          .select(({ fn }) => fn.countAll<number>().as('items'))
          .whereRef('board_item.board_id', '=', 'board.id')
          .where('board_item.removed_at', 'is', null)
          .as('items'),
      ])
      .orderBy(sql`board.created_by = ${actor.id}`, 'desc')
      .orderBy(sql`lower(board.name)`)
      .execute();
    return done(rows.map(({ items, ...row }) => ({ ...lineOf(actor, row), items: Number(items ?? 0) })));
  },
);

/** Returns the items of a board, in its order. */
export async function itemsOf(db: Executor, boardId: string): Promise<BoardItem[]> {
  const rows = await db
    .selectFrom('board_item')
    .select(['id', 'kind', 'figure', 'name', 'params'])
    .where('board_id', '=', boardId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('added_at')
    .execute();
  return rows.flatMap(({ id, name, ...row }) => {
    const subject = subjectOf(row);
    return subject ? [{ id, name, ...subject }] : [];
  });
}

/** Returns a board with its items. Any member. */
export const readBoard = defineUseCase(
  reads('viewer'),
  z.object({ id: recordId }),
  async (actor, { id }): Promise<Outcome<Board>> => {
    const db = await records();
    const row = await seen(db, actor)
      .select(['board.id', 'board.name', 'board.shared', 'board.created_by', 'member.name as by'])
      .where('board.id', '=', id)
      .executeTakeFirst();
    return row ? done({ ...lineOf(actor, row), items: await itemsOf(db, id) }) : UNKNOWN;
  },
);

/** Makes an empty board. Any member, for themselves. */
export const addBoard = defineUseCase(
  'viewer',
  z.object({ name: Name, shared: z.boolean() }),
  async (actor, board): Promise<Outcome<{ id: string }>> => {
    if (board.shared && !allows(actor.role, 'recruiter')) return NOT_SHARED;
    const db = await records();
    await db
      .deleteFrom('board')
      .where('removed_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_REMOVED_DAYS})`)
      .execute();
    const { count } = await db
      .selectFrom('board')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('created_by', '=', actor.id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_BOARDS) return FULL;
    return done(
      await db
        .insertInto('board')
        .values({ ...board, created_by: actor.id })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
  },
);

/** Renames a board, shares it or keeps it to oneself, removes it or takes that back. Any member, with their own. */
export const changeBoard = defineUseCase(
  'viewer',
  z.object({
    id: recordId,
    name: Name.optional(),
    shared: z.boolean().optional(),
    removed: z.boolean().optional(),
  }),
  async (actor, { id, removed, ...change }): Promise<Outcome<null>> => {
    if (change.shared && !allows(actor.role, 'recruiter')) return NOT_SHARED;
    const db = await records();
    const board = await changeable(db, actor, id, { removed: true });
    if (!board) return UNKNOWN;
    // Making a shared board private would take it from whoever made it.
    const shared = board.created_by === actor.id ? change.shared : undefined;
    await db
      .updateTable('board')
      .set({
        name: change.name ?? board.name,
        shared: shared ?? board.shared,
        ...(removed !== undefined && { removed_at: removed ? new Date() : null }),
      })
      .where('id', '=', id)
      .execute();
    return done(null);
  },
);
