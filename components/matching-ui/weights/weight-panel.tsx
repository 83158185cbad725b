'use client';

import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { type Category, type CategoryNumbers, sharesOf } from '@/lib/scoring';
import { byCategory, CATEGORY_NAMES, DRAWN } from '../data/rank';

const KEYS_REST_MS = 350;

/** Returns weights as shares of a hundred, for the categories that the source has data for. */
function percentOf(weights: CategoryNumbers, suggested: CategoryNumbers): CategoryNumbers {
  const shares = sharesOf((category) => suggested[category] > 0, weights);
  return byCategory((category) => Math.round(shares[category] * 1000) / 10);
}

/**
 * Eight sliders. `onMove` follows every step, so that the ranking follows; `onSettle` comes once a slider is released,
 * or its keys have rested.
 */
export function WeightPanel({
  suggested,
  own,
  onMove,
  onSettle,
}: {
  /** Weights that the service suggests for the source; 0 in categories without data. */
  suggested: CategoryNumbers;
  own: CategoryNumbers | undefined;
  onMove: (weights: CategoryNumbers | undefined) => void;
  onSettle: (weights: CategoryNumbers | undefined) => void;
}) {
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  const hints = percentOf(suggested, suggested);
  const weights = own ?? hints;
  const shares = percentOf(weights, suggested);
  const move = (category: Category, value: number) => {
    const next = { ...weights, [category]: value };
    onMove(next);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => onSettle(next), KEYS_REST_MS);
  };
  return (
    <section aria-label="Weights" className="flex flex-col">
      <div className="flex h-10 items-center justify-between gap-2 pr-2 pl-3">
        <h2 className="font-medium text-header">Weights</h2>
        <Button variant="quiet" size="sm" disabled={!own} onClick={() => onSettle(undefined)}>
          <RotateCcw aria-hidden />
          Suggested
        </Button>
      </div>
      <ul className="flex flex-col gap-1 px-3 pb-3">
        {DRAWN.map((category) => (
          <Slider
            key={category}
            category={category}
            value={weights[category]}
            share={shares[category]}
            hint={hints[category]}
            onMove={(value) => move(category, value)}
          />
        ))}
      </ul>
      <p className="px-3 pb-3 text-xs text-pretty text-ink-faint">
        {own
          ? 'Your own weights. The marks show the suggested ones.'
          : 'These are the suggested weights. Move one to rank the list anew.'}
      </p>
    </section>
  );
}

function Slider({
  category,
  value,
  share,
  hint,
  onMove,
}: {
  category: Category;
  value: number;
  share: number;
  hint: number;
  onMove: (value: number) => void;
}) {
  const says = hint > 0;
  const name = CATEGORY_NAMES[category];
  return (
    <li>
      <div className="flex items-baseline justify-between gap-2 text-xs">
        <span className="text-ink-muted">{name}</span>
        <span className={says ? 'text-ink tabular-nums' : 'text-ink-faint'}>
          {says ? `${Math.round(share)} %` : 'not compared'}
        </span>
      </div>
      <div className="relative flex h-6 items-center pointer-coarse:h-9">
        {says && (
          <span
            aria-hidden
            className="absolute bottom-0 h-1 w-px bg-ink-faint"
            style={{ left: `calc(0.5rem + (100% - 1rem) * ${hint / 100})` }}
          />
        )}
        <input
          type="range"
          min={0}
          max={100}
          step={1}
          disabled={!says}
          aria-label={`Weight of ${name}`}
          aria-valuetext={says ? `${Math.round(share)} percent` : 'nothing to compare'}
          className="h-full w-full accent-accent disabled:cursor-not-allowed"
          value={value}
          onChange={({ target }) => onMove(Number(target.value))}
        />
      </div>
    </li>
  );
}
