import { expect, it } from 'vitest';
import { nextReset, resetDaily } from './resets.mjs';

const at = (text: string) => Date.parse(text);
const HOUR = 60 * 60_000;

it.each([
  ['2026-11-28T02:59:59Z', '2026-11-28T03:00:00Z'],
  ['2026-11-28T03:00:00Z', '2026-11-29T03:00:00Z'],
  ['2026-12-31T23:30:00Z', '2027-01-01T03:00:00Z'],
])('after %s, three o\u2019clock is %s', (now, next) => {
  expect(nextReset(at(now), '03:00')).toBe(at(next));
});

/** A clock that is moved by hand. */
function clockFrom(start: string) {
  let now = at(start);
  let waiting: { until: number; then: () => void } | undefined;
  const clock = {
    now: () => now,
    after: (milliseconds: number, then: () => void) => {
      waiting = { until: now + milliseconds, then };
      return () => {
        waiting = undefined;
      };
    },
  };
  const passed = async (milliseconds: number) => {
    const end = now + milliseconds;
    while (waiting && waiting.until <= end) {
      const { until, then } = waiting;
      waiting = undefined;
      now = until;
      then();
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    }
    now = end;
  };
  return { clock, passed, isWaiting: () => waiting !== undefined };
}

it('resets once a day at the hour, also when the machine slept over it, until it is stopped', async () => {
  const { clock, passed, isWaiting } = clockFrom('2026-11-28T01:30:00Z');
  const times: string[] = [];
  const reset = async () => void times.push(new Date(clock.now()).toISOString());
  const stop = resetDaily({ at: '03:00', reset }, clock);
  await passed(HOUR);
  expect(times).toEqual([]);
  await passed(HOUR);
  expect(times).toEqual(['2026-11-28T03:00:00.000Z']);
  await passed(48 * HOUR);
  expect(times).toHaveLength(3);
  stop();
  expect(isWaiting()).toBe(false);
});

it('waits for a reset that takes long before it thinks of the next one', async () => {
  const { clock, passed, isWaiting } = clockFrom('2026-11-28T02:30:00Z');
  let finish = () => {};
  const reset = () => new Promise<void>((resolve) => (finish = resolve));
  const stop = resetDaily({ at: '03:00', reset }, clock);
  await passed(2 * HOUR);
  expect(isWaiting()).toBe(false);
  finish();
  await passed(0);
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  expect(isWaiting()).toBe(true);
  stop();
});
