import type { ClientFailure } from '@/lib/clients';
import { log } from '@/lib/platform';
import { retryDelay } from './retry-delay';

const LONGEST_DELAY_MS = 10 * 60_000;
/** Some hours. */
const MOST_ATTEMPTS = 40;

type Told = { ok: true } | { ok: false; failure: ClientFailure };
type Handled = { done: true } | { done: false; retryAfterMs: number };

/**
 * Returns the next step of a task that hands an event to the service: done once it has it, retried with growing waits
 * for some hours, given up after that. `failed` is the log message of a failure.
 */
export function afterAnnouncing(told: Told, attempts: number, failed: string): Handled {
  if (told.ok) return { done: true };
  const { code, retryAfterMs } = told.failure;
  log().info({ code, attempts }, failed);
  if (attempts >= MOST_ATTEMPTS) return { done: true };
  const delay = retryDelay(attempts, { longestMs: LONGEST_DELAY_MS, leastMs: retryAfterMs ?? 0 });
  return { done: false, retryAfterMs: delay };
}
