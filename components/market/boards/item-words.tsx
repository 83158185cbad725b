'use client';

import Link from 'next/link';
import {
  compareViewFrom,
  type Figure,
  type MarketField,
  type MarketItem,
  type ShownItem,
} from '@/lib/recruiter/vocabulary';
import { foundOf, useComing } from '../dashboard/use-coming';
import { questionWords } from '../search/question-words';
import { itemHref, viewOfItem } from './item-path';

/** Returns the question of an item and its time, in words; the questions of a comparison by the names of its series. */
export function useItemWords(
  item: MarketItem,
  fields: readonly MarketField[],
  shown: ShownItem | undefined,
): { question: string; period: string; total: number | undefined } {
  const summary = foundOf(useComing(shown?.summary ?? undefined).reply);
  const figure = foundOf(useComing(shown?.figure ?? undefined).reply);
  const { filters } = viewOfItem(item).view;
  const words = questionWords(filters, fields, summary?.labels ?? {});
  const series = item.kind === 'comparison' ? seriesOf(item, figure) : '';
  const common = filters.length > 0 ? ` (${words.question})` : '';
  return {
    question: series ? `${series}${common}` : words.question,
    period: words.period,
    total: summary?.total,
  };
}

function seriesOf(item: MarketItem, figure: Figure | null | undefined): string {
  const count = compareViewFrom(new URLSearchParams(item.params)).questions.length;
  return (
    figure?.columns
      .slice(0, count)
      .map(({ label }) => label)
      .join(' · ') ?? ''
  );
}

/** The question of an item below its name; leads to it. */
export function ItemQuestion({ item, question }: { item: MarketItem; question: string }) {
  return (
    <p className="min-w-0 truncate text-xs text-ink-muted">
      <Link
        href={itemHref(viewOfItem(item))}
        prefetch={false}
        title={question}
        className="inline-block max-w-full truncate align-bottom leading-6 hover:text-ink hover:underline"
      >
        {question}
      </Link>
    </p>
  );
}
