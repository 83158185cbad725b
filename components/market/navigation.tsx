'use client';

import Link from 'next/link';
import { useRouter, useSearchParams } from 'next/navigation';
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useMemo,
  useTransition,
} from 'react';
import type { MarketView } from '@/lib/recruiter/vocabulary';
import { marketHref, OPEN_JOB } from './market-path';

type Navigation = {
  /** True while another view is loading. */
  isPending: boolean;
  openJob: string | null;
  /** Shows another view; the job that is open stays so. */
  go: (view: MarketView) => void;
  /** Opens a job next to the list, or closes it. The list does not change, so it is not fetched again. */
  open: (view: MarketView, job: string | null) => void;
};

const Context = createContext<Navigation | null>(null);

/** Holds how one gets from view to view, so that everything that is pressed shows that it is under way. */
export function MarketNavigation({ children }: { children: ReactNode }) {
  const router = useRouter();
  const openJob = useSearchParams().get(OPEN_JOB);
  const [isPending, start] = useTransition();
  const navigation = useMemo(
    () => ({
      isPending,
      openJob,
      go: (view: MarketView) => start(() => router.push(marketHref(view, openJob), { scroll: false })),
      open: (view: MarketView, job: string | null) => {
        // Leafing from job to job is one step back.
        const isLeafing = openJob !== null && job !== null;
        window.history[isLeafing ? 'replaceState' : 'pushState'](null, '', marketHref(view, job));
      },
    }),
    [router, isPending, openJob],
  );
  return <Context value={navigation}>{children}</Context>;
}

export function useMarketNavigation(): Navigation {
  const navigation = useContext(Context);
  if (!navigation) throw new Error('MarketNavigation is missing');
  return navigation;
}

/** A press that means: here and now, not in another tab. */
export function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** A link to another view. */
export function ViewLink({
  view,
  ...props
}: Omit<ComponentProps<typeof Link>, 'href' | 'onClick'> & { view: MarketView }) {
  const { go, openJob } = useMarketNavigation();
  return (
    <Link
      {...props}
      href={marketHref(view, openJob)}
      prefetch={false}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        go(view);
      }}
    />
  );
}
