import Link from 'next/link';
import { dayText } from '@/components/dossier/words';
import { Section } from '@/components/dossier/workbench/section';
import { Badge } from '@/components/ui/badge';
import type { Membership } from '@/lib/recruiter/vocabulary';
import { shortlistPath } from '../../dossier/kinds';

/** The shortlists that a candidate is on, each with how far they came there. */
export function Memberships({ of, memberships }: { of: string; memberships: readonly Membership[] }) {
  if (memberships.length === 0) return null;
  return (
    <Section id="shortlists" title="Shortlists" count={memberships.length}>
      <ul className="flex flex-col">
        {memberships.map(({ job, stage, reason, by, at }) => (
          <li key={job.id} className="flex min-h-8 flex-wrap items-center gap-x-2.5 gap-y-0.5 py-1">
            <Link
              href={`${shortlistPath(job.id)}?open=${of}`}
              className="min-w-0 truncate rounded-xs font-medium hover:underline"
            >
              {job.title}
            </Link>
            {reason === null ? <Badge tone="accent">{stage}</Badge> : <Badge tone="critical">{reason}</Badge>}
            <span className="text-xs text-ink-muted">
              {[job.employer, `${by}, ${dayText(at)}`].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
