'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import {
  EVERYTHING,
  filteredBy,
  type MarketField,
  type MarketFilter,
  type MarketItem,
} from '@/lib/recruiter/vocabulary';
import { ChartProvider } from '../charts/context';
import { filtersOfQuestion } from '../compare/use-comparison';
import { marketHref } from '../market-path';
import { comparedPeriodWords, periodWords } from '../search/question-words';
import { type ItemView, itemHref, viewOfItem } from './item-path';

/** Returns a view narrowed by filters, each replacing the one of its name. */
function narrowed<Asked extends ItemView>({ kind, view }: Asked, narrows: readonly MarketFilter[]): Asked {
  const { filters } = filteredBy({ ...EVERYTHING, filters: view.filters }, ...narrows);
  return { kind, view: { ...view, filters } } as Asked;
}

/** Has the data of an item lead to its own question, narrowed, on the page that it comes from. */
export function ItemCharts({
  item,
  locale,
  fields,
  children,
}: {
  item: MarketItem;
  locale: string;
  fields: readonly MarketField[];
  children: ReactNode;
}) {
  const router = useRouter();
  const asked = viewOfItem(item);
  const hrefOf = (narrows: readonly MarketFilter[]) => itemHref(narrowed(asked, narrows));
  const jobsHrefOf = (narrows: readonly MarketFilter[], series: number) =>
    asked.kind === 'comparison'
      ? marketHref(filteredBy({ ...EVERYTHING, filters: filtersOfQuestion(asked.view, series) }, ...narrows))
      : hrefOf(narrows);
  return (
    <ChartProvider
      locale={locale}
      period={
        asked.kind === 'comparison'
          ? comparedPeriodWords(asked.view, fields)
          : periodWords(asked.view.filters, fields)
      }
      hrefOf={hrefOf}
      go={(narrows) => router.push(hrefOf(narrows))}
      {...(asked.kind === 'comparison' && { jobsHrefOf })}
    >
      {children}
    </ChartProvider>
  );
}
