/**
 * One file a use case of the service. An operation gets the call and returns a result or a failure with the contracts'
 * codes, never a response; it states its cost, and the route settles it.
 */
import { measureBy, openDataDirectory, queueMetrics, startWatchingHealth } from '@/lib/platform';
import { requireColumnEngine } from '../column-engine';
import { startDelivery } from '../delivery';
import { resumeSearchFeed } from '../document-search';
import { startEmbedding } from '../embeddings';
import { startEventSender } from '../events';
import { startSessionSweeper, tellFraming } from '../interfaces';
import { startImportWorker } from '../market-import';
import { serviceRuntime } from '../runtime';
import { asQueueTables, serviceRecords } from '../store';
import { readerPool } from '../workers';
import { startAutoMatching } from './events';

export { accountInfo, accountInfoV9 } from './account-info';
export * from './events';
export { geocodeJob, geocodeResume } from './geocode-document';
export * from './indexing';
export type { TokenFailure, TokenRequest } from './issue-token';
export { issueToken } from './issue-token';
export { listAttributions } from './list-attributions';
export {
  createServiceAccount,
  grantServiceCredits,
  listServiceAccounts,
  readServiceAccountUse,
  revokeServiceAccount,
  rotateServiceKey,
} from './manage-accounts';
export {
  addMarketSource,
  aggregateMarket,
  changeMarketSource,
  declareMarketCategories,
  exampleRowsOfSource,
  listMarketCategories,
  listMarketSources,
  type MarketFailure,
  type MarketOperation,
  marketFields,
  marketVersion,
  readMarketImport,
  removeMarketSource,
  searchMarket,
  startMarketImport,
  undoMarketImport,
} from './market';
export * from './matching-ui';
export type { Operation } from './operation';
export type { Completed, OperationFailure, Outcome } from './outcome';
export { parseJob, parseJobV9 } from './parse-job';
export { parseResume, parseResumeV9 } from './parse-resume';
export * from './scoring';
export { searchDocuments } from './search';

/** Opens the records, provisions the accounts and starts the readers, before the first call is answered. */
export async function startService(): Promise<void> {
  requireColumnEngine();
  await openDataDirectory();
  startWatchingHealth();
  readerPool().warm();
  await serviceRuntime();
  tellFraming();
  measureBy('service', async () => queueMetrics('service', asQueueTables(await serviceRecords())));
  await startSessionSweeper();
  await startDelivery();
  await startEventSender();
  startEmbedding();
  await startAutoMatching();
  await startImportWorker();
  await resumeSearchFeed();
}
