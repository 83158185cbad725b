import { useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { type ShortlistView, shortlistViewFrom, shortlistViewParams } from '@/lib/recruiter/vocabulary';

/** Returns the view of the URL, and a function to change it: `quietly` without an entry in the browser's history. */
export function useShortlistView(): {
  view: ShortlistView;
  show: (change: Partial<ShortlistView>, quietly?: boolean) => void;
} {
  const params = useSearchParams();
  const view = useMemo(() => shortlistViewFrom(new URLSearchParams(params)), [params]);
  const show = useCallback((change: Partial<ShortlistView>, quietly = false) => {
    const now = shortlistViewFrom(new URLSearchParams(location.search));
    const query = shortlistViewParams({ ...now, ...change }).toString();
    const href = query ? `?${query}` : location.pathname;
    if (quietly) history.replaceState(null, '', href);
    else history.pushState(null, '', href);
  }, []);
  return { view, show };
}
