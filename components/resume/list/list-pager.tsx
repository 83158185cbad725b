import { ChevronLeft, ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { IconButton } from '@/components/ui/button';
import type { CandidatePage } from '@/lib/recruiter/vocabulary';
import { type ListView, listHref, onPage } from './list-view';

/** Which candidates are shown of how many, and the way to the others. */
export function ListPager({ view, page }: { view: ListView; page: CandidatePage }) {
  const first = (page.page - 1) * page.pageSize + 1;
  const last = first + page.items.length - 1;
  return (
    <nav
      aria-label="Pages"
      className="flex min-h-11 shrink-0 items-center justify-between gap-4 border-t px-4 text-xs text-ink-muted tabular-nums md:px-5"
    >
      <p>
        {first}–{last} of {page.total}
      </p>
      {page.pageCount > 1 && (
        <div className="flex items-center gap-1">
          <PageLink label="Previous page" view={view} page={page.page - 1} pageCount={page.pageCount}>
            <ChevronLeft aria-hidden />
          </PageLink>
          <span className="px-1">
            Page {page.page} of {page.pageCount}
          </span>
          <PageLink label="Next page" view={view} page={page.page + 1} pageCount={page.pageCount}>
            <ChevronRight aria-hidden />
          </PageLink>
        </div>
      )}
    </nav>
  );
}

function PageLink({
  label,
  view,
  page,
  pageCount,
  children,
}: {
  label: string;
  view: ListView;
  page: number;
  pageCount: number;
  children: React.ReactNode;
}) {
  if (page < 1 || page > pageCount) {
    return (
      <IconButton label={label} size="sm" disabled>
        {children}
      </IconButton>
    );
  }
  return (
    <IconButton label={label} size="sm" asChild>
      <Link href={listHref(onPage(view, page))}>{children}</Link>
    </IconButton>
  );
}
