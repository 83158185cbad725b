import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { announceSearchAlert } from '@/lib/clients';
import { config } from '@/lib/config';
import {
  createQueue,
  type Queue,
  type QueuedTask,
  repeat,
  runUntilShutdown,
  startWorker,
} from '@/lib/platform';
import { afterAnnouncing } from '../ground/announcing';
import { records } from '../ground/store';
import { asQueueTables } from '../ground/store/queues';
import { mailIsSet } from '../mail/stored';
import { freshSince } from '../saved/fresh';
import { seenBy } from '../saved/saved';
import type { SavedKind } from '../saved/types';
import { nextDue } from './due';
import { mailNotice } from './mailer';

/**
 * Finds alerts that are due, notes new results for their members, and has the delivery module of the service announce
 * them to other systems. A notice and the tasks of announcing and mailing it are one transaction; a search that fails
 * now stays due.
 */

type Told = { kind: SavedKind; name: string; fresh: number; params: string; since: string };

const QUEUE = 'search-alert';
const WORKER = 'search-alerts';
const LOOK_MS = 60_000;
/** Clocks of instances differ by less. */
const SLACK_MS = 86_400_000;
const AT_ONCE = 100;

async function queueOf(): Promise<Queue<Told>> {
  return createQueue<Told>(asQueueTables(await records()), QUEUE);
}

/**
 * Sets alerts anew that are due later than any can be, and not before that: they were set, or told, while the clock was ahead. What
 * came since is told from now on.
 */
async function pullBack(now: Date): Promise<void> {
  const db = await records();
  for (const every of ['day', 'week'] as const)
    await db
      .updateTable('saved_alert')
      .set({ since: now, due_at: nextDue(every, now) })
      .where('every', '=', every)
      .where('due_at', '>', new Date(nextDue(every, now).getTime() + SLACK_MS))
      .execute();
}

/** Alerts that are due, of members who may still sign in and searches that they still see. */
async function dueAt(now: Date) {
  const db = await records();
  return db
    .selectFrom('saved_alert')
    .innerJoin('saved_search', 'saved_search.id', 'saved_alert.search_id')
    .innerJoin('member', 'member.id', 'saved_alert.member_id')
    .select(['search_id', 'member_id', 'every', 'by_mail', 'by_webhook', 'since', 'due_at'])
    .select(['saved_search.kind', 'saved_search.name', 'saved_search.params'])
    .where('due_at', '<=', now)
    .where('member.disabled_at', 'is', null)
    .where(seenBy(sql.ref('saved_alert.member_id')))
    .orderBy('due_at')
    .limit(AT_ONCE)
    .execute();
}

type DueAlert = Awaited<ReturnType<typeof dueAt>>[number];

/** Notes the results of an alert and sets when it is due next; once, whichever instance comes first. */
async function note(alert: DueAlert, found: { fresh: number; freshParams: string }, now: Date) {
  const db = await records();
  const queue = await queueOf();
  const isMailSet = await mailIsSet();
  const { search_id, member_id, kind, name, since } = alert;
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('saved_alert')
      .set({ since: now, due_at: nextDue(alert.every, now) })
      .where('search_id', '=', search_id)
      .where('member_id', '=', member_id)
      .where('since', '=', since)
      .executeTakeFirst();
    if (numUpdatedRows === 0n || found.fresh === 0) return;
    const { fresh, freshParams: params } = found;
    const id = randomUUID();
    await trx
      .insertInto('alert_notice')
      .values({ id, search_id, member_id, fresh, params, since, noticed_at: now, seen_at: null })
      .execute();
    if (alert.by_mail && isMailSet) await mailNotice(trx, id, member_id);
    if (alert.by_webhook)
      await queue.add(asQueueTables(trx), id, { kind, name, fresh, params, since: since.toISOString() });
  });
}

/** Notes all new results; returns the number of searches that failed and stay due. */
export async function tellDueAlerts(now = new Date()): Promise<number> {
  let left = 0;
  await pullBack(now);
  for (const alert of await dueAt(now)) {
    const found = await freshSince(alert.kind, alert.params, { since: alert.since, until: now });
    if (found) await note(alert, found, now);
    else left += 1;
  }
  return left;
}

/** Returns the address of the page with exactly the new results. */
function addressOf({ kind, params }: Told): string {
  return `${config().BASE_URL}/${kind}?${params}`;
}

async function handle({ subject, payload, attempts }: QueuedTask<Told>) {
  const { kind, name, fresh, since } = payload;
  const told = await announceSearchAlert({
    id: subject,
    search: { kind, name },
    count: fresh,
    since,
    url: addressOf(payload),
  });
  return afterAnnouncing(told, attempts, 'an alert could not be told');
}

/** Starts looking for alerts that are due, once a process, until shutdown. */
export async function startAlerts(): Promise<void> {
  await runUntilShutdown(WORKER, async () => {
    const worker = startWorker({ queue: await queueOf(), handle, concurrency: 1 });
    const endLooking = repeat(LOOK_MS, 'alerts could not be looked for', () => tellDueAlerts());
    return { stop: () => Promise.all([endLooking(), worker.stop()]) };
  });
}
