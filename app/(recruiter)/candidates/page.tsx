import type { Metadata } from 'next';
import { listViewFrom } from '@/components/dossier/list/list-view';
import { CandidateList } from '@/components/resume/list/candidate-list';
import { CANDIDATES } from '@/components/resume/list/candidates';
import {
  candidateFacets,
  countDuplicates,
  currentUser,
  type ListQueryParams,
  listCandidates,
} from '@/lib/recruiter';
import { Refusal } from '../refusal';
import { LIST_ACTIONS, SHORTLIST_ACTIONS } from '../shared-actions';

export const metadata: Metadata = { title: 'Candidates' };

export default async function CandidatesPage({ searchParams }: { searchParams: Promise<ListQueryParams> }) {
  const [actor, params] = await Promise.all([currentUser(), searchParams]);
  const view = listViewFrom(CANDIDATES, params);
  const [page, facets, duplicates] = await Promise.all([
    listCandidates(actor, view.query),
    candidateFacets(actor),
    countDuplicates(actor, undefined),
  ]);
  if (!page.ok) return <Refusal problem={page.problem} />;
  if (!facets.ok) return <Refusal problem={facets.problem} />;
  return (
    <CandidateList
      view={view}
      page={page.value}
      facets={facets.value}
      duplicates={duplicates.ok ? duplicates.value : 0}
      actions={actor?.role === 'viewer' ? null : LIST_ACTIONS}
      shortlists={actor?.role === 'viewer' ? null : SHORTLIST_ACTIONS}
    />
  );
}
