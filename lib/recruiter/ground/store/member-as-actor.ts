import type { Actor } from '../actor';
import type { Executor } from './index';

/** Returns a member as an actor, for what happens in their name while they are not there. */
export function memberAsActor(db: Executor, id: string): Promise<Actor> {
  return db
    .selectFrom('member')
    .select(['id', 'email', 'name', 'role'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
