import { X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { type MarketField, type MarketFilter, type MarketPage, WORDS } from '@/lib/recruiter/vocabulary';
import { filterText } from './words';

/** What the jobs are narrowed by. A press on one puts it into the bar to be changed. */
export function MarketChips({
  filters,
  fields,
  labels,
  faulty,
  onEdit,
  onRemove,
  onClear,
}: {
  filters: readonly MarketFilter[];
  fields: readonly MarketField[];
  labels: MarketPage['labels'];
  /** The names of filters that were not understood. */
  faulty: ReadonlySet<string>;
  onEdit: (filter: MarketFilter) => void;
  onRemove: (name: string) => void;
  onClear: () => void;
}) {
  const shown = filters.filter(({ name }) => name !== WORDS);
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Filters" className="flex flex-wrap items-center gap-1.5 border-b px-4 py-2 md:px-5">
      {shown.map((filter) => {
        const text = filterText(filter, fields, labels);
        return (
          <li
            key={filter.name}
            className={cn(
              'inline-flex h-6 max-w-full items-center rounded-sm text-xs font-medium pointer-coarse:h-9',
              faulty.has(filter.name) ? 'bg-critical-soft text-critical' : 'bg-accent-soft text-accent',
            )}
          >
            <button
              type="button"
              aria-label={`Change the filter ${text}`}
              className="focus-inset h-full min-w-0 truncate rounded-sm pl-2 hover:underline"
              onClick={() => onEdit(filter)}
            >
              {text}
            </button>
            <button
              type="button"
              aria-label={`Remove the filter ${text}`}
              className="ml-0.5 flex size-6 shrink-0 items-center justify-center rounded-sm hover:bg-hover pointer-coarse:size-9"
              onClick={() => onRemove(filter.name)}
            >
              <X aria-hidden className="size-3" />
            </button>
          </li>
        );
      })}
      <li>
        <Button variant="quiet" size="sm" onClick={onClear}>
          Clear all
        </Button>
      </li>
    </ul>
  );
}
