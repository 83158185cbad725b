import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { fragmentOf, type Place, placeOf } from './address';

const CHANGED = 'matcher-place';

function subscribe(notify: () => void): () => void {
  const events = ['hashchange', 'popstate', CHANGED];
  for (const event of events) addEventListener(event, notify);
  return () => {
    for (const event of events) removeEventListener(event, notify);
  };
}

const fragment = () => location.hash;
const noFragment = () => '';

export type Go = (change: Partial<Place>, how?: 'push' | 'replace') => void;

/** Returns the state of the page, kept in the fragment of its address, and a function to change it. */
export function usePlace(start: Place): { place: Place; go: Go } {
  const written = useSyncExternalStore(subscribe, fragment, noFragment);
  const place = useMemo(() => placeOf(written, start), [written, start]);
  const go = useCallback<Go>(
    (change, how = 'push') => {
      const next = fragmentOf({ ...placeOf(location.hash, start), ...change });
      if (next === location.hash) return;
      if (how === 'push') history.pushState(null, '', next);
      else history.replaceState(null, '', next);
      dispatchEvent(new Event(CHANGED));
    },
    [start],
  );
  return { place, go };
}
