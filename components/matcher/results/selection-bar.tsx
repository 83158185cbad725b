'use client';

import { GitCompareArrows, X } from 'lucide-react';
import { Button, IconButton } from '@/components/ui/button';
import type { Result } from '../data/model';
import { useMatcher } from '../matcher-context';
import { hooksOf, type ResultActions } from './result-menu';

export const MOST_COMPARED = 4;

/** What can be done with the results that are chosen; it lies over the end of the list. */
export function SelectionBar({
  chosen,
  act,
  onCompare,
  onClear,
}: {
  chosen: readonly Result[];
  act: ResultActions['act'];
  onCompare: () => void;
  onClear: () => void;
}) {
  const { view } = useMatcher();
  if (chosen.length === 0) return null;
  const canCompare =
    chosen.length > 1 && chosen.length <= MOST_COMPARED && chosen.every(({ scores }) => scores);
  return (
    <div className="pointer-events-none absolute inset-x-3 bottom-3 z-20 flex print:hidden">
      <div
        role="toolbar"
        aria-label="Chosen results"
        className="pointer-events-auto flex max-w-full animate-appear flex-wrap items-center gap-1 rounded-lg border border-line-strong bg-raised py-1 pr-1.5 pl-3 shadow-overlay"
      >
        <span aria-live="polite" className="mr-2 font-medium whitespace-nowrap tabular-nums">
          {chosen.length} chosen
        </span>
        {hooksOf(view.hooks)
          .filter(({ isBulk }) => isBulk)
          .map((hook) => (
            <Button key={hook.number} variant="primary" size="sm" onClick={() => act(hook, chosen)}>
              {hook.linkText}
            </Button>
          ))}
        <Button
          variant="quiet"
          size="sm"
          disabled={!canCompare}
          title={canCompare ? undefined : `Choose two to ${MOST_COMPARED} to compare them`}
          onClick={onCompare}
        >
          <GitCompareArrows aria-hidden />
          Compare
        </Button>
        <IconButton label="Choose none" shortcut={['Esc']} size="sm" onClick={onClear}>
          <X aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
