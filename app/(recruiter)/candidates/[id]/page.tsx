import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Suspense } from 'react';
import { dossierPath } from '@/components/dossier/kinds';
import { BlindView } from '@/components/resume/candidate/blind-view';
import { CandidateWorkbench } from '@/components/resume/candidate/candidate-workbench';
import {
  type Actor,
  blindCandidate,
  candidateArrivals,
  candidateDetail,
  candidateProvenance,
  currentUser,
  dossierAttachments,
  handoversOf,
  knownTags,
  type ListQueryParams,
  membershipsOf,
  mergedWith,
  type Problem,
} from '@/lib/recruiter';
import { WORKBENCH_ACTIONS } from '../../dossier-actions';
import { Refusal } from '../../refusal';
import { JobsForCandidate } from './jobs-for-candidate';
import { BLIND, candidateLinks, VIEW_PARAMETER } from './links';

export const metadata: Metadata = { title: 'Candidate' };

type Asked = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function CandidatePage({ params, searchParams }: Asked) {
  const [{ id }, asked, actor] = await Promise.all([params, searchParams, currentUser()]);
  const today = new Date().toISOString().slice(0, 10);
  if (asked[VIEW_PARAMETER] === BLIND) return <Blind actor={actor} id={id} asked={asked} today={today} />;
  const [detail, tags, memberships, provenance, arrivals, attachments, handovers, links] = await Promise.all([
    candidateDetail(actor, id),
    knownTags(actor, 'candidate'),
    membershipsOf(actor, id),
    candidateProvenance(actor, id),
    candidateArrivals(actor, id),
    dossierAttachments(actor, id),
    handoversOf(actor, id),
    candidateLinks(actor, id, asked, false),
  ]);
  if (!detail.ok) return <GoneOrMerged actor={actor} id={id} problem={detail.problem} />;
  if (!provenance.ok) return <Refusal problem={provenance.problem} />;
  return (
    <CandidateWorkbench
      key={id}
      detail={detail.value}
      links={links}
      jobs={
        <Suspense>
          <JobsForCandidate actor={actor} candidateId={id} />
        </Suspense>
      }
      knownTags={tags.ok ? tags.value : []}
      today={today}
      memberships={memberships.ok ? memberships.value : []}
      provenance={provenance.value}
      arrivals={arrivals.ok ? arrivals.value : []}
      attachments={attachments.ok ? attachments.value : []}
      handovers={handovers.ok ? handovers.value : []}
      actions={actor?.role === 'viewer' ? null : WORKBENCH_ACTIONS}
    />
  );
}

/** Redirects a merged candidate to the one kept. */
async function GoneOrMerged({ actor, id, problem }: { actor: Actor | null; id: string; problem: Problem }) {
  const merged = await mergedWith(actor, id);
  if (merged.ok && merged.value) redirect(dossierPath('candidate', merged.value));
  return <Refusal problem={problem} />;
}

/** Loads only the redacted data, so that nothing else can reach the browser. */
async function Blind({
  actor,
  id,
  asked,
  today,
}: {
  actor: Actor | null;
  id: string;
  asked: ListQueryParams;
  today: string;
}) {
  const [candidate, links] = await Promise.all([
    blindCandidate(actor, id),
    candidateLinks(actor, id, asked, true),
  ]);
  if (!candidate.ok) return <Refusal problem={candidate.problem} />;
  return <BlindView candidate={candidate.value} links={links} today={today} />;
}
