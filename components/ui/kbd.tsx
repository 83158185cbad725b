import { cn } from './cn';

/** One key, or keys pressed one after the other (`['G', 'C']`), with their names on the keyboard. */
export function Kbd({ keys, className }: { keys: readonly string[]; className?: string }) {
  return (
    <span className={cn('inline-flex items-center gap-0.5', className)}>
      {keys.map((key) => (
        <kbd
          key={key}
          className="inline-flex h-5 min-w-5 items-center justify-center rounded-xs border border-line bg-sunken px-1 font-sans text-2xs font-medium text-ink-muted"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}
