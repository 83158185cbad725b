import { X } from 'lucide-react';
import { Button } from './button';
import { cn } from './cn';

/** One thing that a list is narrowed by. */
export type Chip = {
  key: string;
  text: string;
  /** True if it was not understood. */
  faulty?: boolean;
  /** A press on its text; without it the text is not a button. */
  onEdit?: () => void;
  onRemove: () => void;
};

/** Filters of a list, each to be removed separately or all at once. */
export function FilterChips({
  chips,
  onClear,
  className,
}: {
  chips: readonly Chip[];
  onClear: () => void;
  className?: string;
}) {
  if (chips.length === 0) return null;
  return (
    <ul
      aria-label="Filters"
      className={cn('flex flex-wrap items-center gap-1.5 border-b px-4 py-2 md:px-5', className)}
    >
      {chips.map(({ key, ...chip }) => (
        <FilterChip key={key} {...chip} />
      ))}
      <li>
        <Button variant="quiet" size="sm" onClick={onClear}>
          Clear all
        </Button>
      </li>
    </ul>
  );
}

function FilterChip({ text, faulty, onEdit, onRemove }: Omit<Chip, 'key'>) {
  return (
    <li
      className={cn(
        'inline-flex h-6 max-w-full items-center rounded-sm text-xs font-medium pointer-coarse:h-9',
        faulty ? 'bg-critical-soft text-critical' : 'bg-accent-soft text-accent',
      )}
    >
      {onEdit ? (
        <button
          type="button"
          aria-label={`Change the filter ${text}`}
          className="focus-inset h-full min-w-0 truncate rounded-sm pl-2 hover:underline"
          onClick={onEdit}
        >
          {text}
        </button>
      ) : (
        <span className="min-w-0 truncate pl-2">{text}</span>
      )}
      <button
        type="button"
        aria-label={`Remove the filter ${text}`}
        className="ml-0.5 flex size-6 shrink-0 items-center justify-center rounded-sm hover:bg-hover pointer-coarse:size-9"
        onClick={onRemove}
      >
        <X aria-hidden className="size-3" />
      </button>
    </li>
  );
}
