/**
 * Reads untrusted files in a pool of child processes with no network, no files, no secrets, a limit of memory and a
 * limit of time. The server itself never opens a document. A bad file costs only its own process.
 */
export type { ReaderPool } from './pool';
export { readerPool } from './pools';
export type {
  Ask,
  Conversions,
  ConversionTarget,
  JobAsk,
  ReaderFailure,
  ReaderOptions,
  ReadJob,
  ReadOf,
  ReadResume,
  ResumeAsk,
} from './protocol';
export { type Reading, readInPool } from './read-in-pool';
export { readWithPictures } from './read-with-pictures';
