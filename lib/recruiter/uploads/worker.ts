import { sql } from 'kysely';
import {
  type Answered,
  type ClientFailure,
  NO_CREDITS,
  parseConcurrency,
  pictureConcurrency,
} from '@/lib/clients';
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
import { files, records } from '../ground/store';
import type { KeptAnswer } from '../records/kind';
import type { ItemRow } from './items';
import { openItem } from './open';
import { isLikelyPicture } from './pictures';
import { parseQueue, pictureQueue, queueItem } from './queue';
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

/** Moves an item to the queue of pictures when it is one; nothing is lost between the two, and nothing is read twice. */
async function passedOn(item: ItemRow): Promise<boolean> {
  const mayBe = item.media_type === 'application/pdf' || item.media_type.startsWith('image/');
  const bytes = mayBe ? await files().get(item.hash) : null;
  if (!bytes || !isLikelyPicture(item.media_type, bytes)) return false;
  const [db, queue] = [await records(), await pictureQueue()];
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('upload_item').set({ state: 'queued' }).where('id', '=', item.id).execute();
    await queueItem(queue, trx, item.id);
  });
  wakeWorker();
  return true;
}

/** Reads one upload item, from whatever point an earlier attempt left it at. */
async function handle(task: QueuedTask<null>, isPicture: boolean): Promise<TaskOutcome> {
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
    if (!isPicture && (await passedOn(item))) return { done: true };
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

const holder = globalThis as { shortlistUploadWorkers?: Worker[] };

/** Looks for queued uploads at once; without workers in this process, another finds them. */
export function wakeWorker(): void {
  for (const worker of holder.shortlistUploadWorkers ?? []) worker.wake();
}

async function start() {
  await reclaim();
  const workers = [
    startWorker({
      queue: await parseQueue(),
      handle: (task) => handle(task, false),
      concurrency: parseConcurrency(),
    }),
    startWorker({
      queue: await pictureQueue(),
      handle: (task) => handle(task, true),
      concurrency: pictureConcurrency(),
    }),
  ];
  holder.shortlistUploadWorkers = workers;
  const stop = async () => {
    holder.shortlistUploadWorkers = undefined;
    await Promise.all(workers.map((worker) => worker.stop()));
  };
  return { stop };
}

/** Starts working through the queues of uploads, once a process, until shutdown. */
export async function startUploadWorker(): Promise<void> {
  await runUntilShutdown('upload-worker', start);
}
