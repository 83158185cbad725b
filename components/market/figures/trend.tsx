'use client';

import { cn } from '@/components/ui/cn';
import { Tooltip } from '@/components/ui/tooltip';
import { filteredBy, type MarketView, type MonthlyJobs } from '@/lib/recruiter/vocabulary';
import { ViewLink } from '../navigation';
import { count, monthText, rangeOfMonth } from '../search/words';
import { Figure, type FigureRow } from './figure';

/** The jobs by the month of their first posting: a column each, which leads to its jobs. */
export function MarketTrend({
  months,
  view,
  today,
}: {
  months: readonly MonthlyJobs[];
  view: MarketView;
  /** yyyy-mm-dd; its month is not over. */
  today: string;
}) {
  const most = Math.max(...months.map(({ jobs }) => jobs), 1);
  const bars = months.map(({ month, jobs }) => {
    const isOver = month !== today.slice(0, 7);
    return {
      id: month,
      name: monthText(month),
      number: `${count(jobs)}${isOver ? '' : ' so far'}`,
      view: filteredBy(view, { name: 'date__range', value: rangeOfMonth(month) }),
      share: jobs / most,
      isOver,
    };
  });
  return (
    <Figure title="New jobs a month" columns={['Month', 'Jobs']} rows={bars}>
      <div className="flex h-full flex-col">
        <p className="text-2xs text-ink-faint tabular-nums">{count(most)}</p>
        <div className="flex min-h-0 flex-1 items-stretch border-t border-b border-t-line/60">
          {bars.map((bar) => (
            <Column key={bar.id} bar={bar} />
          ))}
        </div>
        <p className="flex justify-between pt-1 text-2xs text-ink-faint">
          <span>{bars[0]?.name}</span>
          <span>{bars.at(-1)?.name}</span>
        </p>
      </div>
    </Figure>
  );
}

function Column({
  bar: { name, number, view, share, isOver },
}: {
  bar: FigureRow & { share: number; isOver: boolean };
}) {
  return (
    <Tooltip content={`${name}: ${number}`} side="top">
      <ViewLink view={view} tabIndex={-1} className="group/column flex max-w-10 flex-1 items-end px-px">
        <span
          className={cn(
            'w-full rounded-t-xs',
            isOver ? 'bg-accent/75 group-hover/column:bg-accent' : 'bg-accent-line',
          )}
          style={{ height: `${100 * share}%` }}
        />
      </ViewLink>
    </Tooltip>
  );
}
