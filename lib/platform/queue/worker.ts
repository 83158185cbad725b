import { setTimeout as pause } from 'node:timers/promises';
import { log } from '../log';
import { faultOfStore } from '../store-fault';
import type { Queue, QueuedTask } from './queue';

/** Outcome of a task: done, or to be retried after a delay. */
export type TaskOutcome = { done: true } | { done: false; retryAfterMs: number };

/** Tasks of a queue, or of whatever else hands them out under a lease. */
type Source<Payload> = Pick<Queue<Payload>, 'name' | 'claim' | 'finish' | 'postpone'>;

/**
 * Lease of a task. Where the source can extend it, it is short and prolonged while the work continues, so that another
 * worker takes over soon after this one dies; otherwise it is `leaseMs`, longer than a task can take.
 */
type Lease<Payload> =
  | { queue: Source<Payload> & Pick<Queue<Payload>, 'extend'>; leaseMs?: never }
  | { queue: Source<Payload>; leaseMs: number };

export type WorkerSettings<Payload> = Lease<Payload> & {
  /** `stopping` is aborted when the worker is to stop: tasks that can continue later are given back then. */
  handle: (task: QueuedTask<Payload>, stopping: AbortSignal) => Promise<TaskOutcome>;
  concurrency: number;
  pollMs?: number;
};

/** Time after which another worker gets the tasks of a dead one; a living one renews its leases in between. */
const SHORT_LEASE_MS = 20_000;
const SIGN_OF_LIFE_MS = 5000;
const FAILURE_DELAY_MS = 30_000;
/** Between looks at a queue that cannot be read: growing, since its store may be back any moment. */
const LOOK_AGAIN_MS = { first: 1000, longest: 5000 };
/** Time for tasks in hand to end when a worker stops; after it they are given back. */
const STOPPING_MS = 4000;

/** Keeps the lease of a task until the returned function is called. */
function keepLease<Payload>(settings: Lease<Payload>, id: number): () => void {
  if (settings.leaseMs !== undefined) return () => undefined;
  const { queue } = settings;
  const timer = setInterval(() => queue.extend(id, SHORT_LEASE_MS).catch(() => undefined), SIGN_OF_LIFE_MS);
  return () => clearInterval(timer);
}

/**
 * Works through a queue until stopped. A handler that throws returns its task; `wake` looks for work at once instead of
 * at the next poll; `stop` gives the tasks in hand some seconds to end, and returns those that do not.
 */
export function startWorker<Payload>(settings: WorkerSettings<Payload>) {
  const { queue, handle, concurrency, leaseMs = SHORT_LEASE_MS, pollMs = 1000 } = settings;
  const running = new Map<QueuedTask<Payload>, Promise<void>>();
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let failures = 0;

  async function run(task: QueuedTask<Payload>) {
    const endLease = keepLease(settings, task.id);
    try {
      const outcome = await handle(task, stopping.signal);
      await (outcome.done ? queue.finish(task.id) : queue.postpone(task.id, outcome.retryAfterMs));
    } catch (error) {
      log().error({ err: error, queue: queue.name, task: task.id }, 'a task failed and will be tried again');
      const delayMs = faultOfStore(error) ? LOOK_AGAIN_MS.longest : FAILURE_DELAY_MS;
      await queue.postpone(task.id, delayMs).catch(() => undefined);
    } finally {
      endLease();
    }
  }

  function start(task: QueuedTask<Payload>) {
    const work = run(task).finally(() => {
      running.delete(task);
      wake();
    });
    running.set(task, work);
  }

  /**
   * Whether a task is at work here already. After a sleep of the machine, or a clock put forward, its lease is over before
   * it is prolonged, and the queue hands it out again, with another lease.
   */
  const isAtWork = ({ id }: QueuedTask<Payload>) =>
    settings.leaseMs === undefined && [...running.keys()].some((task) => task.id === id);

  async function look() {
    clearTimeout(timer);
    const room = concurrency - running.size;
    const claimed = room > 0 ? await queue.claim(room, leaseMs) : [];
    for (const task of claimed) if (!isAtWork(task)) start(task);
    failures = 0;
    if (!stopping.signal.aborted) timer = setTimeout(wake, pollMs);
  }

  function wake() {
    if (stopping.signal.aborted || looking) return;
    looking = look()
      .catch((error: unknown) => {
        if (failures++ === 0) log().error({ err: error, queue: queue.name }, 'the queue could not be read');
        const { first, longest } = LOOK_AGAIN_MS;
        if (!stopping.signal.aborted) timer = setTimeout(wake, Math.min(failures * first, longest));
      })
      .finally(() => {
        looking = undefined;
      });
  }

  async function stop() {
    stopping.abort();
    clearTimeout(timer);
    await looking;
    await Promise.race([Promise.all(running.values()), pause(STOPPING_MS, undefined, { ref: false })]);
    await Promise.all([...running.keys()].map(({ id }) => queue.postpone(id, 0).catch(() => undefined)));
  }

  wake();
  return { wake, stop };
}
