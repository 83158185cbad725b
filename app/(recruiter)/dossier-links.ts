import type { ListSpec, Query } from '@/components/dossier/list/list-spec';
import { dossierHref, type ListView, listHref, onPage } from '@/components/dossier/list/list-view';
import type { DossierLinks, Neighbours } from '@/components/dossier/workbench/links';
import { pagesBeside, standingOf } from '@/components/dossier/workbench/neighbours';
import type { DossierLine, ListPage, Outcome } from '@/lib/recruiter';

type Listed<Line extends DossierLine, Q extends Query> = {
  spec: ListSpec<Line, Q>;
  /** One page of the list. */
  list: (query: Q) => Promise<Outcome<ListPage<Line>>>;
  view: ListView<Q>;
  /** Turns a link to a neighbour into the one to use; the page may be open in another view. */
  inView?: (href: string) => string;
};

async function neighboursOf<Line extends DossierLine, Q extends Query>(
  id: string,
  { spec, list, view, inView = (href) => href }: Listed<Line, Q>,
): Promise<Neighbours | null> {
  const pageOf = async (number: number) => {
    const outcome = await list(onPage(view, number).query);
    return outcome.ok ? outcome.value : undefined;
  };
  const page = await pageOf(view.query.page);
  if (!page) return null;
  const beside = pagesBeside(id, page);
  const [before, after] = await Promise.all([
    beside.before ? pageOf(page.page - 1) : undefined,
    beside.after ? pageOf(page.page + 1) : undefined,
  ]);
  const standing = standingOf(id, page, before, after);
  if (!standing) return null;
  const href = (neighbourId: string | null, number: number) =>
    neighbourId && inView(dossierHref(spec, neighbourId, onPage(view, number)));
  return {
    position: standing.position,
    total: standing.total,
    previous: href(standing.previousId, standing.previousPage),
    next: href(standing.nextId, standing.nextPage),
  };
}

/** Returns the way back to the list, and to the neighbours in it. */
export async function linksOf<Line extends DossierLine, Q extends Query>(
  id: string,
  listed: Listed<Line, Q>,
): Promise<DossierLinks> {
  return { list: listHref(listed.spec, listed.view), neighbours: await neighboursOf(id, listed) };
}
