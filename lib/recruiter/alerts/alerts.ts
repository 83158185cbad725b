import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { Actor } from '../ground/actor';
import { done, type Outcome, refused } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { allows, defineUseCase, recordId } from '../ground/use-case';
import { seenBy, visibleTo } from '../saved/saved';
import { ALERT_EVERY, type AlertNotice } from '../saved/types';
import { nextDue } from './due';

/** Alerts of a member: the settings, and the notices so far. */

const MOST_NOTICES = 100;

const UNKNOWN = refused('not-found', 'This search no longer exists.');
const NOT_POSTED = refused('not-allowed', 'Only recruiters and owners may tell other systems.');

/** Sets how often a member is alerted to new results of a search, or turns it off. Any member, for themselves. */
export const setAlert = defineUseCase(
  'viewer',
  z.object({
    id: recordId,
    every: z.enum(ALERT_EVERY).nullable(),
    byMail: z.boolean().default(false),
    byWebhook: z.boolean(),
  }),
  async (actor, { id, every, byMail, byWebhook }): Promise<Outcome<null>> => {
    if (byWebhook && !allows(actor.role, 'recruiter')) return NOT_POSTED;
    const db = await records();
    const search = await visibleTo(db, actor)
      .select('saved_search.id')
      .where('saved_search.id', '=', id)
      .executeTakeFirst();
    if (!search) return UNKNOWN;
    if (every === null) {
      await db
        .deleteFrom('saved_alert')
        .where('search_id', '=', id)
        .where('member_id', '=', actor.id)
        .execute();
      return done(null);
    }
    const now = new Date();
    const wanted = { every, by_mail: byMail, by_webhook: byWebhook, due_at: nextDue(every, now) };
    await db
      .insertInto('saved_alert')
      .values({ search_id: id, member_id: actor.id, since: now, ...wanted })
      .onConflict((conflict) => conflict.columns(['search_id', 'member_id']).doUpdateSet(wanted))
      .execute();
    return done(null);
  },
);

/** Returns the notices for a member about searches that they still see. */
function noticesFor(db: Executor, actor: Pick<Actor, 'id'>) {
  return db
    .selectFrom('alert_notice')
    .innerJoin('saved_search', 'saved_search.id', 'alert_notice.search_id')
    .where('alert_notice.member_id', '=', actor.id)
    .where(seenBy(actor.id));
}

/** Returns the latest notices of a member's alerts, unseen ones first. */
export async function noticesOf(db: Executor, actor: Pick<Actor, 'id'>): Promise<AlertNotice[]> {
  const rows = await noticesFor(db, actor)
    .select(['alert_notice.id', 'kind', 'name', 'fresh', 'alert_notice.params', 'noticed_at', 'seen_at'])
    .orderBy(sql`seen_at is null`, 'desc')
    .orderBy('noticed_at', 'desc')
    .limit(MOST_NOTICES)
    .execute();
  return rows.map(({ noticed_at, seen_at, ...notice }) => ({
    ...notice,
    at: noticed_at.toISOString(),
    seen: seen_at !== null,
  }));
}

/** Returns how many alerts a member has not seen. */
export async function unseenNotices(db: Executor, actor: Pick<Actor, 'id'>): Promise<number> {
  const { unseen } = await noticesFor(db, actor)
    .select(({ fn }) => fn.countAll<number>().as('unseen'))
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(unseen);
}

/** Marks alerts as seen: these, or all of them. Any member. */
export const seeNotices = defineUseCase(
  'viewer',
  z.object({ notices: z.array(recordId).max(500).optional() }),
  async (actor, { notices }): Promise<Outcome<null>> => {
    const db = await records();
    await db
      .updateTable('alert_notice')
      .set({ seen_at: new Date() })
      .where('member_id', '=', actor.id)
      .where('seen_at', 'is', null)
      .$if(notices !== undefined, (all) => all.where(sql<SqlBool>`id = any(${notices}::uuid[])`))
      .execute();
    return done(null);
  },
);
