'use client';

import { type ReactNode, useRef } from 'react';
import { cn } from '@/components/ui/cn';
import type { BoardItem, MarketField, MarketItem, ShownItem } from '@/lib/recruiter/vocabulary';
import type { FigureExports } from '../charts/figure-menu';
import { comparedFigureHref } from '../compare/compare-path';
import { KeyFigures } from '../dashboard/key-figures';
import { Panel } from '../dashboard/panel';
import { figureHref } from '../dashboard/scope';
import { ItemCharts } from './item-charts';
import { Grip, ItemMenu } from './item-controls';
import { ItemList } from './item-list';
import { isListItem, itemHref, listHref, viewOfItem } from './item-path';
import { placeOfItem } from './item-place';
import { ItemQuestion, useItemWords } from './item-words';
import { useDraggedItem } from './use-moving';

/** Actions on an item in its place. */
export type ItemChanges = {
  rename: () => void;
  takeAway: () => void;
  move: (by: number) => void;
  /** Another item was dropped on this one. */
  take: (dragged: string) => void;
};

/** Returns the addresses of the files of an item; a call by hand has none. */
function exportsOf(item: MarketItem, question: string, source: string): FigureExports | undefined {
  const asked = viewOfItem(item);
  const of = (format: 'csv' | 'xlsx') => {
    if (asked.kind === 'comparison') return comparedFigureHref(asked.view, item.figure ?? '', format);
    return asked.kind === 'figure' ? figureHref(asked.view, item.figure ?? '', format) : undefined;
  };
  const [csv, xlsx] = [of('csv'), of('xlsx')];
  return csv && xlsx ? { csv, xlsx, question, source } : undefined;
}

type Shown = {
  shown: ShownItem | undefined;
  fields: readonly MarketField[];
  /** BCP 47. */
  locale: string;
  source: string;
};

/** An item of a board as on the page that it comes from, in a place that can be moved. */
export function ItemCard({
  item,
  changes,
  ...rest
}: Shown & {
  item: BoardItem;
  /** Null for members who may only look. */
  changes: ItemChanges | null;
}) {
  const card = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const { isDragged, isOver } = useDraggedItem(card, grip, {
    ...{ id: item.id, on: changes !== null },
    onDrop: (dragged) => changes?.take(dragged),
  });
  const href = isListItem(item) ? listHref(item) : itemHref(viewOfItem(item));
  const control = (
    <>
      {changes && <Grip name={item.name} gripRef={grip} onStep={changes.move} />}
      <ItemMenu name={item.name} href={href} changes={changes} />
    </>
  );
  return (
    <li
      ref={card}
      data-board-item={item.id}
      className={cn(
        'min-w-0 rounded-lg outline-accent transition-opacity',
        !isListItem(item) && placeOfItem(item).isWide && 'col-span-full',
        isDragged && 'opacity-40',
        isOver && 'outline-2',
      )}
    >
      {isListItem(item) ? (
        <ItemList item={item} coming={rest.shown?.list} control={control} Heading="h2" />
      ) : (
        <MarketCard item={item} control={control} {...rest} />
      )}
    </li>
  );
}

/** A figure, or the key figures of a question. */
function MarketCard({
  item,
  shown,
  fields,
  locale,
  source,
  control,
}: Shown & { item: MarketItem; control: ReactNode }) {
  const { question } = useItemWords(item, fields, shown);
  const subtitle = <ItemQuestion item={item} question={question} />;
  return (
    <ItemCharts item={item} locale={locale} fields={fields}>
      {item.kind === 'question' ? (
        <section aria-label={item.name} className="@container rounded-lg border bg-surface p-4">
          <header className="flex min-h-8 items-center gap-2">
            <h2 className="min-w-0 truncate text-sm font-semibold">{item.name}</h2>
            <div className="ml-auto flex shrink-0 items-center">{control}</div>
          </header>
          {subtitle}
          <div className="mt-3">
            <KeyFigures groups={shown?.keyFigures ?? []} />
          </div>
        </section>
      ) : (
        <Panel
          {...{ subtitle, control }}
          placed={placeOfItem(item)}
          title={item.name}
          coming={shown?.figure ?? undefined}
          exports={exportsOf(item, question, source)}
        />
      )}
    </ItemCharts>
  );
}
