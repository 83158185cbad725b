'use client';

import { usePathname } from 'next/navigation';
import { type RefObject, useEffect, useLayoutEffect } from 'react';

/**
 * Lists scroll within the page, where browsers restore nothing. How far each was scrolled is kept by its address, and
 * comes back with Back and Forward, and on the way up from one of its entries; any other way begins at the top.
 */
const tops = new Map<string, number>();
const trail = { now: '', before: '' };
let poppedTo: string | null = null;

/** Notes which page follows which. Rendered once, around the whole app. */
export function NavigationTrail() {
  const path = usePathname();
  useEffect(() => {
    if (trail.now === path) return;
    trail.before = trail.now;
    trail.now = path;
  }, [path]);
  useEffect(() => {
    const note = () => {
      poppedTo = location.pathname + location.search;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);
  return null;
}

function comesBack(address: string): boolean {
  const [path = ''] = address.split('?');
  const from = trail.now === path ? trail.before : trail.now;
  const isBack = poppedTo === address || from.startsWith(`${path}/`);
  poppedTo = null;
  return isBack;
}

/** Keeps how far a list was scrolled, by the address that the list is at. */
export function useKeptScroll(list: RefObject<HTMLElement | null>, address: string): void {
  useLayoutEffect(() => {
    const scroller = list.current;
    if (!scroller) return;
    scroller.scrollTop = comesBack(address) ? (tops.get(address) ?? 0) : 0;
    const note = () => tops.set(address, scroller.scrollTop);
    scroller.addEventListener('scroll', note, { passive: true });
    return () => scroller.removeEventListener('scroll', note);
  }, [list, address]);
}
