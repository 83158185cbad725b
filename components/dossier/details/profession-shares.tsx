import { cn } from '@/components/ui/cn';
import type { ParsedResume } from '@/lib/contracts';
import { Inspected } from './detail-lines';

type Classes = NonNullable<NonNullable<ParsedResume['skills']>['relatedProfessionClasses']>;

/** Steps of one hue, so that the greatest share is the darkest and nothing depends on telling colours apart. */
const SHADES = ['bg-accent', 'bg-accent/65', 'bg-accent/40', 'bg-accent/25'];
const NAMED = 4;

/** In which kinds of profession the skills are at home: a bar of shares, and in words. */
export function ProfessionShares({ classes }: { classes: Classes | null | undefined }) {
  const shares = (classes ?? []).toSorted((a, b) => (b.percent ?? 0) - (a.percent ?? 0));
  if (shares.length === 0) return null;
  return (
    <figure className="mb-4" aria-label="Skills by profession class">
      <div aria-hidden className="flex h-2 gap-px overflow-hidden rounded-full bg-hover">
        {shares.map(({ id, percent }, index) => (
          <span
            key={id}
            className={SHADES[Math.min(index, SHADES.length - 1)]}
            style={{ width: `${percent ?? 0}%` }}
          />
        ))}
      </div>
      <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-0.5 text-xs text-ink-muted">
        {shares.slice(0, NAMED).map(({ id, name, percent }, index) => (
          <li key={id} className="flex items-center gap-1.5">
            <span aria-hidden className={cn('size-2 rounded-full', SHADES[index])} />
            {name} <span className="tabular-nums">{percent} %</span>
          </li>
        ))}
        {shares.length > NAMED && <li>and {shares.length - NAMED} more</li>}
      </ul>
      <Inspected title="Groups of professions">
        <ul className="flex flex-col gap-1 text-xs text-ink-muted">
          {shares.map(({ id, name, percent, groups }) => (
            <li key={id}>
              <span className="font-medium text-ink">
                {name} {percent} %
              </span>{' '}
              <span className="text-ink-faint">{id}</span>
              <ul className="pl-3">
                {(groups ?? []).map((group) => (
                  <li key={group.id}>
                    {group.name} {group.percent} % <span className="text-ink-faint">{group.id}</span>:{' '}
                    {(group.normalizedSkills ?? []).join(', ')}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Inspected>
    </figure>
  );
}
