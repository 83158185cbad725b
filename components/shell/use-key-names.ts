'use client';

import { useSyncExternalStore } from 'react';
import { keyNames } from './shortcuts';

/** Returns whether this browser runs on one of Apple's systems, where Command takes the place of Control. */
export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

const neverChanges = () => () => undefined;

/** Names the keys of a shortcut for this browser's system; the server and the first render assume Control. */
export function useKeyNames(): (shortcut: string) => string[] {
  const apple = useSyncExternalStore(neverChanges, isApple, () => false);
  return (shortcut) => keyNames(shortcut, apple);
}
