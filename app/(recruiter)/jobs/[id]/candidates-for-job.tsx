import { Section } from '@/components/dossier/workbench/section';
import { CandidateLeads } from '@/components/job/posting/candidate-leads';
import { BestMatches } from '@/components/match/best-matches';
import { BestMatchesSection } from '@/components/match/best-matches-section';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { type Actor, candidateLeads, matchCandidates, matchesFreely } from '@/lib/recruiter';

const SHOWN = 6;

async function bestFor(actor: Actor | null, jobId: string) {
  if (!(await matchesFreely())) return null;
  const best = await matchCandidates(actor, { jobId, take: SHOWN });
  return best.ok && best.value.matches.length > 0 ? best.value : null;
}

/** The candidates who suit the job best, where that is free, and searches of the list of candidates. */
export async function CandidatesForJob({ actor, jobId }: { actor: Actor | null; jobId: string }) {
  const [best, leads] = await Promise.all([bestFor(actor, jobId), candidateLeads(actor, jobId)]);
  return (
    <BestMatchesSection kind="job" of={jobId} id="candidates" title="Candidates for this job">
      {best && <BestMatches kind="candidate" {...best} />}
      <CandidateLeads leads={leads.ok ? leads.value : []} />
    </BestMatchesSection>
  );
}

export function CandidatesForJobLoading() {
  return (
    <Section id="candidates" title="Candidates for this job">
      <Loading label="Loading candidates" className="flex flex-col gap-3">
        {[0, 1, 2].map((line) => (
          <Skeleton key={line} className="h-10" />
        ))}
      </Loading>
    </Section>
  );
}
