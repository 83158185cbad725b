const FIRST_DELAY_MS = 1000;

/**
 * Returns the wait before a task is retried, in milliseconds: twice as long each time up to `longestMs`, a quarter more
 * or less, and at least `leastMs`, the wait requested by the other side. `attempts` counts from 1.
 */
export function retryDelay(
  attempts: number,
  { longestMs, leastMs }: { longestMs: number; leastMs: number },
): number {
  const own = Math.min(FIRST_DELAY_MS * 2 ** Math.min(attempts - 1, 12), longestMs);
  return Math.max(leastMs, own * (0.75 + Math.random() / 2));
}
