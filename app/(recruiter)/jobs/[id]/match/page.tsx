import type { Metadata } from 'next';
import { MatchPage } from '@/components/match/match-page';
import { currentUser, shortlistOf } from '@/lib/recruiter';
import { Refusal } from '../../../refusal';

export const metadata: Metadata = { title: 'Match' };

export default async function JobMatchPage({ params }: { params: Promise<{ id: string }> }) {
  const [{ id }, actor] = await Promise.all([params, currentUser()]);
  const shortlist = await shortlistOf(actor, { jobId: id, blind: false });
  if (!shortlist.ok) return <Refusal problem={shortlist.problem} />;
  return (
    <MatchPage
      key={id}
      source={{ kind: 'job', id }}
      title={shortlist.value.job.title}
      shortlist={shortlist.value}
      mayWrite={actor?.role !== 'viewer'}
    />
  );
}
