import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { migrate } from '../records';
import { TEST_ENGINES, type TestEngine } from '../testing/engines';
import { QUEUE_MIGRATION } from './migration';
import { createQueue, type Queue, type QueueTables } from './queue';
import { queueMetrics } from './queue-metrics';
import { startWorker } from './worker';

const LEASE_MS = 60_000;

describe.each(TEST_ENGINES)('the queue on the %s engine', (_name, start) => {
  let engine: TestEngine;
  let db: Kysely<QueueTables>;
  let queue: Queue<{ text: string }>;

  beforeAll(async () => {
    engine = await start();
    await migrate(engine.database, 'half', [QUEUE_MIGRATION]);
    db = (engine.database as Kysely<QueueTables>).withSchema('half');
  });

  beforeEach(async () => {
    await db.deleteFrom('queue_task').execute();
    queue = createQueue(db, 'work');
  });

  afterAll(() => engine.stop());

  it('hands a task to one of many claimants, oldest first', async () => {
    for (const subject of ['a', 'b', 'c']) await queue.add(db, subject, { text: subject });
    const claims = await Promise.all([1, 2, 3, 4].map(() => queue.claim(1, LEASE_MS)));
    const subjects = claims.flat().map((task) => task.subject);
    expect(subjects.sort()).toEqual(['a', 'b', 'c']);
  });

  it('exists only when the transaction that adds it commits', async () => {
    const adding = db.transaction().execute(async (trx) => {
      await queue.add(trx, 'never', { text: 'x' });
      throw new Error('stop');
    });
    await expect(adding).rejects.toThrow('stop');
    expect(await queue.claim(5, LEASE_MS)).toEqual([]);
  });

  it('keeps one task a subject', async () => {
    await queue.add(db, 'same', { text: 'first' });
    await queue.add(db, 'same', { text: 'second' });
    expect(await queue.claim(5, LEASE_MS)).toMatchObject([{ subject: 'same', payload: { text: 'first' } }]);
  });

  it('gives a task to another when its lease has run out, and counts the attempts', async () => {
    await queue.add(db, 'lost', { text: 'x' });
    await queue.claim(1, 0);
    expect(await queue.claim(1, LEASE_MS)).toMatchObject([{ subject: 'lost', attempts: 2 }]);
  });

  /** As after a clock was put back: all that the queue had noted lies so much further ahead. */
  const putBack = (by: string) =>
    db
      .updateTable('queue_task')
      .set({
        run_at: sql<Date>`run_at + ${by}::interval`,
        leased_until: sql<Date>`leased_until + ${by}::interval`,
      })
      .execute();

  it.each(['1 hour', '1 day'])('goes on when the clock was put back by %s', async (by) => {
    await queue.add(db, 'held', { text: 'x' });
    await queue.claim(1, 0);
    await queue.add(db, 'fresh', { text: 'x' });
    await putBack(by);
    const other = createQueue(db, 'work');
    expect(await other.claim(5, LEASE_MS)).toMatchObject([{ subject: 'fresh' }]);
    const [held] = await db
      .selectFrom('queue_task')
      .select(sql<number>`extract(epoch from leased_until - now())::float8 * 1000`.as('ms'))
      .where('subject', '=', 'held')
      .execute();
    expect(held?.ms).toBeGreaterThan(LEASE_MS / 2);
    expect(held?.ms).toBeLessThanOrEqual(LEASE_MS);
  });

  it('is counted for the operator, with how long the oldest due task has waited', async () => {
    await queue.add(db, 'now', { text: 'x' });
    await queue.add(db, 'later', { text: 'x' });
    await db
      .updateTable('queue_task')
      .set({ run_at: sql<Date>`now() + interval '1 hour'` })
      .where('subject', '=', 'later')
      .execute();
    await db
      .updateTable('queue_task')
      .set({ run_at: sql<Date>`now() - interval '1 hour'` })
      .where('subject', '=', 'now')
      .execute();
    const [tasks, oldest] = await queueMetrics('half', db);
    expect(tasks?.samples).toEqual([{ labels: { half: 'half', task: 'work' }, value: 2 }]);
    expect(oldest?.samples[0]?.value).toBeGreaterThanOrEqual(3600);
  });

  it('leaves a postponed task alone until it is due', async () => {
    await queue.add(db, 'later', { text: 'x' });
    const [task] = await queue.claim(1, LEASE_MS);
    await queue.postpone(task!.id, LEASE_MS);
    expect(await queue.claim(1, LEASE_MS)).toEqual([]);
    await queue.postpone(task!.id, 0);
    expect(await queue.claim(1, LEASE_MS)).toHaveLength(1);
  });

  it('hands out a task that was added with a delay only once that is over', async () => {
    await queue.addAll(db, [
      { subject: 'now', payload: { text: 'x' } },
      { subject: 'later', payload: { text: 'x' }, delayMs: LEASE_MS },
    ]);
    expect(await queue.claim(5, LEASE_MS)).toMatchObject([{ subject: 'now' }]);
  });

  it('is worked off with bounded concurrency, and stopping waits for the work in hand', async () => {
    for (let i = 0; i < 12; i++) await queue.add(db, `task ${i}`, { text: '' });
    let active = 0;
    let most = 0;
    const done: string[] = [];
    const worker = startWorker<{ text: string }>({
      queue,
      concurrency: 3,
      pollMs: 20,
      handle: async ({ subject }) => {
        most = Math.max(most, ++active);
        await vi.waitUntil(() => most === 3, { timeout: 20_000 });
        active--;
        done.push(subject);
        return { done: true };
      },
    });
    await expect.poll(() => done.length).toBe(12);
    await worker.stop();
    expect(most).toBe(3);
    expect(active).toBe(0);
    expect(await queue.claim(20, LEASE_MS)).toEqual([]);
  });
});
