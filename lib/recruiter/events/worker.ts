import { setTimeout as pause } from 'node:timers/promises';
import { config } from '@/lib/config';
import { CALLS, CandidateImport, callAt } from '@/lib/contracts';
import { clientToken, fetchPage, log, type QueuedTask, runUntilShutdown, startWorker } from '@/lib/platform';
import { retryDelay } from '../ground/retry-delay';
import { records } from '../ground/store';
import { keepImport } from './keep-import';
import { ensureOwnEndpoint } from './own-endpoint';
import { findProvider, type KeptProvider } from './provider';
import { eventOf, receivedQueue } from './receive';

/** Does the work of events that came in: the CV of an import is fetched from the provider and read as an upload. */

const WORKER = 'received-events';
const FETCH_TIMEOUT_MS = 60_000;
const LONGEST_DELAY_MS = 10 * 60_000;
/** Some two hours. */
const MOST_ATTEMPTS = 20;
/** Delay once the quota of the day is used up. */
const QUOTA_DELAY_MS = 15 * 60_000;
const LONGEST_TYPE = 20;
/** The built-in service answers once the server listens. */
const FIRST_CALL_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

type Fetched = { ok: true; bytes: Uint8Array } | { ok: false; message: string; mayRetry: boolean };

const UNAUTHORIZED = new Set([401, 403]);

async function fetchOnce(
  provider: KeptProvider,
  id: string,
  refused: string | undefined,
): Promise<Fetched & { status?: number; token?: string }> {
  const { filesUrl = '', token } = provider;
  const allowedHosts = config().PRIVATE_HOSTS ?? [];
  const bearer = token && (await clientToken(token, { allowedHosts, refused }));
  if (bearer && !bearer.ok) return { ok: false, message: bearer.message, mayRetry: true };
  const answer = await fetchPage({
    url: `${filesUrl.replace(/\/$/, '')}${callAt(CALLS.readEventBinary, { id }).path}`,
    headers: bearer ? { authorization: `Bearer ${bearer.token}` } : {},
    stays: true,
    allowedHosts,
    maxBytes: config().MAX_DOCUMENT_MB * 1024 * 1024,
    timeoutMs: FETCH_TIMEOUT_MS,
  });
  if (!answer.ok) {
    const mayRetry = answer.failure.code === 'network' || answer.failure.code === 'timeout';
    return { ok: false, message: `The CV could not be fetched: ${answer.failure.message}`, mayRetry };
  }
  const { status, body } = answer.value;
  if (status === 200) return { ok: true, bytes: body };
  const message = status === 404 ? 'The provider no longer has the CV.' : `The provider answered ${status}.`;
  return {
    ok: false,
    message,
    mayRetry: status >= 500 || status === 429,
    status,
    ...(bearer && { token: bearer.token }),
  };
}

async function fetchCv(id: string): Promise<Fetched> {
  const provider = await findProvider();
  if (!provider?.filesUrl)
    return { ok: false, message: 'The address of the provider’s files is not set.', mayRetry: false };
  const first = await fetchOnce(provider, id, undefined);
  const isRefused =
    !first.ok && first.status !== undefined && (UNAUTHORIZED.has(first.status) || first.status === 404);
  return isRefused && first.token ? fetchOnce(provider, id, first.token) : first;
}

type Worked = { done: true } | { done: false; retryAfterMs: number };

/** Ends an event of which nothing comes. */
async function giveUp(id: string, message: string): Promise<{ done: true }> {
  const db = await records();
  await db.updateTable('received_event').set({ state: 'failed', message }).where('id', '=', id).execute();
  return { done: true };
}

async function handle({ subject, attempts }: QueuedTask<null>): Promise<Worked> {
  const db = await records();
  const row = await db.selectFrom('received_event').selectAll().where('id', '=', subject).executeTakeFirst();
  if (row?.state !== 'waiting') return { done: true };
  const read = CandidateImport.safeParse(eventOf(row).payload);
  if (!read.success) return giveUp(subject, 'Its payload is not what its type asks for.');
  const cv = read.data.binaries?.cv;
  if (!cv) return giveUp(subject, 'It came without a CV.');
  const fetched = await fetchCv(cv.id);
  if (fetched.ok) {
    const name = `Import ${cv.id.slice(0, 8)}.${cv.type.slice(0, LONGEST_TYPE)}`;
    const isKept = await keepImport(subject, name, fetched.bytes);
    return isKept ? { done: true } : { done: false, retryAfterMs: QUOTA_DELAY_MS };
  }
  if (!fetched.mayRetry || attempts >= MOST_ATTEMPTS) return giveUp(subject, fetched.message);
  log().info({ detail: fetched.message, attempts }, 'the CV of an import could not be fetched yet');
  const retryAfterMs = retryDelay(attempts, { longestMs: LONGEST_DELAY_MS, leastMs: 0 });
  return { done: false, retryAfterMs };
}

const holder = globalThis as { shortlistEventReceiver?: { wake: () => void } };

/** Looks for work at once; without a worker in this process, another finds it. */
export function wakeReceiver(): void {
  holder.shortlistEventReceiver?.wake();
}

/** Asks the built-in service to announce its matches, once it answers. */
async function askToBeTold(signal: AbortSignal): Promise<void> {
  try {
    for (let delay = FIRST_CALL_MS; ; delay = Math.min(2 * delay, LONGEST_PAUSE_MS)) {
      await pause(delay, undefined, { signal });
      if (await ensureOwnEndpoint()) return;
    }
  } catch (error) {
    if (!signal.aborted) log().error({ err: error }, 'the built-in service could not be asked for events');
  }
}

async function start() {
  const queue = await receivedQueue();
  const worker = startWorker<null>({ queue, handle, concurrency: 1 });
  holder.shortlistEventReceiver = worker;
  const ended = new AbortController();
  const asking = askToBeTold(ended.signal);
  const stop = async () => {
    ended.abort();
    holder.shortlistEventReceiver = undefined;
    await Promise.all([worker.stop(), asking]);
  };
  return { stop };
}

/** Starts the work of events that came in, once a process, until shutdown. */
export async function startReceivingEvents(): Promise<void> {
  await runUntilShutdown(WORKER, start);
}
