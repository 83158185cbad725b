/** Waiting work of several owners, so that one with a thousand documents does not hold up the others. */
export type FairQueue<Item> = {
  readonly size: number;
  add: (owner: string, item: Item) => void;
  /**
   * Takes the next item: of the owner with the least work in hand, among equals of the one served the longest ago.
   * Undefined when every waiting owner has that much in hand (`atMost`).
   */
  take: (inHand?: (owner: string) => number, atMost?: number) => Item | undefined;
  /** Takes an item out of the queue before its turn. */
  remove: (owner: string, item: Item) => void;
  /** Returns whether `take` would return one. */
  has: (inHand: (owner: string) => number, atMost: number) => boolean;
};

export function createFairQueue<Item>(): FairQueue<Item> {
  // The order of the map is the order of turns: an owner that was served moves to its end.
  const waiting = new Map<string, Item[]>();
  let size = 0;

  function add(owner: string, item: Item) {
    const line = waiting.get(owner);
    if (line) line.push(item);
    else waiting.set(owner, [item]);
    size++;
  }

  function nextOwner(inHand: (owner: string) => number, atMost: number): string | undefined {
    let next: { owner: string; has: number } | undefined;
    for (const owner of waiting.keys()) {
      const has = inHand(owner);
      if (has < atMost && (!next || has < next.has)) next = { owner, has };
    }
    return next?.owner;
  }

  function take(inHand = (_owner: string) => 0, atMost = Number.POSITIVE_INFINITY): Item | undefined {
    const owner = nextOwner(inHand, atMost);
    const line = owner === undefined ? undefined : waiting.get(owner);
    if (owner === undefined || !line) return undefined;
    const item = line.shift();
    waiting.delete(owner);
    if (line.length > 0) waiting.set(owner, line);
    size--;
    return item;
  }

  function remove(owner: string, item: Item) {
    const line = waiting.get(owner);
    const at = line?.indexOf(item) ?? -1;
    if (!line || at < 0) return;
    line.splice(at, 1);
    if (line.length === 0) waiting.delete(owner);
    size--;
  }

  return {
    get size() {
      return size;
    },
    add,
    take,
    remove,
    has: (inHand, atMost) => nextOwner(inHand, atMost) !== undefined,
  };
}
