/**
 * Work that outlives a request: a durable queue in the store of records. A task is claimed under a lease; when its
 * worker dies the lease runs out and another takes it, so a handler must be safe to run twice. Each half has a separate
 * queue table, made by `QUEUE_MIGRATION`.
 */
export { createFairQueue, type FairQueue } from './fair-queue';
export { QUEUE_MIGRATION } from './migration';
export type { Queue, QueuedTask, QueueTables } from './queue';
export { createQueue } from './queue';
export { queueMetrics } from './queue-metrics';
export { waitAfter } from './waits';
export { startWorker, type TaskOutcome } from './worker';
