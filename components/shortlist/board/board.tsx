'use client';

import { useRef } from 'react';
import { cn } from '@/components/ui/cn';
import { meant, type Working } from '../working';
import { Card } from './card';
import { type Column, columnsOf, dropChange } from './columns';
import { useDropTarget } from './use-drag';

/** The shortlist as columns, one a stage; cards are dragged, or moved by keys (see `use-shortlist-commands.ts`). */
export function Board({ working }: { working: Working }) {
  const { shortlist, shown, view, cursor } = working;
  const columns = columnsOf(shortlist, shown, view.rejected);
  const inSight = shown.some(({ candidate }) => candidate.id === cursor);
  const first = columns.find(({ entries }) => entries.length > 0)?.entries[0]?.candidate.id;
  return (
    <section
      aria-label="Board"
      className="flex min-h-0 flex-1 snap-x snap-proximity scroll-px-4 gap-3 overflow-x-auto px-4 py-3 md:px-5"
    >
      {columns.map((column) => (
        <BoardColumn
          key={column.stageId ?? 'rejected'}
          column={column}
          working={working}
          stop={inSight ? cursor : (first ?? null)}
        />
      ))}
    </section>
  );
}

function BoardColumn({ column, working, stop }: { column: Column; working: Working; stop: string | null }) {
  const ref = useRef<HTMLElement>(null);
  const { moves, ask } = working;
  const over = useDropTarget(ref, (candidateId) => {
    const ids = meant(working, candidateId);
    const change = dropChange(column);
    if (change) moves?.change(ids, change);
    else ask({ what: 'reject', ids });
  });
  const { name, entries, stageId } = column;
  return (
    <section
      ref={ref}
      aria-label={name}
      className={cn(
        'flex w-[78vw] shrink-0 snap-start flex-col rounded-lg bg-sunken sm:w-auto sm:flex-1 sm:basis-0',
        entries.length > 0 ? 'sm:min-w-60' : 'sm:max-w-40 sm:min-w-28',
        over && 'outline-2 -outline-offset-2 outline-accent',
      )}
    >
      <h2 className="flex items-center gap-2 px-3 pt-2.5 pb-2 text-xs font-semibold">
        <span className={cn('truncate', stageId === null && 'text-critical')}>{name}</span>
        <span className="text-ink-muted tabular-nums">
          {entries.length}
          <span className="sr-only"> {entries.length === 1 ? 'person' : 'people'}</span>
        </span>
      </h2>
      <ul className="flex min-h-24 flex-1 flex-col gap-2 overflow-y-auto px-2 pb-2">
        {entries.map((entry) => (
          <Card key={entry.candidate.id} entry={entry} working={working} stop={entry.candidate.id === stop} />
        ))}
        {entries.length === 0 && (
          <li className="px-2 py-6 text-center text-xs text-pretty text-ink-muted">
            {stageId === null ? 'Nobody was rejected.' : 'Nobody here.'}
          </li>
        )}
      </ul>
    </section>
  );
}
