const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The waits between attempts at a message to others, three days in all; after the last one it is given up. */
const WAITS_MS = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
  24 * HOUR,
];

/**
 * Returns the wait after a number of attempts, a quarter more or less, so that many messages to one receiver do not
 * come back at once; at least as long as the receiver asked for. Undefined after the last one.
 */
export function waitAfter(attempts: number, retryAfterMs = 0): number | undefined {
  const planned = WAITS_MS[attempts - 1];
  return planned && Math.max(retryAfterMs, planned * (0.75 + Math.random() / 2));
}
