'use client';

import { Progress as Radix } from 'radix-ui';
import { cn } from './cn';

const tones = { accent: 'bg-accent', positive: 'bg-positive', critical: 'bg-critical' };

/** Progress of a whole: `value` of `max`, or null while that is not known. `label` is its accessible name. */
export function Progress({
  value,
  max = 100,
  label,
  tone = 'accent',
  className,
}: {
  value: number | null;
  max?: number;
  label: string;
  tone?: keyof typeof tones;
  className?: string;
}) {
  const share = value === null || max <= 0 ? 0 : Math.min(1, value / max);
  return (
    <Radix.Root
      aria-label={label}
      value={value === null ? null : Math.min(value, max)}
      max={max > 0 ? max : 1}
      className={cn('h-1.5 w-full overflow-hidden rounded-full bg-pressed', className)}
    >
      <Radix.Indicator
        className={cn(
          'h-full origin-left rounded-full transition-transform duration-300 ease-out',
          tones[tone],
          value === null && 'animate-breathe opacity-60',
        )}
        style={value === null ? undefined : { transform: `scaleX(${share})` }}
      />
    </Radix.Root>
  );
}
