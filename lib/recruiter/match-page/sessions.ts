import { sql } from 'kysely';
import { endMatcher, sessionOfMatcher } from '@/lib/clients';
import type { GeneratedUIData } from '@/lib/contracts';
import { createQueue, log, type Queue, type QueuedTask, runUntilShutdown, startWorker } from '@/lib/platform';
import { retryDelay } from '../ground/retry-delay';
import { records } from '../ground/store';
import { noteErasureOf, startErasure } from '../ground/store/erase';
import { notBinned } from '../ground/store/in-bin';
import { asQueueTables } from '../ground/store/queues';

/**
 * A session of the matching UI lasts for a day after its dossier was deleted, unless it is ended. The store links the
 * two and queues the end with any deletion; here the service is asked until it confirms.
 */

type Ending = { endsAt: string };

/** The name that the trigger of the store gives its tasks. */
const QUEUE = 'end-match-session';
/** A session opened at its last moment lasts this long (decision 0048). */
const OPENED_MS = 12 * 60 * 60_000;
const LONGEST_DELAY_MS = 10 * 60_000;

async function endings(): Promise<Queue<Ending>> {
  return createQueue<Ending>(asQueueTables(await records()), QUEUE);
}

/**
 * Notes that an interface was generated for a dossier; false when that was deleted meanwhile, and then the end of the
 * session is queued. Addresses of other makers name no session that could be ended.
 */
export async function noteSession(dossierId: string, { url, expires_in }: GeneratedUIData): Promise<boolean> {
  const id = sessionOfMatcher(url);
  if (id === null) return true;
  const endsAt = new Date(Date.now() + expires_in * 1000 + OPENED_MS);
  const db = await records();
  const queue = await endings();
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom('match_session').where('ends_at', '<', sql<Date>`now()`).execute();
    const dossier = await trx
      .selectFrom('dossier')
      .select('id')
      .where('id', '=', dossierId)
      .where(notBinned)
      .forKeyShare()
      .executeTakeFirst();
    if (dossier)
      await trx.insertInto('match_session').values({ id, dossier_id: dossierId, ends_at: endsAt }).execute();
    else await queue.add(asQueueTables(trx), id, { endsAt: endsAt.toISOString() });
    return dossier !== undefined;
  });
}

async function handle({ subject, payload, attempts }: QueuedTask<Ending>) {
  if (Date.parse(payload.endsAt) < Date.now()) return { done: true } as const;
  const ended = await endMatcher(subject);
  if (ended.ok) return { done: true } as const;
  log().warn({ code: ended.failure.code }, 'a session of a deleted dossier could not be ended');
  const leastMs = ended.failure.retryAfterMs ?? 0;
  const retryAfterMs = retryDelay(attempts, { longestMs: LONGEST_DELAY_MS, leastMs });
  return { done: false, retryAfterMs } as const;
}

/** Ends a task and erases it from the files of the store, as its subject was. */
async function finish(queue: Queue<Ending>, id: number) {
  await queue.finish(id);
  await noteErasureOf(await records(), 'queue_task');
  startErasure();
}

async function start() {
  const queue = await endings();
  return startWorker<Ending>({
    queue: { ...queue, finish: (id) => finish(queue, id) },
    handle,
    concurrency: 1,
  });
}

/** Starts ending sessions of dossiers that were deleted, once a process, until shutdown. */
export async function startEndingSessions(): Promise<void> {
  await runUntilShutdown('match-sessions', start);
}
