import { ChevronLeft, ChevronRight } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/button';
import type { DossierLine, ListPage } from '@/lib/recruiter/vocabulary';
import type { ListSpec, Query } from './list-spec';
import { type ListView, listHref, onPage } from './list-view';

/** Which lines are shown of how many, and the way to the others. */
export function ListPager<Line extends DossierLine, Q extends Query>({
  spec,
  view,
  page,
}: {
  spec: ListSpec<Line, Q>;
  view: ListView<Q>;
  page: ListPage<Line>;
}) {
  const hrefOf = (number: number) =>
    number >= 1 && number <= page.pageCount ? listHref(spec, onPage(view, number)) : null;
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
          <PageLink label="Previous page" href={hrefOf(page.page - 1)}>
            <ChevronLeft aria-hidden />
          </PageLink>
          <span className="px-1">
            Page {page.page} of {page.pageCount}
          </span>
          <PageLink label="Next page" href={hrefOf(page.page + 1)}>
            <ChevronRight aria-hidden />
          </PageLink>
        </div>
      )}
    </nav>
  );
}

function PageLink({ label, href, children }: { label: string; href: string | null; children: ReactNode }) {
  if (href === null) {
    return (
      <IconButton label={label} size="sm" disabled>
        {children}
      </IconButton>
    );
  }
  return (
    <IconButton label={label} size="sm" asChild>
      <Link href={href}>{children}</Link>
    </IconButton>
  );
}
