import type { Metadata } from 'next';
import { MatchPage } from '@/components/match/match-page';
import { candidateDetail, currentUser } from '@/lib/recruiter';
import { Refusal } from '../../../refusal';

export const metadata: Metadata = { title: 'Match' };

export default async function CandidateMatchPage({ params }: { params: Promise<{ id: string }> }) {
  const [{ id }, actor] = await Promise.all([params, currentUser()]);
  const candidate = await candidateDetail(actor, id);
  if (!candidate.ok) return <Refusal problem={candidate.problem} />;
  return (
    <MatchPage
      key={id}
      source={{ kind: 'candidate', id }}
      title={candidate.value.summary.name}
      shortlist={null}
      mayWrite={actor?.role !== 'viewer'}
    />
  );
}
