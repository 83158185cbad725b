'use client';

import { createContext, type MouseEvent, type ReactNode, useContext, useMemo } from 'react';
import { type Formats, formatsOf, type MarketFilter } from '@/lib/recruiter/vocabulary';
import { isPlainPress } from '../navigation';

/** Behaviour and formats of every datum of a chart; provided by the page around the charts. */
type Charting = {
  formats: Formats;
  /** Of which time the question of the page is, in words. */
  period: string;
  /** The address of the question narrowed by some filters. */
  hrefOf: (narrows: readonly MarketFilter[]) => string;
  go: (narrows: readonly MarketFilter[]) => void;
  /** Returns the address of the jobs of one series, where the columns of figures are separate questions. */
  jobsHrefOf?: (narrows: readonly MarketFilter[], series: number) => string;
};

const Context = createContext<Charting | null>(null);

/** Provides the charts within with their locale (BCP 47) and the links of their data. */
export function ChartProvider({
  locale,
  period,
  hrefOf,
  go,
  jobsHrefOf,
  children,
}: Omit<Charting, 'formats'> & { locale: string; children: ReactNode }) {
  const charting = useMemo(
    () => ({ formats: formatsOf(locale), period, hrefOf, go, ...(jobsHrefOf && { jobsHrefOf }) }),
    [locale, period, hrefOf, go, jobsHrefOf],
  );
  return <Context value={charting}>{children}</Context>;
}

export function useCharting(): Charting {
  const charting = useContext(Context);
  if (!charting) throw new Error('ChartProvider is missing');
  return charting;
}

/** Returns the properties of a link that narrows the question in place. */
export function useNarrowing() {
  const { hrefOf, go } = useCharting();
  return (narrows: readonly MarketFilter[]) => ({
    href: hrefOf(narrows),
    onClick: (event: MouseEvent) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      go(narrows);
    },
  });
}
