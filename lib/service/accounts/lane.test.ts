import { describe, expect, it } from 'vitest';
import { createLane } from './lane';

const LIMITS = { width: 2, waiting: 100, ofNetwork: 100, ofName: 100 };
const US = { network: 'ours', id: 'we' };

/** Returns work that ends on request, and notes when it began. */
function held() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const endNext = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { begun, work, endNext };
}

describe('the narrow lane', () => {
  it('lets a few through at a time, some wait, and turns the rest away', async () => {
    const lane = createLane({ ...LIMITS, waiting: 3 });
    let inside = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++inside);
      await new Promise(setImmediate);
      inside--;
    };
    const entered = Array.from({ length: 8 }, () => lane.run(US, work));
    expect(entered.filter((entry) => entry === undefined)).toHaveLength(3);
    await Promise.all(entered);
    expect(most).toBe(2);
  });

  it('goes on after work that failed', async () => {
    const lane = createLane({ ...LIMITS, width: 1 });
    const failing = lane.run(US, () => Promise.reject(new Error('no')));
    const after = lane.run(US, async () => 'yes');
    await expect(failing).rejects.toThrow('no');
    expect(await after).toBe('yes');
  });

  it('serves the first of one network before the many of another', async () => {
    const { begun, work, endNext } = held();
    const lane = createLane({ ...LIMITS, width: 1 });
    for (let n = 0; n < 50; n++) lane.run({ network: 'theirs', id: `stranger ${n}` }, work(`stranger ${n}`));
    lane.run(US, work('we'));
    for (let n = 0; n < 3; n++) await endNext();
    expect(begun).toContain('we');
  });

  it('turns away who has too many waiting, and nobody else of the same network', async () => {
    const { work } = held();
    const lane = createLane({ ...LIMITS, width: 1, ofName: 2 });
    const guess = () => lane.run({ network: 'shared', id: 'guessed' }, work('guess'));
    expect([guess(), guess(), guess()].every((entry) => entry !== undefined)).toBe(true);
    expect(guess()).toBeUndefined();
    expect(lane.run({ network: 'shared', id: 'other' }, work('other'))).toBeDefined();
  });

  it('turns away a network whose many fill its line, and no other', async () => {
    const { work } = held();
    const lane = createLane({ ...LIMITS, width: 1, ofNetwork: 5 });
    const strangers = Array.from({ length: 10 }, (_, n) =>
      lane.run({ network: 'theirs', id: String(n) }, work('stranger')),
    );
    expect(strangers.filter((entry) => entry === undefined)).toHaveLength(4);
    expect(lane.run(US, work('we'))).toBeDefined();
  });
});
