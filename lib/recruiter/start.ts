import { records } from './store';
import { setUpOwnerOfEnvironment } from './users/setup';

/** Opens the store, makes the owner of the environment and starts the workers, once a process. Called by instrumentation. */
export async function startRecruiter(): Promise<void> {
  await records();
  await setUpOwnerOfEnvironment();
}
