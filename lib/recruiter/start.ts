import { startIndexing } from './indexing/worker';
import { startEndingSessions } from './matcher/sessions';
import { records } from './store';
import { startErasure } from './store/erase';
import { sweepLooseFiles } from './store/loose-files';
import { startUploadWorker } from './uploads/worker';
import { setUpOwnerOfEnvironment } from './users/setup';

/**
 * Opens the store, makes the owner of the environment, removes what a process that died left behind, and starts the
 * workers of uploads, of the indexes and of sessions to end; once a process. Called by instrumentation.
 */
export async function startRecruiter(): Promise<void> {
  await records();
  startErasure();
  await setUpOwnerOfEnvironment();
  await sweepLooseFiles();
  await startUploadWorker();
  await startIndexing();
  await startEndingSessions();
}
