import { Check, CircleDashed, Minus } from 'lucide-react';
import Link from 'next/link';
import { dossierPath } from '@/components/dossier/kinds';
import { counted } from '@/components/dossier/words';
import type { DossierKind, DossierMatch, DossierMatches, MatchFact } from '@/lib/recruiter/vocabulary';

const MOST_REASONS = 3;

const MARKS = {
  Positive: { icon: Check, look: 'text-positive', name: 'For:' },
  Mixed: { icon: CircleDashed, look: 'text-ink-faint', name: 'In part:' },
  Negative: { icon: Minus, look: 'text-ink-faint', name: 'Against:' },
};

/** Returns the first fact of each category, title and skills before the others. */
function reasonsOf({ categories }: DossierMatch): MatchFact[] {
  return categories.flatMap(({ facts }) => facts.slice(0, 1)).slice(0, MOST_REASONS);
}

/** The candidates that fit a job best, or the jobs that fit a candidate, each with its score of 100 and the reasons. */
export function BestMatches({
  kind,
  matches,
  total,
}: Pick<DossierMatches, 'matches' | 'total'> & {
  /** Kind of the list. */
  kind: DossierKind;
}) {
  return (
    <>
      <ol className="flex flex-col">
        {matches.map((match) => (
          <Match key={match.id} kind={kind} match={match} />
        ))}
      </ol>
      <p className="mt-2 text-xs text-ink-faint">
        The best of {counted(total, kind)} by title, skills, field of work and what else a job asks for, out
        of 100. Name, age, gender and address do not count.
      </p>
    </>
  );
}

function Match({ kind, match }: { kind: DossierKind; match: DossierMatch }) {
  const line = [match.title, match.employer, match.city].filter((part) => part && part !== match.name);
  return (
    <li className="flex gap-3 border-b border-line/70 py-2.5 last:border-0">
      <span className="w-7 shrink-0 text-right font-medium tabular-nums">{match.score}</span>
      <div className="min-w-0 flex-1">
        <Link href={dossierPath(kind, match.id)} className="font-medium hover:underline">
          {match.name}
        </Link>
        {line.length > 0 && <p className="truncate text-ink-muted">{line.join(' · ')}</p>}
        <ul className="mt-1 flex flex-col gap-0.5 text-xs text-ink-muted">
          {reasonsOf(match).map((reason) => (
            <Reason key={reason.fact} {...reason} />
          ))}
        </ul>
      </div>
    </li>
  );
}

function Reason({ fact, type }: MatchFact) {
  const { icon: Icon, look, name } = MARKS[type];
  return (
    <li className="flex gap-1.5">
      <Icon aria-hidden className={`mt-0.5 size-3 shrink-0 ${look}`} />
      <span className="line-clamp-2">
        <span className="sr-only">{name} </span>
        {fact}
      </span>
    </li>
  );
}
