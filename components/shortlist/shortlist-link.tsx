'use client';

import { ListChecks, Sparkles } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { Command } from '@/components/shell/commands';
import { Button } from '@/components/ui/button';
import type { DossierKind } from '@/lib/recruiter/vocabulary';
import { matchPath, shortlistPath } from '../dossier/kinds';

/** The ways from a job to its match and its shortlist, in the bar of its page. */
export function ShortlistLinks({ jobId }: { jobId: string }) {
  return (
    <>
      <Button asChild variant="primary">
        <Link href={matchPath('job', jobId)}>
          <Sparkles aria-hidden />
          Match
        </Link>
      </Button>
      <ShortlistLink jobId={jobId} />
    </>
  );
}

function ShortlistLink({ jobId }: { jobId: string }) {
  return (
    <Button asChild>
      <Link href={shortlistPath(jobId)}>
        <ListChecks aria-hidden />
        <span className="max-sm:sr-only">Shortlist</span>
      </Link>
    </Button>
  );
}

/** Returns the command for the match of a job or candidate, by key and by command menu. */
export function useMatchCommand(kind: DossierKind, id: string): Command {
  const router = useRouter();
  return {
    id: `${kind}-match`,
    group: kind === 'job' ? 'Job' : 'Candidate',
    label: kind === 'job' ? 'Match candidates' : 'Match jobs',
    icon: Sparkles,
    shortcut: 'm',
    run: () => router.push(matchPath(kind, id)),
  };
}

/** Returns the command for the shortlist of a job, by key and by command menu. */
export function useShortlistCommand(jobId: string): Command {
  const router = useRouter();
  return {
    id: 'job-shortlist',
    group: 'Job',
    label: 'Open the shortlist',
    icon: ListChecks,
    shortcut: 's',
    run: () => router.push(shortlistPath(jobId)),
  };
}
