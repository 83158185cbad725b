'use client';

import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import { Skeleton } from '@/components/ui/skeleton';
import { Tooltip } from '@/components/ui/tooltip';
import type { Coming, KeyChange, KeyFigure } from '@/lib/recruiter/vocabulary';
import { useCharting, useNarrowing } from '../charts/context';
import { FigureMethod, FigureSample } from '../charts/figure-method';
import { foundOf, useComing, whyNot } from './use-coming';

const LOOK = 'flex min-h-52 min-w-0 flex-col rounded-lg border bg-surface p-3.5';

/** The numbers at the head of a dashboard; each group comes by itself. */
export function KeyFigures({ groups }: { groups: readonly (Coming<KeyFigure[]> | undefined)[] }) {
  return (
    <section aria-label="Key figures" className="grid grid-cols-2 gap-3 @2xl:grid-cols-4">
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups never change places
        <Group key={index} group={group} places={index === 0 ? 3 : 1} />
      ))}
    </section>
  );
}

function Group({ group, places }: { group: Coming<KeyFigure[]> | undefined; places: number }) {
  const { reply, isPending } = useComing(group);
  const figures = foundOf(reply);
  const problem = whyNot(reply);
  if (problem) return <p className={cn(LOOK, 'text-xs text-ink-muted')}>{problem}</p>;
  if (!figures)
    return Array.from({ length: places }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
      <div key={index} className={LOOK} data-waiting>
        <Skeleton className="w-20" />
        <Skeleton className="mt-3 h-7 w-24" />
        <Skeleton className="mt-auto w-28" />
      </div>
    ));
  return figures.map((figure) => <Tile key={figure.id} figure={figure} isPending={isPending} />);
}

function Tile({ figure, isPending }: { figure: KeyFigure; isPending: boolean }) {
  const { formats } = useCharting();
  const narrowing = useNarrowing()(figure.narrows);
  const { label, value, form, changes } = figure;
  const number = value === null ? 'Too few to say' : formats.number(value, form);
  const look = cn('mt-1 self-start font-semibold tabular-nums', value === null ? 'text-base' : 'text-xl');
  return (
    <div className={cn(LOOK, 'transition-opacity', isPending && 'opacity-60')}>
      <p className="text-xs text-pretty text-ink-muted">{label}</p>
      <Tooltip
        content={
          <span>
            <FigureMethod figure={figure} />
          </span>
        }
      >
        {figure.narrows.length > 0 ? (
          <a {...narrowing} className={cn(look, 'hover:text-accent')}>
            {number}
          </a>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what it rests on is shown on focus as well
          <span tabIndex={0} className={look}>
            {number}
          </span>
        )}
      </Tooltip>
      <FigureSample figure={figure} />
      {changes.length > 0 && (
        <ul aria-label={`Changes of ${label}`} className="flex flex-col gap-1 pt-2 text-xs text-ink-muted">
          {changes.map((change) => (
            <Change key={formats.label(change.against)} {...change} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** One of twenty figures that did not change has bounds that say it did; all of a page are judged together. */
const CHANCE_AMONG = 'may be chance, among this many figures';

/**
 * More of it is neither good nor bad, so it has an arrow and no colour; without an interval the change is not shown.
 */
function Change({ of, against, n, nAgainst, change, mix }: KeyChange) {
  const { formats } = useCharting();
  const write = (count: number) => formats.number(count, { type: 'count' });
  const told = change && formats.change(change);
  const doubts = [
    ...(change?.isClear === false ? [change.low * change.high > 0 ? CHANCE_AMONG : 'may be chance'] : []),
    ...(mix ? [mix === 'like' ? 'among jobs of the same kinds' : 'kinds of jobs may differ'] : []),
  ];
  const Arrow = !change?.isClear ? ArrowRight : change.by > 0 ? ArrowUp : ArrowDown;
  return (
    <li className="tabular-nums">
      {told ? (
        <span className="inline-flex flex-wrap items-center gap-x-1">
          <Arrow aria-hidden className="size-3" />
          <span className={cn('whitespace-nowrap', change.isClear && 'font-medium text-ink')}>{told.by}</span>
          <span className="whitespace-nowrap">({told.bounds})</span>
          {doubts.length > 0 && <span>{doubts.join(', ')}</span>}
        </span>
      ) : (
        'Too few to compare'
      )}
      <span className="block text-2xs">
        {formats.label(of)} vs {formats.label(against)},{' '}
        <span className="whitespace-nowrap">
          n {write(n)} and {write(nAgainst)}
        </span>
      </span>
    </li>
  );
}
