import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TaskOutcome } from './worker';
import { startWorker } from './worker';

const DONE = { done: true } as const;

/** Returns a queue of the given tasks that records its calls. */
function notedQueue(subjects: string[]) {
  const tasks = subjects.map((subject, id) => ({ id, subject, payload: null, attempts: 1 }));
  return {
    name: 'noted',
    claim: vi.fn(async (limit: number, _leaseMs: number) => tasks.splice(0, limit)),
    extend: vi.fn(async (_id: number, _leaseMs: number) => undefined),
    finish: vi.fn(async (_id: number) => undefined),
    postpone: vi.fn(async (_id: number, _delayMs: number) => undefined),
  };
}

beforeEach(() => {
  vi.stubEnv('LOG_LEVEL', 'silent');
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a worker of a queue', () => {
  it('says that it lives while a task is at work, so that a short lease is enough', async () => {
    const queue = notedQueue(['long']);
    const work = Promise.withResolvers<TaskOutcome>();
    const worker = startWorker({ queue, handle: () => work.promise, concurrency: 1 });
    await vi.advanceTimersByTimeAsync(60_000);
    const [, leaseMs] = queue.claim.mock.calls[0] ?? [];
    expect(leaseMs).toBeLessThanOrEqual(25_000);
    expect(queue.extend.mock.calls.length).toBeGreaterThan(60_000 / Number(leaseMs));
    work.resolve(DONE);
    await vi.advanceTimersByTimeAsync(0);
    const signs = queue.extend.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(queue.extend.mock.calls.length).toBe(signs);
    await worker.stop();
  });

  it('does a task once that it is handed again while it is at work, as after a sleep of the machine', async () => {
    const queue = notedQueue(['slow']);
    const work = Promise.withResolvers<TaskOutcome>();
    const handle = vi.fn(() => work.promise);
    const worker = startWorker({ queue, handle, concurrency: 2 });
    await vi.advanceTimersByTimeAsync(0);
    const again = { id: 0, subject: 'slow', payload: null, attempts: 2 };
    queue.claim.mockResolvedValueOnce([again, { ...again, id: 1, subject: 'other', attempts: 1 }]);
    await vi.advanceTimersByTimeAsync(3000);
    work.resolve(DONE);
    await vi.advanceTimersByTimeAsync(0);
    await worker.stop();
    expect(handle).toHaveBeenCalledTimes(2);
    expect(queue.finish.mock.calls).toEqual([[0], [1]]);
  });

  it('tells its tasks that it stops, and gives back what does not end', async () => {
    const queue = notedQueue(['heeds', 'endless']);
    const handle = ({ subject }: { subject: string }, stopping: AbortSignal) =>
      new Promise<TaskOutcome>((resolve) => {
        if (subject === 'heeds') stopping.onabort = () => resolve({ done: false, retryAfterMs: 7 });
      });
    const worker = startWorker({ queue, handle, concurrency: 2 });
    await vi.advanceTimersByTimeAsync(0);
    const stopped = worker.stop();
    await vi.advanceTimersByTimeAsync(4500);
    await stopped;
    expect(queue.postpone.mock.calls).toEqual([
      [0, 7],
      [1, 0],
    ]);
    expect(queue.finish).not.toHaveBeenCalled();
  });

  it('looks again within seconds when the queue could not be read, for as long as that lasts', async () => {
    const queue = notedQueue(['waiting']);
    const claim = queue.claim.getMockImplementation();
    queue.claim.mockRejectedValue(new Error('no database'));
    const worker = startWorker({ queue, handle: async () => DONE, concurrency: 1 });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(queue.claim.mock.calls.length).toBeGreaterThan(20);
    if (claim) queue.claim.mockImplementation(claim);
    await vi.advanceTimersByTimeAsync(6000);
    expect(queue.finish).toHaveBeenCalledWith(0);
    await worker.stop();
  });
});
