import type { Metadata } from 'next';
import type { ListActions } from '@/components/dossier/actions';
import { CandidateList } from '@/components/resume/list/candidate-list';
import { listViewFrom } from '@/components/resume/list/list-view';
import { candidateFacets, currentUser, type ListQueryParams, listCandidates } from '@/lib/recruiter';
import { changeTags, loadSamples, parseAgain, removeCandidates, removeSamples } from './actions';
import { Refusal } from './refusal';

export const metadata: Metadata = { title: 'Candidates' };

const actions: ListActions = {
  remove: removeCandidates,
  parseAgain,
  tag: changeTags,
  loadSamples,
  removeSamples,
};

export default async function CandidatesPage({ searchParams }: { searchParams: Promise<ListQueryParams> }) {
  const [actor, params] = await Promise.all([currentUser(), searchParams]);
  const view = listViewFrom(params);
  const [page, facets] = await Promise.all([listCandidates(actor, view.query), candidateFacets(actor)]);
  if (!page.ok) return <Refusal problem={page.problem} />;
  if (!facets.ok) return <Refusal problem={facets.problem} />;
  return (
    <CandidateList
      view={view}
      page={page.value}
      facets={facets.value}
      actions={actor?.role === 'viewer' ? null : actions}
    />
  );
}
