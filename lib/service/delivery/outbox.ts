import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  createQueue,
  log,
  type Queue,
  type QueuedTask,
  repeat,
  runUntilShutdown,
  startWorker,
  waitAfter,
} from '@/lib/platform';
import { openValue, sealValue } from '../interfaces';
import {
  addDelivery,
  asQueueTables,
  findDelivery,
  listDeliveries,
  noteAttempt,
  removeOldDeliveries,
  repeatDelivery,
  type ServiceRecords,
  type StoredDelivery,
  serviceRecords,
} from '../store';
import { attempt } from './attempt';
import { signingSecret } from './secret';

const QUEUE = 'delivery';
const WORKER = 'service:delivery-worker';
const CONCURRENCY = 4;
const SWEEP_MS = 60 * 60_000;
const WATCH_MS = 50;

/** A message for a receiver. */
export type Order = {
  accountId: string;
  /** Key that the log is read by, such as a session. */
  origin: string;
  url: string;
  body: unknown;
  /** Whatever the log shows with it. */
  note: unknown;
  /** Documents that it names: it is deleted with them. */
  documents: readonly { indexId: string; documentId: string }[];
};

/** A message as the log shows it. */
export type LoggedDelivery = Omit<StoredDelivery, 'content' | 'accountId' | 'origin'> & { note: unknown };

type Content = { url: string; body: string; note: unknown };

const queueOf = (records: ServiceRecords): Queue<object> => createQueue(asQueueTables(records), QUEUE);
const ownerOf = ({ accountId, id }: Pick<StoredDelivery, 'accountId' | 'id'>) =>
  `delivery/${accountId}/${id}`;

async function contentOf(delivery: StoredDelivery): Promise<Content> {
  return (await openValue(delivery.content, ownerOf(delivery))) as Content;
}

async function logged(delivery: StoredDelivery): Promise<LoggedDelivery> {
  const { note } = await contentOf(delivery);
  const { id, state, attempts, message, createdAt } = delivery;
  return { id, state, attempts, message, createdAt, note };
}

async function handle({ subject }: QueuedTask<object>) {
  const records = await serviceRecords();
  const delivery = await findDelivery(records, subject);
  if (delivery?.state !== 'Waiting') return { done: true as const };
  const { url, body } = await contentOf(delivery);
  const secrets = [await signingSecret(records, delivery.accountId)];
  const came = await attempt({ id: delivery.id, url, body, secrets });
  if (came.outcome === 'delivered') await noteAttempt(records, subject, { state: 'Delivered' });
  else {
    const pause = came.outcome === 'later' ? waitAfter(delivery.attempts + 1, came.retryAfterMs) : undefined;
    await noteAttempt(records, subject, { state: pause ? 'Waiting' : 'Failed', message: came.message });
    log().info(
      { deliveryId: subject, attempts: delivery.attempts + 1, detail: came.message },
      'not delivered',
    );
    if (pause) return { done: false as const, retryAfterMs: pause };
  }
  return { done: true as const };
}

function worker(records: ServiceRecords) {
  return runUntilShutdown(WORKER, () => {
    const { wake, stop } = startWorker({ queue: queueOf(records), handle, concurrency: CONCURRENCY });
    const endSweep = repeat(SWEEP_MS, 'the log was not swept', () => removeOldDeliveries(records));
    return { wake, stop: () => Promise.all([endSweep(), stop()]) };
  });
}

/** Begins to deliver waiting messages, including those from before a restart; once a process. */
export async function startDelivery(): Promise<void> {
  const records = await serviceRecords();
  await removeOldDeliveries(records);
  worker(records);
}

/** Keeps a message for delivery: once this resolves it is not lost. */
export async function deliver(records: ServiceRecords, order: Order): Promise<string> {
  const id = randomUUID();
  const { accountId, origin, url, note, documents } = order;
  const value: Content = { url, body: JSON.stringify(order.body), note };
  const content = await sealValue(value, ownerOf({ accountId, id }));
  await records.transaction().execute(async (transaction) => {
    await addDelivery(transaction, { id, accountId, origin, content }, documents);
    await queueOf(records).add(asQueueTables(transaction), id, {});
  });
  worker(records).wake();
  return id;
}

/** Returns the state of a message once it was tried, or after `patienceMs`; undefined when it is gone. */
export async function watchDelivery(
  records: ServiceRecords,
  id: string,
  patienceMs: number,
): Promise<LoggedDelivery | undefined> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const delivery = await findDelivery(records, id);
    const isTried = delivery?.state !== 'Waiting' || delivery.attempts > 0;
    if (isTried || performance.now() > until) return delivery && logged(delivery);
    await wait(WATCH_MS);
  }
}

/** Returns the log of an account, of one origin or of all, the newest first. */
export async function readDeliveries(
  records: ServiceRecords,
  accountId: string,
  origin?: string,
): Promise<LoggedDelivery[]> {
  return Promise.all((await listDeliveries(records, accountId, origin)).map(logged));
}

/** Sends a message of the log again, whatever its result; false when the account has no message with this id. */
export async function replayDelivery(
  records: ServiceRecords,
  { accountId, id, origin }: { accountId: string; id: string; origin?: string },
): Promise<boolean> {
  const delivery = /^[\da-f-]{36}$/.test(id) ? await findDelivery(records, id) : undefined;
  if (delivery?.accountId !== accountId || (origin !== undefined && delivery.origin !== origin)) return false;
  await records.transaction().execute(async (transaction) => {
    await repeatDelivery(transaction, id);
    await queueOf(records).remove(asQueueTables(transaction), [id]);
    await queueOf(records).add(asQueueTables(transaction), id, {});
  });
  worker(records).wake();
  return true;
}
