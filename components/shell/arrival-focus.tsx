'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** Start of a page for keyboard users; `main` where a page marks none. */
const START = '[data-start], #content';

/** Returns whether the focus is nowhere in particular: on the page as a whole, or where arriving put it. */
export function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(START);
}

/**
 * Puts the focus at the beginning of a new page, if the focused element disappeared with the previous page, so that the
 * next Tab leads into the page and not through the navigation. Shows nothing.
 */
export function ArrivalFocus() {
  const path = usePathname();
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    const frame = requestAnimationFrame(() => {
      if (!isFocusFree()) return;
      const starts = [...document.querySelectorAll<HTMLElement>(START)];
      starts.at(-1)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [path]);
  return null;
}
