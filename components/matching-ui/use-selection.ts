import { useState } from 'react';
import { keyOf, type Result } from './data/model';
import type { Ranked } from './data/rank';

/** Returns the chosen results; those no longer listed are no longer chosen. */
export function useSelection(ranked: readonly Ranked[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const chosen = ranked.filter(({ result }) => keys.has(keyOf(result))).map(({ result }) => result);
  const choose = (result: Result) =>
    setKeys((before) => {
      const next = new Set(before);
      if (!next.delete(keyOf(result))) next.add(keyOf(result));
      return next;
    });
  return { keys, chosen, choose, clear: () => setKeys(new Set()) };
}
