import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { Actor } from '../ground/actor';
import { done, type Outcome, refused } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { allows, defineUseCase, reads, recordId } from '../ground/use-case';
import { freshSince } from './fresh';
import { SAVED_KINDS, type SavedKind, type SavedSearch } from './types';

/** Saved searches: the member's own, and those that others share with the workspace. */

/** Limit per member, so that nobody takes the room of others. */
const MOST_SEARCHES = 100;
const LONGEST_PARAMS = 4000;

const UNKNOWN = refused('not-found', 'This search no longer exists.');
const NOT_SHARED = refused('not-allowed', 'Only recruiters and owners may share a search.');
const FULL = refused('conflict', `You have ${MOST_SEARCHES} saved searches already. Delete one first.`);

const Name = z.string().trim().min(1, 'Give it a name.').max(80, 'Use at most 80 characters.');

/**
 * Returns the condition of a saved search that a member sees, by their id or a reference to it: a shared one, or their
 * own.
 */
export function seenBy(member: string | RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(saved_search.shared or saved_search.created_by = ${member})`;
}

/** Returns those that a member sees, in their order. */
export function visibleTo(db: Executor, actor: Actor) {
  return db
    .selectFrom('saved_search')
    .innerJoin('member', 'member.id', 'saved_search.created_by')
    .leftJoin('saved_search_look as look', (join) =>
      join.onRef('look.search_id', '=', 'saved_search.id').on('look.member_id', '=', actor.id),
    )
    .where(seenBy(actor.id))
    .orderBy('saved_search.position')
    .orderBy('saved_search.created_at');
}

/** Every saved search that a member sees, with how much is new in each. Any member. */
export const listSaved = defineUseCase(
  reads('viewer'),
  z.void(),
  async (actor): Promise<Outcome<SavedSearch[]>> => {
    const rows = await visibleTo(await records(), actor)
      .leftJoin('saved_alert as alert', (join) =>
        join.onRef('alert.search_id', '=', 'saved_search.id').on('alert.member_id', '=', actor.id),
      )
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
        'alert.every',
        'alert.by_mail',
        'alert.by_webhook',
      ])
      .execute();
    const told = await lastToldOf(actor);
    const listed: SavedSearch[] = [];
    for (const { created_by, created_at, looked_at, every, by_mail, by_webhook, ...search } of rows)
      listed.push({
        ...search,
        isOwn: created_by === actor.id,
        alert: every && { every, byMail: by_mail ?? false, byWebhook: by_webhook ?? false },
        ...(await freshIn(search, looked_at ?? created_at, told)),
      });
    return done(listed);
  },
);

type Fresh = Pick<SavedSearch, 'fresh' | 'freshParams'>;

/** Returns the last notice for a member about each search, unless they have seen it. */
async function lastToldOf(actor: Actor): Promise<Map<string, Fresh>> {
  const db = await records();
  const rows = await db
    .selectFrom('alert_notice')
    .select(['search_id', 'fresh', 'params'])
    .where('member_id', '=', actor.id)
    .where('seen_at', 'is', null)
    .orderBy('noticed_at')
    .execute();
  return new Map(rows.map(({ search_id, fresh, params }) => [search_id, { fresh, freshParams: params }]));
}

/**
 * Returns the new results of a search. The market and the index are not queried each time that a page wants to know.
 */
async function freshIn(
  { id, kind, params }: { id: string; kind: SavedKind; params: string },
  since: Date,
  told: ReadonlyMap<string, Fresh>,
): Promise<Fresh> {
  const nothing = { fresh: 0, freshParams: params };
  if (kind === 'market' || kind === 'match') return told.get(id) ?? nothing;
  return (await freshSince(kind, params, { since, until: new Date() })) ?? nothing;
}

/** Saves a search; the results so far are not new in it. Any member, for themselves. */
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

/** Returns a search that a member may change: their own, or a shared one for those who may write. */
async function changeable(db: Executor, actor: Actor, id: string) {
  const search = await db.selectFrom('saved_search').selectAll().where('id', '=', id).executeTakeFirst();
  if (!search) return undefined;
  const isOwn = search.created_by === actor.id;
  return isOwn || (search.shared && allows(actor.role, 'recruiter')) ? search : undefined;
}

/** Changes the name, question, visibility or place of a saved search. Any member their own. */
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

/** Deletes a saved search. Any member their own. */
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

/** Notes that a member looked at a search: its current results are no longer new. Any member. */
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
    await db
      .updateTable('alert_notice')
      .set({ seen_at: new Date() })
      .where('search_id', '=', id)
      .where('member_id', '=', actor.id)
      .where('seen_at', 'is', null)
      .execute();
    return done(null);
  },
);
