'use client';

import { counted } from '@/components/dossier/words';
import { cn } from '@/components/ui/cn';
import { Tooltip } from '@/components/ui/tooltip';
import { filteredBy, type MarketView, type MonthlyJobs } from '@/lib/recruiter/vocabulary';
import { ViewLink } from '../navigation';
import { count, monthText, rangeOfMonth } from '../search/words';
import { Figure } from './figure';

const TITLE = 'New jobs a month';

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
  const isOpen = ({ month }: MonthlyJobs) => month === today.slice(0, 7);
  const soFar = (each: MonthlyJobs) => (isOpen(each) ? ' so far' : '');
  return (
    <Figure
      title={TITLE}
      columns={['Month', 'Jobs']}
      rows={months.map((each) => ({
        name: monthText(each.month),
        number: `${count(each.jobs)}${soFar(each)}`,
      }))}
    >
      <div className="flex h-full flex-col">
        <p aria-hidden className="text-2xs text-ink-faint tabular-nums">
          {count(most)}
        </p>
        <ol className="flex min-h-0 flex-1 items-stretch border-t border-b border-t-line/60">
          {months.map((each) => (
            <Column
              key={each.month}
              text={`${monthText(each.month)}: ${counted(each.jobs, 'job')}${soFar(each)}`}
              share={each.jobs / most}
              isOpen={isOpen(each)}
              view={filteredBy(view, { name: 'date__range', value: rangeOfMonth(each.month) })}
            />
          ))}
        </ol>
        <p aria-hidden className="flex justify-between pt-1 text-2xs text-ink-faint">
          <span>{monthText(months[0]?.month ?? '')}</span>
          <span>{monthText(months.at(-1)?.month ?? '')}</span>
        </p>
      </div>
    </Figure>
  );
}

function Column({
  text,
  share,
  isOpen,
  view,
}: {
  text: string;
  share: number;
  isOpen: boolean;
  view: MarketView;
}) {
  return (
    <li className="max-w-10 flex-1">
      <Tooltip content={text} side="top">
        <ViewLink
          view={view}
          aria-label={text}
          className="group/column focus-inset flex h-full items-end px-px"
        >
          <span
            className={cn(
              'w-full rounded-t-xs bg-accent/75 group-hover/column:bg-accent',
              isOpen && 'bg-accent-line',
            )}
            style={{ height: `${100 * share}%` }}
          />
        </ViewLink>
      </Tooltip>
    </li>
  );
}
