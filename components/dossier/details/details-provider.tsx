'use client';

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { Inspector } from './inspector';

type AllDetails = {
  readonly all: boolean;
  toggle: () => void;
  /** Container for the details of the parts of the page; null while the inspector is shut. */
  readonly slot: HTMLElement | null;
  /** Shows details in their place instead: for a page that is printed or read as a whole. */
  readonly inline: boolean;
};

const Context = createContext<AllDetails>({ all: false, toggle: () => undefined, slot: null, inline: false });

/** Returns whether the inspector is open, and the way to open and shut it. */
export function useAllDetails(): AllDetails {
  return useContext(Context);
}

/** Holds the inspector of a page: the rest of the parsed data, next to the most important part. */
export function DetailsProvider({ inline = false, children }: { inline?: boolean; children: ReactNode }) {
  const [all, setAll] = useState(false);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const value = useMemo(
    () => ({ all, toggle: () => setAll((now) => !now), slot, inline }),
    [all, slot, inline],
  );
  return (
    <Context value={value}>
      {children}
      {all && <Inspector onSlot={setSlot} onClose={() => setAll(false)} />}
    </Context>
  );
}
