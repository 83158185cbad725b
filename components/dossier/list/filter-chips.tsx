import { X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { FilterChip, Filters } from './list-spec';

/** What the list is narrowed by, each to be taken away on its own or all at once. */
export function FilterChips({
  chips,
  onChange,
  onClear,
}: {
  chips: readonly FilterChip[];
  onChange: (change: Filters) => void;
  onClear: () => void;
}) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Filters" className="flex flex-wrap items-center gap-1.5 border-b px-4 py-2 md:px-5">
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <span className="inline-flex h-6 items-center rounded-sm bg-accent-soft pl-2 text-xs font-medium text-accent">
            {label}
            <button
              type="button"
              aria-label={`Remove the filter ${label}`}
              className="ml-0.5 flex size-6 items-center justify-center rounded-sm hover:bg-hover"
              onClick={() => onChange(without)}
            >
              <X aria-hidden className="size-3" />
            </button>
          </span>
        </li>
      ))}
      <li>
        <Button variant="quiet" size="sm" onClick={onClear}>
          Clear all
        </Button>
      </li>
    </ul>
  );
}
