import Link from 'next/link';
import type { ListSelection } from '@/components/dossier/list/use-list-selection';
import { countryName, experienceText } from '@/components/dossier/words';
import { Avatar } from '@/components/ui/avatar';
import { Checkbox } from '@/components/ui/checkbox';
import { cn } from '@/components/ui/cn';
import type { CandidateListItem } from '@/lib/recruiter/vocabulary';
import { CandidateBadges } from './candidate-badges';
import { candidateHref, type ListView } from './list-view';

/** The list on narrow screens: a compact card a candidate. */
export function CandidateCards({
  view,
  candidates,
  selection,
  selectable,
}: {
  view: ListView;
  candidates: readonly CandidateListItem[];
  selection: ListSelection;
  selectable: boolean;
}) {
  return (
    <ul aria-label="Candidates" className="md:hidden">
      {candidates.map((candidate, index) => (
        <li
          key={candidate.id}
          className={cn(
            'relative flex items-start gap-3 border-b px-4 py-3 active:bg-hover',
            selection.chosen.has(candidate.id) && 'bg-selected',
          )}
        >
          <Avatar name={candidate.name} className="mt-0.5" />
          <CandidateLines candidate={candidate} href={candidateHref(candidate.id, view)} />
          {selectable && (
            <Checkbox
              aria-label={`Choose ${candidate.name}`}
              className="relative z-1 mt-1"
              checked={selection.chosen.has(candidate.id)}
              onCheckedChange={() => selection.toggle(index)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function CandidateLines({ candidate, href }: { candidate: CandidateListItem; href: string }) {
  const work = [candidate.title, candidate.employer].filter(Boolean).join(' · ');
  const facts = [
    [candidate.city, candidate.countryCode && countryName(candidate.countryCode)].filter(Boolean).join(', '),
    experienceText(candidate.monthsOfExperience ?? 0),
  ].filter(Boolean);
  return (
    <div className="min-w-0 flex-1">
      <p className="flex items-center gap-2">
        <Link href={href} prefetch={false} className="truncate font-medium after:absolute after:inset-0">
          {candidate.name}
        </Link>
        <CandidateBadges candidate={candidate} />
      </p>
      {work && <p className="truncate text-ink-muted">{work}</p>}
      {facts.length > 0 && <p className="truncate text-xs text-ink-faint">{facts.join(' · ')}</p>}
      {candidate.skills.length > 0 && (
        <p className="mt-1 truncate text-xs text-ink-muted">{candidate.skills.slice(0, 5).join(', ')}</p>
      )}
    </div>
  );
}
