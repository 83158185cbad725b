import { config } from '@/lib/config';
import { createQueue, log, runUntilShutdown, startWorker } from '@/lib/platform';
import { records } from '../ground/store';
import { asQueueTables } from '../ground/store/queues';
import { firstOwner } from '../users/first-owner';
import { MailboxError } from './client';
import { fetchMails } from './fetch';
import { findMailbox, noteLook } from './stored';

/** Looks into the mailbox once a minute, on one instance at a time: a task of the queue that is never done while there is one. */

const WORKER = 'mailbox';
const QUEUE = 'fetch-mail';
const SUBJECT = 'mailbox';
const EVERY_MS = 60_000;

async function mailQueue() {
  return createQueue<null>(asQueueTables(await records()), QUEUE);
}

const counted = (count: number) => (count === 1 ? 'one mail, which is' : `${count} mails, which are`);

/** Returns why mails are left unread; null where none are. */
function leftText({ left, large }: { left: number; large: number }): string | null {
  const reasons = [
    ...(left > 0 ? [`The server could not hand over ${counted(left)} left unread.`] : []),
    ...(large > 0
      ? [`A document of more than ${config().MAX_DOCUMENT_MB} MB is in ${counted(large)} left unread.`]
      : []),
  ];
  return reasons.join(' ') || null;
}

/** Checks the mailbox once; returns whether more waits there, null without a mailbox. */
export async function lookIntoMailbox(): Promise<boolean | null> {
  const found = await findMailbox();
  if (!found) return null;
  try {
    const memberId = found.setBy ?? (await firstOwner()).id;
    const round = await fetchMails(found.mailbox, memberId);
    await noteLook(leftText(round));
    return round.more;
  } catch (error) {
    if (!(error instanceof MailboxError)) throw error;
    log().warn({ detail: error.message }, 'the mailbox could not be read');
    await noteLook(error.message);
    return false;
  }
}

async function handle() {
  const more = await lookIntoMailbox();
  if (more === null) return { done: true } as const;
  return { done: false, retryAfterMs: more ? 0 : EVERY_MS } as const;
}

/** Has the mailbox looked into within a second, and from then on once a minute. */
export async function askForMail(): Promise<void> {
  const [db, queue] = [asQueueTables(await records()), await mailQueue()];
  await queue.remove(db, [SUBJECT]);
  await queue.add(db, SUBJECT, null);
}

async function start() {
  const [db, queue] = [asQueueTables(await records()), await mailQueue()];
  await queue.add(db, SUBJECT, null);
  return startWorker<null>({ queue, handle, concurrency: 1 });
}

/** Starts looking into the mailbox, once a process, until shutdown. */
export async function startReadingMail(): Promise<void> {
  await runUntilShutdown(WORKER, start);
}
