import {
  createQueue,
  log,
  type Queue,
  type QueuedTask,
  runUntilShutdown,
  startWorker,
  waitAfter,
} from '@/lib/platform';
import { type Executor, records } from '../ground/store';
import { asQueueTables } from '../ground/store/queues';
import { findMailServer, noteAttempt } from '../mail/stored';
import { MailError, sendMail } from '../mail/transport';
import { seenBy } from '../saved/saved';
import { alertMailOf, type MailedNotice } from './mail';
import { mailOffUrl } from './mail-off';

/**
 * Alerts by mail: stored with the notice in one transaction, sent after it, retried at the intervals of all outgoing
 * messages. A task holds only an id: text and recipient are read when the mail is sent, so that members who were
 * disabled, turned it off or no longer see the search get nothing. Waiting notices of one member go in one mail.
 */

type Waiting = { memberId: string };

const QUEUE = 'alert-mail';
const WORKER = 'alert-mail';
const CONCURRENCY = 2;

async function queueOf(): Promise<Queue<Waiting>> {
  return createQueue<Waiting>(asQueueTables(await records()), QUEUE);
}

/** Has a notice go to its member by mail; it does exactly when the transaction commits. */
export async function mailNotice(trx: Executor, noticeId: string, memberId: string): Promise<void> {
  await trx.insertInto('alert_mail').values({ notice_id: noticeId, member_id: memberId }).execute();
  await (await queueOf()).add(asQueueTables(trx as never), noticeId, { memberId });
}

/** Takes the notices of a member that no other task has taken; repeats those that this one took before. */
async function take(task: string, memberId: string): Promise<string[]> {
  const db = await records();
  const rows = await db
    .updateTable('alert_mail')
    .set({ task })
    .where('member_id', '=', memberId)
    .where('sent_at', 'is', null)
    .where('problem', 'is', null)
    .where((where) => where.or([where('task', 'is', null), where('task', '=', task)]))
    .returning('notice_id')
    .execute();
  return rows.map(({ notice_id }) => notice_id);
}

/** Returns the recipient of a mail; undefined for one who may no longer sign in. */
async function recipientOf(memberId: string) {
  const db = await records();
  return db
    .selectFrom('member')
    .select(['name', 'email as address'])
    .where('id', '=', memberId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
}

/** Returns the contents of these notices about searches that the member still sees. */
async function noticesOf(ids: readonly string[], memberId: string): Promise<MailedNotice[]> {
  const db = await records();
  return db
    .selectFrom('alert_notice')
    .innerJoin('saved_search', 'saved_search.id', 'alert_notice.search_id')
    .select(['kind', 'name', 'fresh', 'alert_notice.params'])
    .where('alert_notice.id', 'in', ids)
    .where(seenBy(memberId))
    .orderBy('noticed_at')
    .execute();
}

async function settle(ids: readonly string[], came: { sent_at: Date } | { problem: string }): Promise<void> {
  const db = await records();
  await db.updateTable('alert_mail').set(came).where('notice_id', 'in', ids).execute();
}

/** Returns the next step for a refused mail: a retry, or giving up with the reason kept. */
async function refusal(error: unknown, ids: readonly string[], attempts: number) {
  if (!(error instanceof MailError)) throw error;
  await noteAttempt(error.message);
  const retryAfterMs = error.final ? undefined : waitAfter(attempts);
  log().warn(
    { detail: error.message, attempts, givenUp: retryAfterMs === undefined },
    'an alert was not mailed',
  );
  if (retryAfterMs !== undefined) return { done: false, retryAfterMs } as const;
  await settle(ids, { problem: error.message });
  return { done: true } as const;
}

async function handle({ subject, payload: { memberId }, attempts }: QueuedTask<Waiting>) {
  const found = await findMailServer();
  const ids = await take(subject, memberId);
  if (ids.length === 0) return { done: true } as const;
  const [to, notices] = [await recipientOf(memberId), await noticesOf(ids, memberId)];
  if (!found || !to || notices.length === 0) {
    await settle(ids, { problem: 'There was nobody to send it to, or no mail server.' });
    return { done: true } as const;
  }
  try {
    const offUrl = await mailOffUrl(memberId);
    await sendMail(found.server, { id: subject, to, offUrl, ...alertMailOf(notices, offUrl) });
  } catch (error) {
    return refusal(error, ids, attempts);
  }
  const sentAt = new Date();
  await settle(ids, { sent_at: sentAt });
  await noteAttempt(null, sentAt);
  return { done: true } as const;
}

/** Starts sending waiting mails, including those from before a restart; once a process, until shutdown. */
export async function startMailing(): Promise<void> {
  await runUntilShutdown(WORKER, async () =>
    startWorker<Waiting>({ queue: await queueOf(), handle, concurrency: CONCURRENCY }),
  );
}
