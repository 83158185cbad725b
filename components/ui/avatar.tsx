import { cn } from './cn';
import { initialsOf, toneOf } from './initials';

const sizes = { sm: 'size-5 text-[0.5625rem]', md: 'size-7 text-2xs', lg: 'size-12 text-base' };

const tones = [
  'bg-accent-soft text-accent',
  'bg-info-soft text-info',
  'bg-caution-soft text-caution',
  'bg-positive-soft text-positive',
  'bg-pressed text-ink-muted',
] as const;

/** A person's initials on a colour that stays the same for the name. Decorative: the name is next to it. */
export function Avatar({
  name,
  size = 'md',
  className,
}: {
  name: string;
  size?: keyof typeof sizes;
  className?: string;
}) {
  return (
    <span
      aria-hidden
      className={cn(
        'inline-flex shrink-0 items-center justify-center rounded-full font-semibold select-none',
        sizes[size],
        tones[toneOf(name, tones.length)],
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
