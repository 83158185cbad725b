import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue';

describe('the fair queue', () => {
  it('serves owners in turn and each in its own order', () => {
    const queue = createFairQueue<string>();
    for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.add(item.charAt(0), item);
    const taken = Array.from({ length: 7 }, () => queue.take());
    expect(taken).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', undefined]);
  });

  it('serves the owner with the least in hand first, and only one with less than was set', () => {
    const queue = createFairQueue<string>();
    for (const item of ['a1', 'b1', 'c1', 'c2']) queue.add(item.charAt(0), item);
    const inHand = (owner: string) => ({ a: 2, b: 1 })[owner] ?? 0;
    expect([queue.take(inHand), queue.take(inHand, 1)]).toEqual(['c1', 'c2']);
    expect([queue.has(inHand, 1), queue.take(inHand, 1)]).toEqual([false, undefined]);
    expect([queue.take(inHand, 2), queue.take(inHand)]).toEqual(['b1', 'a1']);
  });

  it('gives up an item that waits no longer, and nothing else', () => {
    const queue = createFairQueue<string>();
    for (const item of ['a1', 'a2', 'b1']) queue.add(item.charAt(0), item);
    queue.remove('a', 'a1');
    queue.remove('b', 'b1');
    queue.remove('c', 'c1');
    expect(queue.size).toBe(1);
    expect([queue.take(), queue.take()]).toEqual(['a2', undefined]);
  });

  it('gives back everything once, and never makes an owner wait for more than one turn of each other', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 60 }), (owners) => {
        const queue = createFairQueue<{ owner: number; at: number }>();
        owners.forEach((owner, at) => {
          queue.add(String(owner), { owner, at });
        });
        expect(queue.size).toBe(owners.length);
        const taken: { owner: number; at: number }[] = [];
        for (let next = queue.take(); next; next = queue.take()) taken.push(next);
        expect(taken.map(({ at }) => at).sort((a, b) => a - b)).toEqual(owners.map((_, at) => at));
        const count = new Set(owners).size;
        expect(new Set(taken.slice(0, count).map(({ owner }) => owner)).size).toBe(count);
        expect(queue.size).toBe(0);
      }),
    );
  });
});
