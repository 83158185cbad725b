/** Requests in hand by account, within one process (parsing.md, Limits: `MaximumConcurrentRequests`). */
export function createSlots() {
  const inHand = new Map<string, number>();

  function release(id: string) {
    const left = (inHand.get(id) ?? 1) - 1;
    if (left > 0) inHand.set(id, left);
    else inHand.delete(id);
  }

  /** Returns how many requests an account may still begin. */
  function left(id: string, maximum: number): number {
    return Math.max(0, maximum - (inHand.get(id) ?? 0));
  }

  /** Takes a slot and returns the function that frees it, or undefined when the account has `maximum` in hand. */
  function take(id: string, maximum: number): (() => void) | undefined {
    const taken = inHand.get(id) ?? 0;
    if (taken >= maximum) return undefined;
    inHand.set(id, taken + 1);
    return () => release(id);
  }

  return { take, left };
}

export type Slots = ReturnType<typeof createSlots>;
