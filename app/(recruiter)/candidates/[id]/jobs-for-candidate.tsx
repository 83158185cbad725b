import { Sparkles } from 'lucide-react';
import Link from 'next/link';
import { Section } from '@/components/dossier/workbench/section';
import { BestMatches } from '@/components/match/best-matches';
import { matchPath } from '@/components/shortlist/requests';
import { Button } from '@/components/ui/button';
import { type Actor, matchesFreely, matchJobs } from '@/lib/recruiter';

const SHOWN = 3;

/** The jobs that fit the candidate best, where asking costs nothing; nothing where there are none. */
export async function JobsForCandidate({ actor, candidateId }: { actor: Actor | null; candidateId: string }) {
  if (!(await matchesFreely())) return null;
  const best = await matchJobs(actor, { candidateId, take: SHOWN });
  if (!best.ok || best.value.matches.length === 0) return null;
  return (
    <Section
      id="jobs"
      title="Jobs for this candidate"
      aside={
        <Button asChild size="sm">
          <Link href={matchPath('candidate', candidateId)}>
            <Sparkles aria-hidden />
            See all matches
          </Link>
        </Button>
      }
    >
      <BestMatches kind="job" {...best.value} />
    </Section>
  );
}
