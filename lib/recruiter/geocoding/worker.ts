import { sql } from 'kysely';
import { geocodePlace, NO_CREDITS } from '@/lib/clients';
import { log, runUntilShutdown, startWorker } from '@/lib/platform';
import { cannotPay, noteRefusedPayment } from '../credits/state';
import { retryDelay } from '../ground/retry-delay';
import { records } from '../ground/store';
import { workspace } from '../indexing/workspace';
import { locateAgain } from './locate-again';

/**
 * Looks up where the places of this workspace are, each once, through the API that documents are read by. A hosted provider,
 * which charges for it, is asked only where an owner turned on that documents are sent to its index (decision 0076).
 */

const WORKER = 'places';
const AT_ONCE = 2;
/** Longer than a call with its tries. */
const LEASE_MS = 2 * 60_000;
const LONGEST_DELAY_MS = 10 * 60_000;
const UNPAID_DELAY_MS = 60_000;

type Due = { key: string; city: string; region: string | null; country_code: string | null };

async function claim(most: number) {
  const { enabled } = await workspace();
  if (!enabled || (await cannotPay())) return [];
  const { rows } = await sql<Due & { attempts: number }>`
    update recruiter.place
      set attempts = attempts + 1, due_at = now() + make_interval(secs => ${LEASE_MS / 1000})
    where key in (
      select key from recruiter.place where state = 'due' and due_at <= now()
      order by due_at limit ${most} for update skip locked)
    returning key, city, region, country_code, attempts`.execute(await records());
  return rows.map(({ attempts, ...place }) => ({ id: 0, subject: place.key, payload: place, attempts }));
}

async function later(key: string, delayMs: number): Promise<void> {
  const db = await records();
  await db
    .updateTable('place')
    .set({ due_at: sql<Date>`now() + make_interval(secs => ${delayMs / 1000})` })
    .where('key', '=', key)
    .execute();
}

async function lookUp({ key, city, region, country_code }: Due, attempts: number): Promise<void> {
  const answer = await geocodePlace({ city, region, countryCode: country_code });
  if (!answer.ok) {
    const { failure } = answer;
    if (failure.code === NO_CREDITS) await noteRefusedPayment();
    else log().warn({ code: failure.code, detail: failure.detail }, 'a place could not be looked up');
    const leastMs = failure.code === NO_CREDITS ? UNPAID_DELAY_MS : (failure.retryAfterMs ?? 0);
    return later(key, retryDelay(attempts, { longestMs: LONGEST_DELAY_MS, leastMs }));
  }
  const db = await records();
  await db
    .updateTable('place')
    .set({
      state: answer.value ? 'found' : 'unknown',
      latitude: answer.value?.latitude ?? null,
      longitude: answer.value?.longitude ?? null,
    })
    .where('key', '=', key)
    .execute();
}

/** A place is settled or given back by its own row; one that was neither comes back when its lease runs out. */
const PLACES = {
  name: WORKER,
  claim,
  finish: async () => undefined,
  postpone: async () => undefined,
};

async function start() {
  const ended = new AbortController();
  const locating = locateAgain(ended.signal).catch((error) =>
    log().error({ err: error }, 'the places of older documents could not be noted'),
  );
  const worker = startWorker<Due>({
    queue: PLACES,
    handle: async ({ payload, attempts }) => {
      await lookUp(payload, attempts);
      return { done: true };
    },
    concurrency: AT_ONCE,
    leaseMs: LEASE_MS,
  });
  const stop = async () => {
    ended.abort();
    await Promise.all([worker.stop(), locating]);
  };
  return { stop };
}

/** Starts looking places up, those of older documents too; once a process, until shutdown. */
export async function startLocating(): Promise<void> {
  await runUntilShutdown(WORKER, start);
}
