/** What both halves stand on: records, files, queue, secrets, log and the end of the process. No word of the trade. */

export { openDataDirectory } from './data-directory';
export { type DiskState, diskState } from './disk';
export { type FileStore, fileStore } from './files';
export { answerConnectedOrigin, answerFraming, type Framing } from './framing';
export { forget, once, onShutdown, shutdown } from './lifecycle';
export { log } from './log';
export { measureBy, metricsText } from './metrics';
export {
  addressOfHost,
  type ClientCredentials,
  clientToken,
  fetchPage,
  type Page,
  type PageResult,
  postTo,
} from './outgoing';
export {
  createQueue,
  QUEUE_MIGRATION,
  type Queue,
  type QueuedTask,
  type QueueTables,
  queueMetrics,
  startWorker,
  type TaskOutcome,
  waitAfter,
} from './queue';
export { type Migration, madeByNewer, openRecords } from './records';
export { repeat } from './repeat';
export { seal, unseal } from './sealing';
export { secret } from './secrets';
