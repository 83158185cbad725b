/** Waiting work, taken in turn over its owners, so that one with a thousand documents does not hold up the others. */
export type FairQueue<Item> = {
  readonly size: number;
  add: (owner: string, item: Item) => void;
  take: () => Item | undefined;
};

export function createFairQueue<Item>(): FairQueue<Item> {
  // The order of the map is the order of turns: an owner that was served goes to its end.
  const waiting = new Map<string, Item[]>();
  let size = 0;

  function add(owner: string, item: Item) {
    const line = waiting.get(owner);
    if (line) line.push(item);
    else waiting.set(owner, [item]);
    size++;
  }

  function take(): Item | undefined {
    for (const [owner, line] of waiting) {
      const item = line.shift();
      waiting.delete(owner);
      if (line.length > 0) waiting.set(owner, line);
      if (item === undefined) continue;
      size--;
      return item;
    }
    return undefined;
  }

  return {
    get size() {
      return size;
    },
    add,
    take,
  };
}
