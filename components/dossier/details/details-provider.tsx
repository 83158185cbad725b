'use client';

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

type AllDetails = { readonly all: boolean; toggle: () => void };

const Context = createContext<AllDetails>({ all: false, toggle: () => undefined });

/** Whether everything that was read is unfolded, and the way to turn that round. */
export function useAllDetails(): AllDetails {
  return useContext(Context);
}

/** Keeps whether the page shows what one needs first, or all that was read. */
export function DetailsProvider({
  initially = false,
  children,
}: {
  initially?: boolean;
  children: ReactNode;
}) {
  const [all, setAll] = useState(initially);
  const value = useMemo(() => ({ all, toggle: () => setAll((now) => !now) }), [all]);
  return <Context value={value}>{children}</Context>;
}
