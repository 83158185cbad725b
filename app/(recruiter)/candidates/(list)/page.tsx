import type { Metadata } from 'next';
import { Suspense } from 'react';
import { withCustomFields } from '@/components/dossier/list/custom-columns';
import { listViewFrom } from '@/components/dossier/list/list-view';
import { CandidateList } from '@/components/resume/list/candidate-list';
import { CANDIDATES } from '@/components/resume/list/candidates';
import { DuplicatesLink } from '@/components/resume/list/duplicates-link';
import {
  type Actor,
  candidateFacets,
  countDuplicates,
  currentUser,
  type ListQueryParams,
  listCandidates,
  waitingDuplicates,
} from '@/lib/recruiter';
import { LIST_ACTIONS } from '../../dossier-actions';
import { fieldsFor } from '../../fields-for';
import { Refusal } from '../../refusal';

export const metadata: Metadata = { title: 'Candidates' };

export default async function CandidatesPage({ searchParams }: { searchParams: Promise<ListQueryParams> }) {
  const [actor, params] = await Promise.all([currentUser(), searchParams]);
  const fields = await fieldsFor(actor, 'candidate');
  const view = listViewFrom(withCustomFields(CANDIDATES, fields), params);
  const [page, facets] = await Promise.all([listCandidates(actor, view.query), candidateFacets(actor)]);
  if (!page.ok) return <Refusal problem={page.problem} />;
  if (!facets.ok) return <Refusal problem={facets.problem} />;
  return (
    <CandidateList
      view={view}
      page={page.value}
      facets={facets.value}
      fields={fields}
      duplicates={
        <Suspense>
          <PossibleDuplicates actor={actor} />
        </Suspense>
      }
      actions={actor?.role === 'viewer' ? null : LIST_ACTIONS}
    />
  );
}

/** Comes after the rows: to count them takes longer than to list candidates. */
async function PossibleDuplicates({ actor }: { actor: Actor | null }) {
  const [pairs, waiting] = await Promise.all([
    countDuplicates(actor, undefined),
    waitingDuplicates(actor, undefined),
  ]);
  const count = (pairs.ok ? pairs.value : 0) + (waiting.ok ? waiting.value.total : 0);
  return count > 0 ? <DuplicatesLink pairs={count} /> : null;
}
