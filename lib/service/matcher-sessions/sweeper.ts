import { forget, log, once, onShutdown } from '@/lib/platform';
import { removeEndedSessions, serviceRecords } from '../store';

const NAME = 'service:matcher-sweeper';
const EVERY_MS = 5 * 60_000;

/** Removes sessions that have ended, with all they hold. */
export async function removeEnded(): Promise<void> {
  const records = await serviceRecords();
  while (await removeEndedSessions(records));
}

/** Removes ended sessions from now on, every few minutes; once a process. */
export async function startSessionSweeper(): Promise<void> {
  await removeEnded();
  once(NAME, () => {
    const timer = setInterval(() => {
      removeEnded().catch((error: unknown) =>
        log().error({ err: error }, 'ended sessions could not be removed'),
      );
    }, EVERY_MS);
    timer.unref();
    onShutdown('matcher-sweeper', async () => {
      clearInterval(timer);
      forget(NAME);
    });
  });
}
