'use client';

import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import type { EvidenceQuery } from '@/components/dossier/evidence/query';
import type { OriginalMarker } from './original-marker';

/** Field whose place is shown, or was not found. */
export type Marked = { readonly field: string; readonly state: 'looking' | 'found' | 'missing' };

type Evidence = {
  readonly marked: Marked | null;
  /** Marks the place of a field's value; the same field again looks again. */
  mark: (field: string, query: EvidenceQuery) => void;
  clear: () => void;
};

const Context = createContext<Evidence | null>(null);

/** Returns the marking of places, or null where no original can be marked (the blind view). */
export function useEvidence(): Evidence | null {
  return useContext(Context);
}

/** Lets the fields below mark their places in the original that hands its marker to `setMarker`. */
export function useEvidenceState(onMark: () => void): {
  evidence: Evidence;
  setMarker: (marker: OriginalMarker | null) => void;
} {
  const marker = useRef<OriginalMarker>(null);
  const waiting = useRef<() => void>(null);
  const [marked, setMarked] = useState<Marked | null>(null);

  const mark = useCallback(
    (field: string, query: EvidenceQuery) => {
      onMark();
      setMarked({ field, state: 'looking' });
      const look = async () => {
        const found = (await marker.current?.(query)) ?? false;
        setMarked((now) => (now?.field === field ? { field, state: found ? 'found' : 'missing' } : now));
      };
      if (marker.current) void look();
      else waiting.current = () => void look();
    },
    [onMark],
  );
  const clear = useCallback(() => {
    waiting.current = null;
    setMarked(null);
    void marker.current?.(null);
  }, []);
  const setMarker = useCallback((next: OriginalMarker | null) => {
    marker.current = next;
    if (!next) return;
    waiting.current?.();
    waiting.current = null;
  }, []);
  const evidence = useMemo(() => ({ marked, mark, clear }), [marked, mark, clear]);
  return { evidence, setMarker };
}

export function EvidenceProvider({ evidence, children }: { evidence: Evidence; children: ReactNode }) {
  return <Context value={evidence}>{children}</Context>;
}
