import type { Random } from '../../kernel';

/** Returns a picker of items in proportion to their weights. */
export function weighted<T>(items: readonly T[], weightOf: (item: T) => number): (random: Random) => T {
  const bounds: number[] = [];
  let total = 0;
  for (const item of items) {
    total += weightOf(item);
    bounds.push(total);
  }
  return (random) => {
    const mark = random.next() * total;
    let [low, high] = [0, bounds.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((bounds[middle] ?? 0) > mark) high = middle;
      else low = middle + 1;
    }
    const item = items[low];
    if (item === undefined) throw new RangeError('There is nothing to pick from.');
    return item;
  };
}
