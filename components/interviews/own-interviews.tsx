import Link from 'next/link';
import { dossierPath, shortlistPath } from '@/components/dossier/kinds';
import { INTERVIEW_KIND_WORDS, type OwnInterview } from '@/lib/recruiter/vocabulary';

/** The interviews that one has next. */
export function OwnInterviews({ interviews }: { interviews: readonly OwnInterview[] }) {
  if (interviews.length === 0) return null;
  return (
    <section aria-labelledby="own-interviews">
      <h2 id="own-interviews" className="text-base font-semibold">
        Interviews
      </h2>
      <ul className="mt-2 flex flex-col divide-y">
        {interviews.map(({ id, startsAt, local, kind, place, candidate, job }) => (
          <li key={id} className="py-2 text-sm">
            <p>
              <time dateTime={startsAt} className="font-medium">
                {local}
              </time>
              {': '}
              <Link href={dossierPath('candidate', candidate.id)} className="text-accent underline">
                {candidate.name}
              </Link>
              {' for '}
              <Link href={shortlistPath(job.id)} className="text-accent underline">
                {job.title}
              </Link>
            </p>
            <p className="text-xs text-ink-muted wrap-anywhere">
              {INTERVIEW_KIND_WORDS[kind]}
              {place && ' · '}
              {/^https?:\/\/\S+$/i.test(place) ? (
                <a href={place} target="_blank" rel="noopener noreferrer" className="hover:underline">
                  {place}
                </a>
              ) : (
                place
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
