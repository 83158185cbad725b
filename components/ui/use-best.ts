import { useState } from 'react';

/**
 * Returns the highlighted entry of a list that loads while somebody types: the best one, until another one is chosen.
 * The best match may arrive after others, and is what Enter should take.
 */
export function useBest(best: string): readonly [id: string, choose: (id: string) => void] {
  const [chosen, setChosen] = useState({ best, id: best });
  return [chosen.best === best ? chosen.id : best, (id) => setChosen({ best, id })];
}
