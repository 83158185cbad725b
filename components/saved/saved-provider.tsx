'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { getFrom } from '@/components/shell/requests';
import type { SavedSearch } from '@/lib/recruiter/vocabulary';

const KEY = ['saved-searches'];
/** Interval for asking for new results. */
const REFRESH_MS = 60_000;
const NONE: readonly SavedSearch[] = [];

type Saved = {
  searches: readonly SavedSearch[];
  /** True if this person may share searches with others. */
  mayShare: boolean;
  /** True if the workspace has a mail server. */
  canMail: boolean;
  /** Reloads the searches. */
  refresh: () => void;
};

const Context = createContext<Saved | null>(null);

/** Holds the saved searches of the signed-in person for the navigation, the lists and the command menu. */
export function SavedProvider({
  mayShare,
  canMail,
  children,
}: {
  mayShare: boolean;
  canMail: boolean;
  children: ReactNode;
}) {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => getFrom<SavedSearch[]>('/api/recruiter/saved', signal),
    refetchInterval: REFRESH_MS,
  });
  const refresh = () => void queries.invalidateQueries({ queryKey: KEY });
  return <Context value={{ searches: data ?? NONE, mayShare, canMail, refresh }}>{children}</Context>;
}

/** Returns the saved searches; none outside the frame of signed-in pages. */
export function useSaved(): Saved | null {
  return useContext(Context);
}

/** Returns the address of a saved search: its new results, if there are any. */
export function savedHref({ kind, params, fresh, freshParams }: SavedSearch, which: 'all' | 'new' = 'all') {
  const query = which === 'new' && fresh > 0 ? freshParams : params;
  return query ? `/${kind}?${query}` : `/${kind}`;
}

/** Returns where a saved search of candidates begins a match. */
export function savedMatchHref({ params }: SavedSearch): string {
  return params ? `/match?${params}` : '/match';
}
