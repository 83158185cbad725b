/**
 * Shared basis of both halves: records, files, queue, secrets, log and the end of the process. No word of the trade.
 */

export { openDataDirectory } from './data-directory';
export { NOTHING_IS_KEPT } from './demonstration';
export { type FileStore, fileStore } from './files';
export { answerConnectedOrigin, answerFraming, type Framing } from './framing';
export { type HealthPart, health, startWatchingHealth, watchHealth } from './health';
export { forget, once, onShutdown, runUntilShutdown, shutdown } from './lifecycle';
export { log } from './log';
export { measureBy, metricsText } from './metrics';
export {
  addressOfHost,
  type ClientCredentials,
  clientToken,
  fetchPage,
  guardedFetch,
  hostOf,
  type Page,
  type PageResult,
  postTo,
} from './outgoing';
export { type ProcessTime, processTime, watchProgress } from './process-time';
export {
  createFairQueue,
  createQueue,
  type FairQueue,
  QUEUE_MIGRATION,
  type Queue,
  type QueuedTask,
  type QueueTables,
  queueMetrics,
  startWorker,
  type TaskOutcome,
  waitAfter,
} from './queue';
export { type Migration, openRecords, refuseNewer } from './records';
export { repeat } from './repeat';
export { seal, unseal } from './sealing';
export { secret } from './secrets';
export { faultOfStore, OUTAGES, StoreFault } from './store-fault';
