'use client';

import { useEffect } from 'react';
import { counted } from '@/components/dossier/words';
import { cn } from '@/components/ui/cn';
import type { Board, MarketField, MarketItem, ShownItem } from '@/lib/recruiter/vocabulary';
import { boardHref } from '../../boards/board-path';
import { ItemCharts } from '../boards/item-charts';
import { ItemList } from '../boards/item-list';
import { isListItem } from '../boards/item-path';
import { placeOfItem } from '../boards/item-place';
import { useItemWords } from '../boards/item-words';
import { KeyFigures } from '../dashboard/key-figures';
import { Sheet, SheetFigure } from './sheet';

/** A board as pages to print; every figure states its own question and period. */
export function BoardReport({
  board,
  shown,
  fields,
  locale,
  source,
  date,
}: {
  board: Board;
  shown: readonly ShownItem[];
  fields: readonly MarketField[];
  locale: string;
  source: string;
  date: string;
}) {
  const parts = new Map(shown.map((one) => [one.id, one]));
  useEffect(() => {
    document.title = `Job market: ${board.name}`;
  }, [board.name]);
  return (
    <Sheet
      title={board.name}
      back={{ href: boardHref(board.id), label: board.name }}
      facts={[
        { label: 'Question', text: 'Below the title of each figure, with its period.' },
        {
          label: 'Source',
          text: board.items.some(isListItem) ? `${source}; candidates and jobs of this workspace` : source,
        },
        { label: 'Date', text: date },
        { label: 'Method', text: 'Below each figure.' },
      ]}
    >
      <div className="mt-5 grid items-start gap-x-6 gap-y-6 @xl:grid-cols-2">
        {board.items.map((item) =>
          isListItem(item) ? (
            <ItemList key={item.id} item={item} coming={parts.get(item.id)?.list} Heading="h3" />
          ) : (
            <ReportItem key={item.id} {...{ item, fields, locale }} shown={parts.get(item.id)} />
          ),
        )}
      </div>
    </Sheet>
  );
}

function ReportItem({
  item,
  shown,
  fields,
  locale,
}: {
  item: MarketItem;
  shown: ShownItem | undefined;
  fields: readonly MarketField[];
  locale: string;
}) {
  const { question, period, total } = useItemWords(item, fields, shown);
  const placed = placeOfItem(item);
  const about = (
    <p className="mb-2 text-xs text-ink-muted">
      {question}. Period: {period}
      {total !== undefined && item.kind !== 'comparison' && `. ${counted(total, 'job')}`}.
    </p>
  );
  return (
    <div className={cn('min-w-0', placed.isWide && 'col-span-full')}>
      <ItemCharts item={item} locale={locale} fields={fields}>
        {item.kind === 'question' ? (
          <section aria-label={item.name} className="break-inside-avoid">
            <h3 className="font-semibold">{item.name}</h3>
            {about}
            <KeyFigures groups={shown?.keyFigures ?? []} />
          </section>
        ) : (
          <SheetFigure title={item.name} about={about} placed={placed} coming={shown?.figure ?? undefined} />
        )}
      </ItemCharts>
    </div>
  );
}
