'use client';

import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { Skeleton } from '@/components/ui/skeleton';
import type { Coming, Figure } from '@/lib/recruiter/vocabulary';
import type { BoardDraft } from '../../boards/draft';
import { FigureFrame } from '../charts/figure-frame';
import type { FigureExports } from '../charts/figure-menu';
import { useTurn } from '../charts/use-chart';
import type { PlacedFigure } from './sections';
import { foundOf, useComing, whyNot } from './use-coming';

/** What changed is left out where nothing did, or where too few jobs tell. */
const MOVERS: ReadonlySet<string> = new Set(['growing', 'itSkillsMoving', 'professionalSkillsMoving']);

/** Returns the id of the element of a figure. */
export function figureId(id: string): string {
  return `figure-${id}`;
}

/** A panel of a dashboard in its place: on its way, there, or why it is not. */
export function Panel({
  title,
  subtitle,
  placed: { id, height, isWide },
  coming,
  draft,
  exports,
  control,
}: {
  title: string;
  subtitle?: ReactNode;
  placed: PlacedFigure;
  coming: Coming<Figure | null> | undefined;
  /** Version of it for a board. */
  draft?: BoardDraft;
  exports?: FigureExports | undefined;
  /** Controls that it has whether it is there or not. */
  control?: ReactNode;
}) {
  const { reply, isPending } = useComing(coming);
  const isTurn = useTurn(reply !== undefined);
  const figure = foundOf(reply);
  const isDrawn = figure != null && figure.rows.length > 0;
  const look = cn(
    'scroll-mt-16',
    isWide && 'col-span-full',
    'transition-opacity',
    isPending && reply && 'opacity-60',
  );
  const isEmpty = reply !== undefined && !isDrawn && !isPending;
  // On a board there is something to do about it all the same.
  if (isEmpty && !whyNot(reply) && MOVERS.has(id) && !control) return null;
  if (isDrawn && isTurn)
    return (
      <FigureFrame
        id={figureId(id)}
        {...{ title, subtitle, figure, height, draft, exports, control }}
        className={look}
      />
    );
  return (
    <section
      id={figureId(id)}
      aria-label={title}
      aria-busy={!reply || isDrawn}
      className={cn('flex flex-col rounded-lg border bg-surface p-4', look)}
    >
      <header className="flex min-h-8 items-center gap-2">
        <h2 className="min-w-0 truncate text-sm font-semibold">{title}</h2>
        {control && <div className="ml-auto flex shrink-0 items-center">{control}</div>}
      </header>
      {subtitle}
      {isEmpty ? (
        <p className="flex grow items-center justify-center px-6 py-4 text-center text-sm text-pretty text-ink-muted">
          {whyNot(reply) ?? emptyText(figure)}
        </p>
      ) : (
        <>
          <Skeleton className="my-0.5 h-3 w-40" />
          <div data-waiting className="mt-3" style={{ height }}>
            <Skeleton className="h-full rounded-md" />
          </div>
        </>
      )}
    </section>
  );
}

function emptyText(figure: Figure | null | undefined): string {
  return figure?.drawing.type === 'change'
    ? 'Nothing changed by more than chance would explain.'
    : 'Too few of these jobs state it to draw a figure.';
}
