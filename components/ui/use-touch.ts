import { useSyncExternalStore } from 'react';

/** Touch, or a screen too narrow for a layer next to its subject. */
const TOUCH = '(pointer: coarse), (max-width: 39.99rem)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(TOUCH);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Returns whether a panel should rise from the lower edge rather than hang on its trigger. */
export function useTouch(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(TOUCH).matches,
    () => false,
  );
}
