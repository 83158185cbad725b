import { log } from '../log';
import type { Queue, QueuedTask } from './queue';

/** What a handler says of its task: done, or to be tried again after a delay. */
export type TaskOutcome = { done: true } | { done: false; retryAfterMs: number };

export type WorkerSettings<Payload> = {
  /** Tasks of a queue, or of whatever else hands them out under a lease. */
  queue: Pick<Queue<Payload>, 'name' | 'claim' | 'finish' | 'postpone'>;
  handle: (task: QueuedTask<Payload>) => Promise<TaskOutcome>;
  concurrency: number;
  /** Longer than a task can take; after it another worker may start the task again. */
  leaseMs: number;
  pollMs?: number;
};

const FAILURE_DELAY_MS = 30_000;

/**
 * Works through a queue until stopped. A handler that throws gives its task back; `wake` looks for work at once
 * instead of at the next poll; `stop` waits for the tasks in hand.
 */
export function startWorker<Payload>(settings: WorkerSettings<Payload>) {
  const { queue, handle, concurrency, leaseMs, pollMs = 1000 } = settings;
  const running = new Set<Promise<void>>();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  async function run(task: QueuedTask<Payload>) {
    try {
      const outcome = await handle(task);
      await (outcome.done ? queue.finish(task.id) : queue.postpone(task.id, outcome.retryAfterMs));
    } catch (error) {
      log().error({ err: error, queue: queue.name, task: task.id }, 'a task failed and will be tried again');
      await queue.postpone(task.id, FAILURE_DELAY_MS).catch(() => undefined);
    }
  }

  function start(task: QueuedTask<Payload>) {
    const work = run(task).finally(() => {
      running.delete(work);
      wake();
    });
    running.add(work);
  }

  async function look() {
    clearTimeout(timer);
    const room = concurrency - running.size;
    if (room > 0) for (const task of await queue.claim(room, leaseMs)) start(task);
    if (!stopped) timer = setTimeout(wake, pollMs);
  }

  function wake() {
    if (stopped || looking) return;
    looking = look()
      .catch((error: unknown) => {
        log().error({ err: error, queue: queue.name }, 'the queue could not be read');
        if (!stopped) timer = setTimeout(wake, FAILURE_DELAY_MS);
      })
      .finally(() => {
        looking = undefined;
      });
  }

  async function stop() {
    stopped = true;
    clearTimeout(timer);
    await looking;
    await Promise.all(running);
  }

  wake();
  return { wake, stop };
}
