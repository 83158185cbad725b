import { pagesBeside, standingOf } from '@/components/dossier/workbench/neighbours';
import type { CandidateLinks, Neighbours } from '@/components/resume/candidate/candidate-bar';
import { candidateHref, type ListView, listHref, onPage } from '@/components/resume/list/list-view';
import { type Actor, type CandidatePage, listCandidates } from '@/lib/recruiter';

/** The parameter of the page that is not of the list it was opened from. */
export const VIEW_PARAMETER = 'view';
export const BLIND = 'blind';

function inView(href: string, blind: boolean): string {
  if (!blind) return href;
  return `${href}${href.includes('?') ? '&' : '?'}${VIEW_PARAMETER}=${BLIND}`;
}

async function pageOf(actor: Actor | null, view: ListView): Promise<CandidatePage | undefined> {
  const outcome = await listCandidates(actor, view.query);
  return outcome.ok ? outcome.value : undefined;
}

async function neighboursOf(
  actor: Actor | null,
  id: string,
  view: ListView,
  blind: boolean,
): Promise<Neighbours | null> {
  const page = await pageOf(actor, view);
  if (!page) return null;
  const beside = pagesBeside(id, page);
  const [before, after] = await Promise.all([
    beside.before ? pageOf(actor, onPage(view, page.page - 1)) : undefined,
    beside.after ? pageOf(actor, onPage(view, page.page + 1)) : undefined,
  ]);
  const standing = standingOf(id, page, before, after);
  if (!standing) return null;
  const href = (neighbourId: string | null, onPageNumber: number) =>
    neighbourId && inView(candidateHref(neighbourId, onPage(view, onPageNumber)), blind);
  return {
    position: standing.position,
    total: standing.total,
    previous: href(standing.previousId, standing.previousPage),
    next: href(standing.nextId, standing.nextPage),
  };
}

/** Every way out of a candidate's page; neighbours stay in the view that is open. */
export async function linksOf(
  actor: Actor | null,
  id: string,
  view: ListView,
  blind: boolean,
): Promise<CandidateLinks> {
  const open = candidateHref(id, view);
  return {
    list: listHref(view),
    open,
    blind: inView(open, true),
    neighbours: await neighboursOf(actor, id, view, blind),
  };
}
