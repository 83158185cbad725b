import { sql } from 'kysely';
import { type Answered, type ClientFailure, NO_CREDITS, parseConcurrency } from '@/lib/clients';
import { config } from '@/lib/config';
import {
  faultOfStore,
  log,
  OUTAGES,
  type QueuedTask,
  runUntilShutdown,
  type StoreFault,
  startWorker,
} from '@/lib/platform';
import { noteRefusedPayment } from '../credits/state';
import { retryDelay } from '../ground/retry-delay';
import { records } from '../ground/store';
import type { KeptAnswer } from '../records/kind';
import type { ItemRow } from './items';
import { openItem } from './open';
import { parseQueue } from './queue';
import { readFile, UNEXPECTED, UNPAID } from './reading';
import { settleFailed, settleParsed } from './settle';

/**
 * Attempts (some ten minutes) after which a failure is left to a person; an outage is waited for as long as it lasts.
 */
const MOST_ATTEMPTS = 14;
const LONGEST_DELAY_MS = 60_000;
const UNAVAILABLE = 503;
/** Delay after which files resume once the store that they wait for is back. */
const OUTAGE_DELAY_MS = 5000;

type TaskOutcome = { done: true } | { done: false; retryAfterMs: number };

/** They look for credits themselves and have these tasks run when there are some; this is for the case that they died. */
const UNPAID_DELAY_MS = 10 * 60_000;

async function uploadOf(item: ItemRow) {
  const db = await records();
  return db
    .selectFrom('upload')
    .select(['kind', 'created_by'])
    .where('id', '=', item.upload_id)
    .executeTakeFirstOrThrow();
}

/** Returns the result of an item: a reading, documents in it that have items, or nothing. */
async function outcomeOf(item: ItemRow): Promise<Answered<KeptAnswer | 'opened'>> {
  const upload = await uploadOf(item);
  const opened = item.kind === 'new' ? await openItem(item, upload) : null;
  if (opened) return opened;
  return readFile({
    ...{ kind: upload.kind, memberId: upload.created_by, again: item.kind === 'again' },
    ...{ hash: item.hash, mediaType: item.media_type, lastModified: item.last_modified },
  });
}

/** Waiting for credits is not a failed attempt: the item is kept for as long as it takes. */
async function afterRefusedPayment(itemId: string): Promise<TaskOutcome> {
  await noteRefusedPayment();
  const { code, message, transactionId } = UNPAID;
  await settleFailed(itemId, { code, message, transactionId, retryable: true }, false);
  return { done: false, retryAfterMs: UNPAID_DELAY_MS };
}

/** A failing store is not the fault of the file: it waits, and its line says why, if that can be written. */
async function afterOutage(itemId: string, { store }: StoreFault): Promise<TaskOutcome> {
  const message = `${OUTAGES[store]} The file is kept and is read as soon as that is over.`;
  const failure = { code: 'StoreUnavailable', message, transactionId: null, retryable: true };
  await settleFailed(itemId, failure, false).catch(() => undefined);
  return { done: false, retryAfterMs: OUTAGE_DELAY_MS };
}

async function afterFailure(itemId: string, failure: ClientFailure, attempts: number): Promise<TaskOutcome> {
  if (failure.code === NO_CREDITS) return afterRefusedPayment(itemId);
  const isOutage = failure.status === UNAVAILABLE || failure.code === 'Network';
  const final = failure.retry !== 'later' || (attempts >= MOST_ATTEMPTS && !isOutage);
  const { code, message, transactionId } = failure;
  await settleFailed(itemId, { code, message, transactionId, retryable: failure.retry !== 'never' }, final);
  if (final) return { done: true };
  const leastMs = failure.retryAfterMs ?? 0;
  return { done: false, retryAfterMs: retryDelay(attempts, { longestMs: LONGEST_DELAY_MS, leastMs }) };
}

/** Reads one upload item, from whatever point an earlier attempt left it at. */
async function handle(task: QueuedTask<null>): Promise<TaskOutcome> {
  const db = await records();
  const item = await db
    .updateTable('upload_item')
    .set({ state: 'reading', attempts: task.attempts, updated_at: sql<Date>`now()` })
    .where('id', '=', task.subject)
    .where('state', 'in', ['queued', 'reading'])
    .returningAll()
    .executeTakeFirst();
  if (!item) return { done: true };
  try {
    const outcome = await outcomeOf(item);
    if (!outcome.ok) return await afterFailure(item.id, outcome.failure, task.attempts);
    if (outcome.value === 'opened') wakeWorker();
    else await settleParsed(item.id, outcome.value);
    return { done: true };
  } catch (error) {
    log().error({ err: error, item: item.id }, 'an upload could not be read');
    const fault = faultOfStore(error);
    if (fault) return afterOutage(item.id, fault);
    return afterFailure(item.id, UNEXPECTED, task.attempts);
  }
}

/** The embedded store has one process: work in hand when the last one died is free, and starts again at once. */
async function reclaim() {
  if (config().DATABASE_URL) return;
  const db = await records();
  await db
    .updateTable('queue_task')
    .set({ leased_until: null })
    .where('leased_until', 'is not', null)
    .execute();
  await db.updateTable('upload_item').set({ state: 'queued' }).where('state', '=', 'reading').execute();
}

type Worker = ReturnType<typeof startWorker>;

const holder = globalThis as { shortlistUploadWorker?: Worker };

/** Looks for queued uploads at once; without a worker in this process, another finds them. */
export function wakeWorker(): void {
  holder.shortlistUploadWorker?.wake();
}

async function start() {
  await reclaim();
  const queue = await parseQueue();
  const worker = startWorker({ queue, handle, concurrency: parseConcurrency() });
  holder.shortlistUploadWorker = worker;
  const stop = async () => {
    holder.shortlistUploadWorker = undefined;
    await worker.stop();
  };
  return { stop };
}

/** Starts working through the queue of uploads, once a process, until shutdown. */
export async function startUploadWorker(): Promise<void> {
  await runUntilShutdown('upload-worker', start);
}
