import { useState } from 'react';

/**
 * Returns what is highlighted in a list that is found elsewhere while somebody types: the best entry, until another one is chosen. What
 * fits best may come later than what was there already, and is what Enter should take.
 */
export function useBest(best: string): readonly [id: string, choose: (id: string) => void] {
  const [chosen, setChosen] = useState({ best, id: best });
  return [chosen.best === best ? chosen.id : best, (id) => setChosen({ best, id })];
}
