'use client';

import { ChartColumn, Info, Table2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { type Figure, isOnlyTable } from '@/lib/recruiter/vocabulary';
import { AddToBoard } from '../../boards/add-to-board';
import type { BoardDraft } from '../../boards/draft';
import { FigureDrawing } from './figure-drawing';
import { type FigureExports, FigureMenu } from './figure-menu';
import { FigureMethod, FigureSample } from './figure-method';
import { FigureTable } from './figure-table';
import { Legend } from './legend';
import { FIGURE } from './use-figure-keys';

/** A figure with its title: a drawing or, one key (t) away, its table; what it rests on; its files. */
export function FigureFrame({
  id,
  title,
  subtitle,
  figure,
  height,
  control,
  draft,
  exports,
  className,
}: {
  /** Of the element, for what leads to it. */
  id?: string;
  title: string;
  subtitle?: ReactNode;
  figure: Figure;
  /** Of the drawing, in pixels, where it does not follow from the number of rows. */
  height: number;
  control?: ReactNode;
  /** Version of it for a board. */
  draft?: BoardDraft | undefined;
  exports?: FigureExports | undefined;
  className?: string;
}) {
  const [isTable, setTable] = useState(false);
  const drawn = useRef<HTMLDivElement>(null);
  const isAlwaysTable = isOnlyTable(figure.drawing);
  const pressKey = (event: KeyboardEvent) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
    if (event.key === 't' && isPlain && !isAlwaysTable) setTable(!isTable);
  };
  return (
    <section
      {...FIGURE}
      id={id}
      tabIndex={-1}
      aria-label={title}
      onKeyDown={pressKey}
      className={cn('flex min-w-0 flex-col rounded-lg border bg-surface p-4', className)}
    >
      <header className="flex min-h-8 flex-wrap items-center gap-x-2">
        <h2 className="min-w-0 text-sm font-semibold text-pretty">{title}</h2>
        <div className="ml-auto flex shrink-0 items-center">
          {draft && <AddToBoard draft={draft} />}
          <Foundation figure={figure} />
          {!isAlwaysTable && (
            <IconButton
              label={isTable ? 'Show as a chart' : 'Show as a table'}
              shortcut={['T']}
              size="sm"
              aria-pressed={isTable}
              onClick={() => setTable(!isTable)}
            >
              {isTable ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
            </IconButton>
          )}
          {exports && (
            <FigureMenu title={title} figure={figure} exports={exports} drawn={isTable ? null : drawn} />
          )}
          {control}
        </div>
      </header>
      {subtitle}
      <FigureSample figure={figure} />
      <div ref={drawn} className="mt-3 min-w-0">
        {isTable ? (
          <div className="max-h-[32rem] overflow-auto">
            <FigureTable title={title} figure={figure} />
          </div>
        ) : (
          <>
            <Legend figure={figure} />
            <FigureDrawing title={title} figure={figure} height={height} />
          </>
        )}
      </div>
      {isTable && (
        <p className="mt-3 border-t pt-2 text-xs text-ink-muted">
          <FigureMethod figure={figure} />
        </p>
      )}
    </section>
  );
}

/** Explains the basis of the figure. */
function Foundation({ figure }: { figure: Figure }) {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <IconButton label="How this is counted" size="sm">
          <Info aria-hidden />
        </IconButton>
      </PopoverTrigger>
      <PopoverContent aria-label="How this is counted" align="end" className="text-xs text-ink-muted">
        <FigureMethod figure={figure} />
      </PopoverContent>
    </Popover>
  );
}
