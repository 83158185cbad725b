import type { Metadata } from 'next';
import { Suspense } from 'react';
import { withCustomFields } from '@/components/dossier/list/custom-columns';
import { listViewFrom } from '@/components/dossier/list/list-view';
import { JOBS } from '@/components/job/list/jobs';
import { JobWorkbench } from '@/components/job/posting/job-workbench';
import {
  applicationForm,
  currentUser,
  jobDetail,
  knownTags,
  type ListQueryParams,
  listJobs,
  publicationOf,
} from '@/lib/recruiter';
import { WORKBENCH_ACTIONS } from '../../dossier-actions';
import { linksOf } from '../../dossier-links';
import { fieldsFor } from '../../fields-for';
import { Refusal } from '../../refusal';
import { CandidatesForJob, CandidatesForJobLoading } from './candidates-for-job';
import { PayOfJob } from './pay-of-job';

export const metadata: Metadata = { title: 'Job' };

type Asked = { params: Promise<{ id: string }>; searchParams: Promise<ListQueryParams> };

export default async function JobPage({ params, searchParams }: Asked) {
  const [{ id }, asked, actor] = await Promise.all([params, searchParams, currentUser()]);
  const spec = withCustomFields(JOBS, await fieldsFor(actor, 'job'));
  const view = listViewFrom(spec, asked);
  const [detail, tags, form, publication, links] = await Promise.all([
    jobDetail(actor, id),
    knownTags(actor, 'job'),
    applicationForm(actor, id),
    publicationOf(actor, id),
    linksOf(id, { spec, list: (query) => listJobs(actor, query), view }),
  ]);
  if (!detail.ok) return <Refusal problem={detail.problem} />;
  return (
    <JobWorkbench
      key={id}
      detail={detail.value}
      leads={
        <>
          <Suspense fallback={<CandidatesForJobLoading />}>
            <CandidatesForJob actor={actor} jobId={id} />
          </Suspense>
          <Suspense>
            <PayOfJob actor={actor} jobId={id} />
          </Suspense>
        </>
      }
      links={links}
      knownTags={tags.ok ? tags.value : []}
      today={new Date().toISOString().slice(0, 10)}
      actions={actor?.role === 'viewer' ? null : WORKBENCH_ACTIONS}
      form={form.ok ? form.value : null}
      publication={publication.ok ? publication.value : null}
    />
  );
}
