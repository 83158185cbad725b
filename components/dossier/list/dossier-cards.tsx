import Link from 'next/link';
import { Checkbox } from '@/components/ui/checkbox';
import { cn } from '@/components/ui/cn';
import type { DossierLine } from '@/lib/recruiter/vocabulary';
import { KIND_WORDS } from '../kinds';
import { CardSkills } from './cells';
import { DossierBadges, TagBadge } from './dossier-badges';
import type { ListSpec, Query } from './list-spec';
import { dossierHref, type ListView } from './list-view';
import { Marked } from './search/marked';
import type { ListSelection } from './use-list-selection';

/** The list on narrow screens: a compact card a dossier. */
export function DossierCards<Line extends DossierLine, Q extends Query>({
  spec,
  view,
  lines,
  selection,
  selectable,
  terms,
}: {
  spec: ListSpec<Line, Q>;
  view: ListView<Q>;
  lines: readonly Line[];
  selection: ListSelection;
  selectable: boolean;
  terms: readonly string[];
}) {
  return (
    <ul aria-label={KIND_WORDS[spec.kind].title} className="md:hidden print:hidden">
      {lines.map((line, index) => {
        const [headline, facts, more] = spec.cardLines(line);
        return (
          <li
            key={line.id}
            className={cn(
              'relative flex items-start gap-3 border-b px-4 py-3 active:bg-hover',
              selection.chosen.has(line.id) && 'bg-selected',
            )}
          >
            <span className="mt-0.5">{spec.mark(line, 'md')}</span>
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <Link
                  href={dossierHref(spec, line.id, view)}
                  prefetch={false}
                  className="font-medium wrap-anywhere after:absolute after:inset-0"
                >
                  <Marked text={line.name} terms={terms} />
                </Link>
                <DossierBadges line={line} />
                <TagBadge tags={line.tags} />
              </p>
              {headline && (
                <p className="line-clamp-2 text-ink-muted">
                  <Marked text={headline} terms={terms} />
                </p>
              )}
              {facts && <p className="text-xs text-ink-faint">{facts}</p>}
              {more && (
                <p className="mt-1 line-clamp-2 text-xs text-ink-muted">
                  <CardSkills line={line} skills={more} />
                </p>
              )}
            </div>
            {selectable && (
              <Checkbox
                aria-label={`Select ${line.name}`}
                className="relative z-1 mt-1"
                checked={selection.chosen.has(line.id)}
                onCheckedChange={() => selection.toggle(index)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
