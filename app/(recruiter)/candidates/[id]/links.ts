import { withCustomFields } from '@/components/dossier/list/custom-columns';
import { dossierHref, listViewFrom } from '@/components/dossier/list/list-view';
import type { CandidateLinks } from '@/components/resume/candidate/blind-switch';
import { CANDIDATES } from '@/components/resume/list/candidates';
import { type Actor, type ListQueryParams, listCandidates } from '@/lib/recruiter';
import { linksOf } from '../../dossier-links';
import { fieldsFor } from '../../fields-for';

/** The parameter of the page that is not of the list it was opened from. */
export const VIEW_PARAMETER = 'view';
export const BLIND = 'blind';

function blindly(href: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}${VIEW_PARAMETER}=${BLIND}`;
}

/** Returns every way out of a candidate's page; neighbours stay in the view that is open. */
export async function candidateLinks(
  actor: Actor | null,
  id: string,
  params: ListQueryParams,
  blind: boolean,
): Promise<CandidateLinks> {
  const spec = withCustomFields(CANDIDATES, await fieldsFor(actor, 'candidate'));
  const view = listViewFrom(spec, params);
  const open = dossierHref(spec, id, view);
  const links = await linksOf(id, {
    spec,
    list: (query) => listCandidates(actor, query),
    view,
    ...(blind && { inView: blindly }),
  });
  return { ...links, open, blind: blindly(open) };
}
