import { ExternalLink } from 'lucide-react';
import { counted } from '@/components/dossier/words';
import { cn } from '@/components/ui/cn';
import { Day } from '@/components/ui/time';
import type { MarketPosting } from '@/lib/recruiter/vocabulary';

/** The pages that advertise the job, each with the way to it; the text of the chosen one is below. */
export function Copies({
  copies,
  chosen,
  onChoose,
}: {
  copies: readonly MarketPosting[];
  chosen: number;
  onChoose: (index: number) => void;
}) {
  return (
    <section aria-label="Postings" className="border-t pt-4">
      <h3 className="text-xs font-medium text-ink-muted">{counted(copies.length, 'posting')}</h3>
      <ul className="mt-1.5 -mx-2">
        {copies.map((copy, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: not every provider numbers the copies
            key={index}
            className={cn(
              'flex min-h-8 items-center gap-3 rounded-sm px-2 pointer-coarse:min-h-11',
              copies.length > 1 && index === chosen && 'bg-selected',
            )}
          >
            {copies.length > 1 ? (
              <button
                type="button"
                aria-pressed={index === chosen}
                className="focus-inset min-w-0 truncate rounded-sm text-left hover:underline"
                onClick={() => onChoose(index)}
              >
                {nameOf(copy)}
              </button>
            ) : (
              <span className="min-w-0 truncate">{nameOf(copy)}</span>
            )}
            <span className="ml-auto shrink-0 text-xs text-ink-muted">
              {copy.posted && <Day value={copy.posted} />}
              {copy.ends && (
                <>
                  {' – '}
                  <Day value={copy.ends} />
                </>
              )}
            </span>
            <Original copy={copy} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameOf({ website, employer, isAgency }: MarketPosting): string {
  return [website ?? 'Website not known', isAgency && employer && `by ${employer}`]
    .filter(Boolean)
    .join(', ');
}

function Original({ copy: { url, website } }: { copy: MarketPosting }) {
  if (url === null) return null;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="inline-flex shrink-0 items-center gap-1 text-xs font-medium text-accent hover:underline"
    >
      Original
      <span className="sr-only">on {website} (opens in a new tab)</span>
      <ExternalLink aria-hidden className="size-3.5" />
    </a>
  );
}
