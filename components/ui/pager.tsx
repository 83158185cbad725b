import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './button';

const numbers = new Intl.NumberFormat('en-GB');

/**
 * Shows which lines of how many are shown, and links to the others. `link` makes the link to a page around its icon.
 */
export function Pager({
  page,
  pageCount,
  pageSize,
  shown,
  total,
  note,
  link,
}: {
  /** From 1. */
  page: number;
  pageCount: number;
  pageSize: number;
  shown: number;
  total: number;
  /** Note on the lines, such as that not all can be reached. */
  note?: string | undefined;
  link: (page: number, icon: ReactNode) => ReactNode;
}) {
  const first = (page - 1) * pageSize + 1;
  const step = (to: number, label: string, icon: ReactNode) => {
    const leads = to >= 1 && to <= pageCount;
    return (
      <IconButton label={label} size="sm" asChild={leads} disabled={!leads}>
        {leads ? link(to, icon) : icon}
      </IconButton>
    );
  };
  return (
    <nav
      aria-label="Pages"
      className="flex min-h-11 shrink-0 items-center justify-between gap-4 border-t px-4 text-xs text-ink-muted tabular-nums md:px-5 print:hidden"
    >
      <p>
        {numbers.format(first)}–{numbers.format(first + shown - 1)} of {numbers.format(total)}
        {note && <span className="max-sm:hidden"> · </span>}
        {note && <span className="max-sm:block">{note}</span>}
      </p>
      {pageCount > 1 && (
        <div className="flex items-center gap-1">
          {step(page - 1, 'Previous page', <ChevronLeft aria-hidden />)}
          <span className="whitespace-nowrap px-1">
            Page {page} of {pageCount}
          </span>
          {step(page + 1, 'Next page', <ChevronRight aria-hidden />)}
        </div>
      )}
    </nav>
  );
}
