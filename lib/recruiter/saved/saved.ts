import { sql } from 'kysely';
import { z } from 'zod';
import { done, type Outcome, refused } from '../outcome';
import { type Executor, records } from '../store';
import { allows, defineUseCase, recordId } from '../use-case';
import type { Actor } from '../users/types';
import { freshSince } from './fresh';
import { SAVED_KINDS, type SavedSearch } from './types';

/** Saved searches: own ones, and those that others share with the workspace. */

/** Of one member, so that nobody takes the room of others. */
const MOST_SEARCHES = 100;
const LONGEST_PARAMS = 4000;

const UNKNOWN = refused('not-found', 'This search no longer exists.');
const NOT_SHARED = refused('not-allowed', 'Only recruiters and owners may share a search.');
const FULL = refused('conflict', `You have ${MOST_SEARCHES} saved searches already. Delete one first.`);

const Name = z.string().trim().min(1, 'Give it a name.').max(80, 'Use at most 80 characters.');

/** Those that a member sees, in their order. */
function visibleTo(db: Executor, actor: Actor) {
  return db
    .selectFrom('saved_search')
    .innerJoin('member', 'member.id', 'saved_search.created_by')
    .leftJoin('saved_search_look as look', (join) =>
      join.onRef('look.search_id', '=', 'saved_search.id').on('look.member_id', '=', actor.id),
    )
    .where((where) => where.or([where('shared', '=', true), where('saved_search.created_by', '=', actor.id)]))
    .orderBy('saved_search.position')
    .orderBy('saved_search.created_at');
}

/** Every saved search that a member sees, with how much is new in each. Viewers may. */
export const listSaved = defineUseCase('viewer', z.void(), async (actor): Promise<Outcome<SavedSearch[]>> => {
  const rows = await visibleTo(await records(), actor)
    .select([
      'saved_search.id',
      'saved_search.kind',
      'saved_search.name',
      'saved_search.params',
      'saved_search.shared',
      'saved_search.pinned',
      'saved_search.created_by',
      'saved_search.created_at',
      'member.name as by',
      'look.looked_at',
    ])
    .execute();
  const listed: SavedSearch[] = [];
  for (const { created_by, created_at, looked_at, ...search } of rows)
    listed.push({
      ...search,
      isOwn: created_by === actor.id,
      ...(await freshSince(search.kind, search.params, looked_at ?? created_at)),
    });
  return done(listed);
});

/** Saves a search; what is there by then is not new in it. Viewers may, for themselves. */
export const saveSearch = defineUseCase(
  'viewer',
  z.object({
    kind: z.enum(SAVED_KINDS),
    name: Name,
    params: z.string().max(LONGEST_PARAMS),
    shared: z.boolean(),
    pinned: z.boolean(),
  }),
  async (actor, search): Promise<Outcome<{ id: string }>> => {
    if (search.shared && !allows(actor.role, 'recruiter')) return NOT_SHARED;
    const db = await records();
    const { count, last } = await db
      .selectFrom('saved_search')
      .select([
        sql<number>`count(*) filter (where created_by = ${actor.id})`.as('count'),
        sql<number>`coalesce(max(position), 0)`.as('last'),
      ])
      .executeTakeFirstOrThrow();
    if (count >= MOST_SEARCHES) return FULL;
    const saved = await db
      .insertInto('saved_search')
      .values({ ...search, position: last + 1, created_by: actor.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    return done(saved);
  },
);

/** A search that a member may change: an own one, or a shared one for who may write. */
async function changeable(db: Executor, actor: Actor, id: string) {
  const search = await db.selectFrom('saved_search').selectAll().where('id', '=', id).executeTakeFirst();
  if (!search) return undefined;
  const isOwn = search.created_by === actor.id;
  return isOwn || (search.shared && allows(actor.role, 'recruiter')) ? search : undefined;
}

/** Changes the name, the question, who sees a saved search, or its place. Viewers may, of their own. */
export const changeSaved = defineUseCase(
  'viewer',
  z.object({
    id: recordId,
    name: Name.optional(),
    params: z.string().max(LONGEST_PARAMS).optional(),
    shared: z.boolean().optional(),
    pinned: z.boolean().optional(),
    position: z.number().int().min(0).max(10_000).optional(),
  }),
  async (actor, { id, ...change }): Promise<Outcome<null>> => {
    if (change.shared && !allows(actor.role, 'recruiter')) return NOT_SHARED;
    const db = await records();
    const search = await changeable(db, actor, id);
    if (!search) return UNKNOWN;
    const known = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    if (Object.keys(known).length > 0)
      await db.updateTable('saved_search').set(known).where('id', '=', id).execute();
    return done(null);
  },
);

/** Deletes a saved search. Viewers may, of their own. */
export const deleteSaved = defineUseCase(
  'viewer',
  z.object({ id: recordId }),
  async (actor, { id }): Promise<Outcome<null>> => {
    const db = await records();
    if (!(await changeable(db, actor, id))) return UNKNOWN;
    await db.deleteFrom('saved_search').where('id', '=', id).execute();
    return done(null);
  },
);

/** Notes that a member looked at a search: what is there now is not new any more. Viewers may. */
export const lookAtSaved = defineUseCase(
  'viewer',
  z.object({ id: recordId }),
  async (actor, { id }): Promise<Outcome<null>> => {
    const db = await records();
    const seen = await visibleTo(db, actor)
      .select('saved_search.id')
      .where('saved_search.id', '=', id)
      .executeTakeFirst();
    if (!seen) return UNKNOWN;
    await db
      .insertInto('saved_search_look')
      .values({ search_id: id, member_id: actor.id })
      .onConflict((conflict) =>
        conflict.columns(['search_id', 'member_id']).doUpdateSet({ looked_at: sql<Date>`now()` }),
      )
      .execute();
    return done(null);
  },
);
