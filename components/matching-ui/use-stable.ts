import { useCallback, useEffect, useRef } from 'react';

/** A function that stays the same from one drawing to the next and does what the last one would: for what is drawn once. */
export function useStable<Args extends unknown[]>(act: (...args: Args) => unknown): (...args: Args) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => {
    latest.current(...args);
  }, []);
}
