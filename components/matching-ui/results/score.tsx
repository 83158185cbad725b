import { ArrowDown, ArrowUp } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import type { Result } from '../data/model';
import { CATEGORY_NAMES, DRAWN, numbersOf, type Ranked } from '../data/rank';
import { scoresText } from './words';

/** The score, both directions below it, and how far the result moved against the suggested weights. */
export function Score({
  scores: { sov, weighted, reverse },
  moved,
  name,
}: {
  scores: NonNullable<Ranked['scores']>;
  moved: number;
  name: string;
}) {
  return (
    <div className="flex w-16 shrink-0 flex-col items-end pr-3 tabular-nums">
      <span className="flex items-center gap-1">
        <Moved by={moved} />
        <span className="sr-only">{name} </span>
        <span className="text-lg leading-6 font-semibold">{sov}</span>
      </span>
      <span
        className="text-2xs whitespace-nowrap text-ink-muted"
        title={`${weighted} of 100 for what is asked for, ${reverse} of 100 the other way round`}
      >
        <span aria-hidden>
          {weighted}→ ←{reverse}
        </span>
        <span className="sr-only">
          {weighted} one way, {reverse} the other way
        </span>
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

/** Eight bars, in the order of the weights; one that is hollow was compared with nothing. */
export function ScoreBars({
  side,
  className,
}: {
  side: NonNullable<Result['scores']>['own'];
  className?: string;
}) {
  const scores = numbersOf(side.scores);
  return (
    <div className={cn('flex items-end gap-0.5', className)}>
      <span className="sr-only">{scoresText(side)}</span>
      {DRAWN.map((category) => {
        const says = (side.suggestedWeights[category] ?? 0) > 0;
        const score = Math.round(scores[category]);
        return (
          <span
            key={category}
            aria-hidden
            title={`${CATEGORY_NAMES[category]}: ${says ? score : 'nothing to compare'}`}
            className={cn(
              'flex h-9 w-1.5 items-end overflow-hidden rounded-xs',
              says ? 'bg-pressed' : 'border border-dashed border-line-strong',
            )}
          >
            {says && (
              <span
                className={cn('w-full', score >= 50 ? 'bg-accent' : 'bg-field')}
                style={{ height: `${Math.max(3, score)}%` }}
              />
            )}
          </span>
        );
      })}
    </div>
  );
}
