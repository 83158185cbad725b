'use client';

import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import { Skeleton } from '@/components/ui/skeleton';
import { Tooltip } from '@/components/ui/tooltip';
import type { Coming, KeyFigure } from '@/lib/recruiter/vocabulary';
import { useCharting, useNarrowing } from '../charts/context';
import { FigureMethod } from '../charts/figure-method';
import { foundOf, useComing, whyNot } from './use-coming';

const LOOK = 'flex min-h-30 min-w-0 flex-col rounded-lg border bg-surface p-3.5';

/** The numbers at the head of a dashboard; each group comes by itself. */
export function KeyFigures({ groups }: { groups: readonly Coming<KeyFigure[]>[] }) {
  return (
    <section aria-label="Key figures" className="grid grid-cols-2 gap-3 @2xl:grid-cols-4">
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups never change places
        <Group key={index} group={group} places={index === 0 ? 3 : 1} />
      ))}
    </section>
  );
}

function Group({ group, places }: { group: Coming<KeyFigure[]>; places: number }) {
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
  const { label, value, form, detail, before, yearBefore } = figure;
  const number = formats.number(value, form);
  return (
    <div className={cn(LOOK, 'transition-opacity', isPending && 'opacity-60')}>
      <p className="flex items-baseline justify-between gap-2 text-xs text-ink-muted">
        <span className="min-w-0 text-pretty">{label}</span>
        {detail && <span className="shrink-0 text-2xs">{formats.label(detail)}</span>}
      </p>
      <Tooltip
        content={
          <span>
            <FigureMethod figure={figure} />
          </span>
        }
      >
        {figure.narrows.length > 0 ? (
          <a {...narrowing} className="mt-1 self-start text-xl font-semibold tabular-nums hover:text-accent">
            {number}
          </a>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what it rests on is shown on focus as well
          <span tabIndex={0} className="mt-1 self-start text-xl font-semibold tabular-nums">
            {number}
          </span>
        )}
      </Tooltip>
      <div className="mt-auto flex flex-col pt-1.5 text-xs text-ink-muted">
        <Change change={formats.change(value, before, form)} than="vs previous" />
        <Change change={formats.change(value, yearBefore, form)} than="vs last year" />
        {before === null && yearBefore === null && <span>Nothing to compare with</span>}
      </div>
    </div>
  );
}

/** More of it is neither good nor bad, so it has an arrow and no colour. */
function Change({ change, than }: { change: string | null; than: string }) {
  if (change === null) return null;
  const Arrow = change.startsWith('+') ? ArrowUp : /^[-−]/.test(change) ? ArrowDown : ArrowRight;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1 tabular-nums">
      <Arrow aria-hidden className="size-3" />
      <span className="font-medium whitespace-nowrap text-ink">{change}</span>
      <span className="whitespace-nowrap">{than}</span>
    </span>
  );
}
