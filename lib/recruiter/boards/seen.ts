import type { Actor } from '../ground/actor';
import { refused } from '../ground/outcome';
import type { Executor } from '../ground/store';
import { allows } from '../ground/use-case';

export const UNKNOWN = refused('not-found', 'This board no longer exists.');
export const NOT_SHARED = refused('not-allowed', 'Only recruiters and owners may share a board.');

/** Returns the boards that a member sees, with their makers. */
export function seen(db: Executor, actor: Actor) {
  return db
    .selectFrom('board')
    .innerJoin('member', 'member.id', 'board.created_by')
    .where('board.removed_at', 'is', null)
    .where((where) => where.or([where('board.shared', '=', true), where('board.created_by', '=', actor.id)]));
}

/** Returns a board that a member may change: their own, or a shared one for those who may write. */
export async function changeable(db: Executor, actor: Actor, id: string, also = { removed: false }) {
  const board = await db.selectFrom('board').selectAll().where('id', '=', id).executeTakeFirst();
  if (!board || (board.removed_at && !also.removed)) return undefined;
  const isOwn = board.created_by === actor.id;
  return isOwn || (board.shared && allows(actor.role, 'recruiter')) ? board : undefined;
}
