import { sql } from 'kysely';
import { type Answered, type ClientFailure, inNameOf, NO_CREDITS, parseConcurrency } from '@/lib/clients';
import { config } from '@/lib/config';
import {
  faultOfStore,
  forget,
  log,
  OUTAGES,
  once,
  onShutdown,
  type QueuedTask,
  type StoreFault,
  startWorker,
} from '@/lib/platform';
import { cannotPay, noteRefusedPayment } from '../credits/state';
import type { DossierKind } from '../ground/dossier-kind';
import { retryDelay } from '../ground/retry-delay';
import { files, records } from '../ground/store';
import { modelReadsAlong, questionsToAsk } from '../questions/settings';
import type { KeptAnswer } from '../records/kind';
import { kindOf } from '../records/kinds';
import { readKeptAnswer } from '../records/stored';
import type { ItemRow } from './items';
import { parseQueue } from './queue';
import { settleFailed, settleParsed } from './settle';

/** What fails for so many attempts (some ten minutes) is left to a person; an outage is waited for as long as it lasts. */
const MOST_ATTEMPTS = 14;
const LONGEST_DELAY_MS = 60_000;
const UNAVAILABLE = 503;
/** Files go on soon after the store that they wait for is back. */
const OUTAGE_DELAY_MS = 5000;

type TaskOutcome = { done: true } | { done: false; retryAfterMs: number };

/** Same document, same result (parsing.md, "What the service does" 7): a parse that is here already costs nothing. */
async function keptAnswerFor(item: ItemRow, kind: DossierKind): Promise<KeptAnswer | null> {
  if (item.kind === 'again') return null;
  const db = await records();
  const known = await db
    .selectFrom('parse')
    .innerJoin('document', 'document.id', 'parse.document_id')
    .innerJoin('dossier', 'dossier.id', 'parse.dossier_id')
    .select('parse.response_hash')
    .where('dossier.kind', '=', kind)
    .where('document.hash', '=', item.hash)
    .where('document.last_modified', '=', item.last_modified)
    .orderBy('parse.parsed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  // One that cannot be read any more is as good as none.
  return known ? readKeptAnswer(kind, known.response_hash).catch(() => null) : null;
}

const NOTHING_SENT = { status: null, transactionId: null, retryAfterMs: null };

const MISSING: ClientFailure = {
  ...NOTHING_SENT,
  code: 'DocumentMissing',
  message: 'The file is no longer in the store. Upload it again.',
  retry: 'never',
};

/** An error of ours: tried again for a while, since its cause may pass, then left to a person. */
const UNEXPECTED: ClientFailure = {
  ...NOTHING_SENT,
  code: 'Unexpected',
  message: 'Something went wrong on our side while this file was being read.',
  retry: 'later',
};

/** Nothing is sent of it until there are credits again. */
const UNPAID: ClientFailure = {
  ...NOTHING_SENT,
  code: NO_CREDITS,
  message: 'No credits are left. The file is kept.',
  retry: 'by-hand',
};

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

async function answerFor(item: ItemRow): Promise<Answered<KeptAnswer>> {
  const { kind, created_by } = await uploadOf(item);
  const kept = await keptAnswerFor(item, kind);
  if (kept) return { ok: true, value: kept };
  const document = await files().get(item.hash);
  if (!document) return { ok: false, failure: MISSING };
  if (await cannotPay()) return { ok: false, failure: UNPAID };
  const asHtml = item.media_type !== 'application/pdf';
  const isCv = kind === 'candidate';
  const questions = isCv ? await questionsToAsk() : null;
  const withModel = isCv && (await modelReadsAlong());
  return inNameOf(created_by, () =>
    kindOf(kind).parse({ document, lastModified: item.last_modified, asHtml, questions, withModel }),
  );
}

/** What waits for credits is no failed attempt: it is kept for as long as it takes. */
async function afterRefusedPayment(itemId: string): Promise<TaskOutcome> {
  await noteRefusedPayment();
  const { code, message, transactionId } = UNPAID;
  await settleFailed(itemId, { code, message, transactionId, retryable: true }, false);
  return { done: false, retryAfterMs: UNPAID_DELAY_MS };
}

/** A store that fails is no fault of the file: it waits, and its line says for what, where that can be written. */
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
    const answer = await answerFor(item);
    if (!answer.ok) return await afterFailure(item.id, answer.failure, task.attempts);
    await settleParsed(item.id, answer.value);
    return { done: true };
  } catch (error) {
    log().error({ err: error, item: item.id }, 'an upload could not be read');
    const fault = faultOfStore(error);
    if (fault) return afterOutage(item.id, fault);
    return afterFailure(item.id, UNEXPECTED, task.attempts);
  }
}

/** The embedded store has one process: what was in hand when the last one died is nobody's, and starts again at once. */
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

async function start(): Promise<void> {
  await reclaim();
  const queue = await parseQueue();
  const worker = startWorker({ queue, handle, concurrency: parseConcurrency() });
  holder.shortlistUploadWorker = worker;
  onShutdown('uploads', async () => {
    holder.shortlistUploadWorker = undefined;
    forget('upload-worker');
    await worker.stop();
  });
}

/** Starts working through the queue of uploads, once a process, until shutdown. */
export function startUploadWorker(): Promise<void> {
  return once('upload-worker', start);
}
