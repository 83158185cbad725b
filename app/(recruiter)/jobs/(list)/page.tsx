import type { Metadata } from 'next';
import { withCustomFields } from '@/components/dossier/list/custom-columns';
import { listViewFrom } from '@/components/dossier/list/list-view';
import { JobList } from '@/components/job/list/job-list';
import { JOBS } from '@/components/job/list/jobs';
import { currentUser, jobFacets, type ListQueryParams, listJobs } from '@/lib/recruiter';
import { LIST_ACTIONS } from '../../dossier-actions';
import { fieldsFor } from '../../fields-for';
import { Refusal } from '../../refusal';

export const metadata: Metadata = { title: 'Jobs' };

export default async function JobsPage({ searchParams }: { searchParams: Promise<ListQueryParams> }) {
  const [actor, params] = await Promise.all([currentUser(), searchParams]);
  const fields = await fieldsFor(actor, 'job');
  const view = listViewFrom(withCustomFields(JOBS, fields), params);
  const [page, facets] = await Promise.all([listJobs(actor, view.query), jobFacets(actor)]);
  if (!page.ok) return <Refusal problem={page.problem} />;
  if (!facets.ok) return <Refusal problem={facets.problem} />;
  return (
    <JobList
      view={view}
      page={page.value}
      facets={facets.value}
      fields={fields}
      actions={actor?.role === 'viewer' ? null : LIST_ACTIONS}
    />
  );
}
