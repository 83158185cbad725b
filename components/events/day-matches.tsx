import { Check } from 'lucide-react';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import type { JobOfTheDay } from '@/lib/recruiter';

/** The matches of a day, job by job, to be worked through: each job leads into its matcher. */
export function DayMatches({ jobs }: { jobs: readonly JobOfTheDay[] }) {
  return (
    <ol aria-label="Jobs with matches" className="divide-y">
      {jobs.map(({ job, matches }) => (
        <JobMatches key={job.id} job={job} matches={matches} />
      ))}
    </ol>
  );
}

function JobMatches({ job, matches }: JobOfTheDay) {
  const open = matches.filter(({ decided }) => !decided).length;
  return (
    <li className="px-4 py-4 md:px-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <h2 className="truncate font-semibold">
            <Link href={`/jobs/${job.id}`} className="hover:underline">
              {job.name}
            </Link>
          </h2>
          <p className="text-sm text-ink-muted">
            {job.employer && `${job.employer} · `}
            {open === 0 ? 'All decided' : `${open} of ${matches.length} to decide`}
          </p>
        </div>
        <Button asChild variant={open > 0 ? 'primary' : 'secondary'}>
          <Link href={`/jobs/${job.id}/match`}>
            Open the matcher<span className="sr-only"> for {job.name}</span>
          </Link>
        </Button>
      </div>
      <ul aria-label={`Candidates for ${job.name}`} className="mt-2 flex flex-col">
        {matches.map(({ candidate, score, decided }) => (
          <li key={candidate.id} className="flex items-baseline gap-3 py-1 text-sm">
            <span className="w-8 shrink-0 text-right font-medium tabular-nums">{score ?? '–'}</span>
            <span className="min-w-0 flex-1 truncate">
              <Link href={`/candidates/${candidate.id}`} className="font-medium hover:underline">
                {candidate.name}
              </Link>
              {candidate.title && <span className="text-ink-muted"> · {candidate.title}</span>}
            </span>
            {decided && (
              <span className="inline-flex items-center gap-1 text-xs text-ink-muted">
                <Check aria-hidden className="size-3.5" />
                On the shortlist
              </span>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}
