import { BestMatches } from '@/components/match/best-matches';
import { BestMatchesSection } from '@/components/match/best-matches-section';
import { type Actor, matchesFreely, matchJobs } from '@/lib/recruiter';

const SHOWN = 3;

/** The jobs that suit the candidate best, where asking is free; nothing without any. */
export async function JobsForCandidate({ actor, candidateId }: { actor: Actor | null; candidateId: string }) {
  if (!(await matchesFreely())) return null;
  const best = await matchJobs(actor, { candidateId, take: SHOWN });
  if (!best.ok || best.value.matches.length === 0) return null;
  return (
    <BestMatchesSection kind="candidate" of={candidateId} id="jobs" title="Jobs for this candidate">
      <BestMatches kind="job" {...best.value} />
    </BestMatchesSection>
  );
}
