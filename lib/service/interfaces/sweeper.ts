import { repeat, runUntilShutdown } from '@/lib/platform';
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
  runUntilShutdown(NAME, () => ({
    stop: repeat(EVERY_MS, 'ended sessions could not be removed', removeEnded),
  }));
}
