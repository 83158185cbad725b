import { ArrowDown, ArrowUp } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { cn } from '@/components/ui/cn';
import { TableHeader } from '@/components/ui/table';
import { LEAST_WIDTH, MOST_WIDTH } from './layout';
import type { ListColumn } from './list-spec';
import { type ListView, orderOf } from './list-view';

/** Columns of figures are at the right, head included. */
function isFigure({ className }: { className: string }): boolean {
  return className.includes('text-right');
}

const STEP = 16;

/** The head of a column: sorts by it, and its right edge sets its width. */
export function ColumnHead({
  column,
  view,
  onSort,
  onWidth,
}: {
  column: Pick<ListColumn<never>, 'id' | 'label' | 'sort' | 'className'>;
  view: ListView;
  onSort: (sort: string) => void;
  /** Null for the width of the contents. */
  onWidth: (width: number | null) => void;
}) {
  const { sort } = column;
  const order = orderOf(view);
  const sorted = sort !== undefined && order.sort === sort ? order.direction : undefined;
  const Arrow = sorted === 'asc' ? ArrowUp : ArrowDown;
  return (
    <TableHeader
      aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}
      className={cn('group/head relative bg-surface first:pl-5 last:pr-5', isFigure(column) && 'text-right')}
    >
      {sort ? (
        <button
          type="button"
          className="group/sort -mx-1 inline-flex items-center gap-1 rounded-xs px-1 hover:text-ink"
          onClick={() => onSort(sort)}
        >
          {column.label}
          <Arrow
            aria-hidden
            className={cn('size-3', sorted ? 'text-accent' : 'opacity-0 group-hover/sort:opacity-60')}
          />
        </button>
      ) : (
        column.label
      )}
      <WidthHandle label={column.label} onWidth={onWidth} />
    </TableHeader>
  );
}

const within = (width: number) => Math.round(Math.min(Math.max(width, LEAST_WIDTH), MOST_WIDTH));

/** The edge for resizing a column; a double click fits it to its contents. */
function WidthHandle({ label, onWidth }: { label: string; onWidth: (width: number | null) => void }) {
  const widthOf = (handle: Element) => handle.parentElement?.getBoundingClientRect().width ?? 0;
  const draw = (event: PointerEvent<HTMLButtonElement>) => {
    const handle = event.currentTarget;
    const [from, width] = [event.clientX, widthOf(handle)];
    handle.setPointerCapture(event.pointerId);
    const move = (to: globalThis.PointerEvent) => onWidth(within(width + to.clientX - from));
    handle.addEventListener('pointermove', move);
    handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', move), {
      once: true,
    });
    event.preventDefault();
  };
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = event.key === 'ArrowRight' ? STEP : event.key === 'ArrowLeft' ? -STEP : 0;
    if (step === 0) return;
    onWidth(within(widthOf(event.currentTarget) + step));
    event.stopPropagation();
    event.preventDefault();
  };
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`Width of ${label}`}
      title="Drag to set the width, double-click to fit the contents"
      className="absolute inset-y-0 -right-1 z-1 w-2 cursor-col-resize group-last/head:right-0 touch-none after:absolute after:inset-y-2 after:left-1 after:w-px after:bg-line-strong after:opacity-0 group-hover/head:after:opacity-100 focus-visible:after:opacity-100"
      onPointerDown={draw}
      onDoubleClick={() => onWidth(null)}
      onKeyDown={press}
    />
  );
}
