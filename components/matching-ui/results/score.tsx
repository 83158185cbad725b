import { ArrowDown, ArrowUp } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import type { Ranked } from '../data/rank';

/** The score, and how far the result moved against the suggested weights. Both directions are in the details, in words. */
export function Score({
  scores: { sov },
  moved,
  name,
}: {
  scores: NonNullable<Ranked['scores']>;
  moved: number;
  name: string;
}) {
  return (
    <div
      title={`${name}: ${sov} of at most 100`}
      className="flex w-16 shrink-0 flex-col items-end pr-3 tabular-nums"
    >
      <span className="flex items-center gap-1">
        <Moved by={moved} />
        <span className="sr-only">{name} </span>
        <span className="text-lg leading-6 font-semibold">{sov}</span>
      </span>
    </div>
  );
}

function Moved({ by }: { by: number }) {
  if (by === 0) return null;
  const Icon = by > 0 ? ArrowUp : ArrowDown;
  return (
    <span
      className={cn(
        'inline-flex items-center text-2xs font-medium',
        by > 0 ? 'text-positive' : 'text-critical',
      )}
      title={`${Math.abs(by)} ${by > 0 ? 'up' : 'down'} against the suggested weights`}
    >
      <Icon aria-hidden className="size-3" />
      {Math.abs(by)}
      <span className="sr-only">{by > 0 ? ' up' : ' down'}</span>
    </span>
  );
}
