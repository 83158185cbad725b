import type { Actor } from '../ground/actor';
import { records } from '../ground/store';

/** Returns the member in whose name a CV is added that nobody uploaded: the first owner. */
export async function firstOwner(): Promise<Actor> {
  const db = await records();
  return db
    .selectFrom('member')
    .select(['id', 'email', 'name', 'role'])
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .orderBy('created_at')
    .executeTakeFirstOrThrow();
}
