import { useCallback, useSyncExternalStore } from 'react';
import type { DossierKind } from '@/lib/recruiter/vocabulary';

/** Layout of the table of one list in this browser: lines of a row, and widths of columns in pixels. */
export type ListLayout = { lines: 1 | 2; widths: Readonly<Record<string, number>> };

const DEFAULT: ListLayout = { lines: 2, widths: {} };
const CHANGED = 'shortlist:list-layout';
export const LEAST_WIDTH = 64;
export const MOST_WIDTH = 900;

const keyOf = (kind: DossierKind) => `list-layout-${kind}`;

/** Reads a stored layout; the default where it is invalid. */
export function layoutFrom(kept: string | null): ListLayout {
  try {
    const read: unknown = JSON.parse(kept ?? 'null');
    if (typeof read !== 'object' || read === null) return DEFAULT;
    const { lines, widths } = read as { lines?: unknown; widths?: unknown };
    const known = Object.entries(typeof widths === 'object' && widths !== null ? widths : {}).filter(
      (entry): entry is [string, number] =>
        typeof entry[1] === 'number' && entry[1] >= LEAST_WIDTH && entry[1] <= MOST_WIDTH,
    );
    return { lines: lines === 1 ? 1 : 2, widths: Object.fromEntries(known) };
  } catch {
    return DEFAULT;
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** Returns the layout of a list and how to change it; the default until the browser is asked. */
export function useListLayout(kind: DossierKind): [ListLayout, (layout: ListLayout) => void] {
  const kept = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(keyOf(kind)),
    () => null,
  );
  const keep = useCallback(
    (layout: ListLayout) => {
      localStorage.setItem(keyOf(kind), JSON.stringify(layout));
      window.dispatchEvent(new Event(CHANGED));
    },
    [kind],
  );
  return [layoutFrom(kept), keep];
}
