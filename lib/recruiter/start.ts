/** Opens the store, makes the owner of the environment and starts the workers, once a process. Called by instrumentation. */
export async function startRecruiter(): Promise<void> {
  throw new Error('being written');
}
