import Link from 'next/link';
import { Pager } from '@/components/ui/pager';
import type { DossierLine, ListPage } from '@/lib/recruiter/vocabulary';
import type { ListSpec, Query } from './list-spec';
import { type ListView, listHref, onPage } from './list-view';

/** Shows which lines of the list are shown, and links to the others. */
export function ListPager<Line extends DossierLine, Q extends Query>({
  spec,
  view,
  page,
}: {
  spec: ListSpec<Line, Q>;
  view: ListView<Q>;
  page: ListPage<Line>;
}) {
  return (
    <Pager
      page={page.page}
      pageCount={page.pageCount}
      pageSize={page.pageSize}
      shown={page.items.length}
      total={page.total}
      link={(number, icon) => <Link href={listHref(spec, onPage(view, number))}>{icon}</Link>}
    />
  );
}
