/** The hour at which a demonstration starts afresh. */

const DAY_MS = 24 * 60 * 60_000;
/** Clocks are set and machines sleep: the time is looked at again so often. */
const LOOK_EVERY_MS = 15 * 60_000;

/**
 * Returns the first time after `now` at which it is `at` (HH:MM, UTC).
 *
 * @param {number} now
 * @param {string} at
 */
export function nextReset(now, at) {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const today = new Date(now).setUTCHours(hours, minutes, 0, 0);
  return today > now ? today : today + DAY_MS;
}

/**
 * The clock, for tests.
 *
 * @typedef {{ now: () => number, after: (milliseconds: number, then: () => void) => () => void }} Clock
 */

/** @type {Clock} */
const REAL = {
  now: Date.now,
  after: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};

/**
 * Runs `reset` each day at a time of day, one run after another, until the returned function is called.
 *
 * @param {{ at: string, reset: () => Promise<void> }} what
 */
export function resetDaily({ at, reset }, clock = REAL) {
  let due = nextReset(clock.now(), at);
  let stop = () => {};
  let isOver = false;
  const look = async () => {
    if (clock.now() >= due) {
      await reset();
      due = nextReset(clock.now(), at);
    }
    if (!isOver) waitForIt();
  };
  const waitForIt = () => {
    const left = Math.max(0, due - clock.now());
    stop = clock.after(Math.min(left, LOOK_EVERY_MS), () => void look());
  };
  waitForIt();
  return () => {
    isOver = true;
    stop();
  };
}
