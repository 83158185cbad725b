import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './button';
import { cn } from './cn';

/** Number of chosen lines, and actions on them. It overlays the end of a list, so that nothing moves. */
export function ChosenToolbar({
  label,
  count,
  onClear,
  className,
  children,
}: {
  /** Label of the toolbar: "Selected candidates". */
  label: string;
  count: number;
  onClear: () => void;
  /** Position of the toolbar. */
  className: string;
  children: ReactNode;
}) {
  return (
    <div data-chosen className={cn('pointer-events-none absolute z-20 flex', className)}>
      <div
        role="toolbar"
        aria-label={label}
        className="pointer-events-auto flex min-h-11 max-w-full animate-appear flex-wrap items-center gap-1 rounded-lg border border-line-strong bg-raised py-1 pr-1.5 pl-3 shadow-overlay"
      >
        <span aria-live="polite" className="mr-2 font-medium whitespace-nowrap tabular-nums">
          {count} <span className="max-sm:sr-only">selected</span>
        </span>
        {children}
        <IconButton label="Clear the selection" shortcut={['Esc']} size="sm" onClick={onClear}>
          <X aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
