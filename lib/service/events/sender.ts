import { config } from '@/lib/config';
import { clientToken, log, repeat, runUntilShutdown, startWorker, waitAfter } from '@/lib/platform';
import { type Attempt, attempt } from '../delivery';
import {
  claimEventEndpoints,
  findDelivery,
  noteAttempt,
  oldestWaiting,
  reclaimEventEndpoints,
  releaseEventEndpoint,
  removeOldEvents,
  type ServiceRecords,
  type StoredDelivery,
  serviceRecords,
} from '../store';
import { formBatch, writeBatch } from './batch';
import { allowedHostsOf, type OpenEndpoint, openEndpoint, secretsOf } from './endpoint';

/**
 * Sends events, one batch of an endpoint at a time and the next one only when that was taken, so that each endpoint
 * gets them in their order. A refused batch waits, and is neither given up nor overtaken.
 */

const WORKER = 'service:event-sender';
/** Most of the time these wait for receivers, some of which never answer. */
const CONCURRENCY = 16;
/** Longer than an attempt with its token, twice. */
const LEASE_MS = 120_000;
const POLL_MS = 500;
const SWEEP_MS = 60 * 60_000;

const UNAUTHORIZED = 401;

/** Posts one message to an endpoint, with a token of the receiver where it requires one; a token that is refused is renewed once. */
export async function postToEndpoint(endpoint: OpenEndpoint, id: string, body: unknown): Promise<Attempt> {
  const message = {
    id,
    url: endpoint.url,
    body: JSON.stringify(body),
    secrets: secretsOf(endpoint, Date.now()),
    allowedHosts: allowedHostsOf(endpoint),
  };
  if (!endpoint.token) return attempt(message);
  const allowedHosts = config().PRIVATE_HOSTS ?? [];
  let refused: string | undefined;
  for (;;) {
    const asked = await clientToken(endpoint.token, { allowedHosts, refused });
    if (!asked.ok) return { outcome: 'later', message: asked.message };
    const came = await attempt({ ...message, authorization: `Bearer ${asked.token}` });
    const isRefused = came.outcome === 'later' && came.status === UNAUTHORIZED;
    if (!isRefused || refused !== undefined) return came;
    refused = asked.token;
  }
}

async function settle(
  records: ServiceRecords,
  { id }: OpenEndpoint,
  delivery: StoredDelivery,
  came: Attempt,
): Promise<void> {
  if (came.outcome === 'delivered') {
    await noteAttempt(records, delivery.id, { state: 'Delivered' });
    return releaseEventEndpoint(records, id, {});
  }
  const { message } = came;
  const attempts = delivery.attempts + 1;
  const pauseMs = came.outcome === 'later' ? waitAfter(attempts, came.retryAfterMs) : undefined;
  await noteAttempt(records, delivery.id, { state: 'Waiting', message });
  await releaseEventEndpoint(records, id, { message, pauseMs, isOff: pauseMs === undefined });
  log().info({ endpointId: id, deliveryId: delivery.id, attempts, detail: message }, 'events were not taken');
}

async function deliverNext(records: ServiceRecords, endpoint: OpenEndpoint): Promise<void> {
  const tried = await oldestWaiting(records, endpoint.accountId, endpoint.id);
  const formed = tried ? undefined : await formBatch(records, endpoint);
  const delivery = tried ?? (formed && (await findDelivery(records, formed)));
  if (!delivery) return releaseEventEndpoint(records, endpoint.id, {});
  const events = await writeBatch(records, delivery.id);
  const came: Attempt =
    events.length === 0 ? { outcome: 'delivered' } : await postToEndpoint(endpoint, delivery.id, events);
  await settle(records, endpoint, delivery, came);
}

type Task = { id: number; subject: string; payload: OpenEndpoint; attempts: number };

/** Endpoints are leased and returned; one that is not returned comes back when its lease runs out. */
function queueOf(records: ServiceRecords) {
  return {
    name: 'events',
    claim: async (limit: number, leaseMs: number): Promise<Task[]> => {
      const claimed = await claimEventEndpoints(records, limit, leaseMs);
      const opened = await Promise.all(claimed.map(openEndpoint));
      return opened.map((payload) => ({ id: 0, subject: payload.id, payload, attempts: 1 }));
    },
    finish: async () => undefined,
    postpone: async () => undefined,
  };
}

/** An error of ours: the endpoint is returned, to be retried in a while. */
async function handle(records: ServiceRecords, endpoint: OpenEndpoint): Promise<{ done: true }> {
  try {
    await deliverNext(records, endpoint);
  } catch (error) {
    log().error({ err: error, endpointId: endpoint.id }, 'events could not be sent');
    await releaseEventEndpoint(records, endpoint.id, { pauseMs: waitAfter(1) });
  }
  return { done: true };
}

function worker(records: ServiceRecords) {
  return runUntilShutdown(WORKER, () => {
    const { wake, stop } = startWorker<OpenEndpoint>({
      queue: queueOf(records),
      handle: ({ payload }) => handle(records, payload),
      concurrency: CONCURRENCY,
      leaseMs: LEASE_MS,
      pollMs: POLL_MS,
    });
    const endSweep = repeat(SWEEP_MS, 'old events were not removed', () => removeOldEvents(records));
    return { wake, stop: () => Promise.all([endSweep(), stop()]) };
  });
}

/** Sends waiting events now. */
export async function wakeEventSender(): Promise<void> {
  worker(await serviceRecords()).wake();
}

/** Begins to send events, also those from before a restart; once a process. */
export async function startEventSender(): Promise<void> {
  const records = await serviceRecords();
  if (!config().DATABASE_URL) await reclaimEventEndpoints(records);
  await removeOldEvents(records);
  worker(records);
}
