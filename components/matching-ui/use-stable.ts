import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that stays the same between renderings and calls the latest `act`: for things rendered once. */
export function useStable<Args extends unknown[]>(act: (...args: Args) => unknown): (...args: Args) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => {
    latest.current(...args);
  }, []);
}
