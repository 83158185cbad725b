'use client';

import { GitCompareArrows } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { ChosenToolbar } from '@/components/ui/chosen-toolbar';
import type { Result } from '../data/model';
import { useMatcher } from '../matcher-context';
import { hookKeys } from '../use-matcher-commands';
import { hooksOf, type ResultActions } from './result-menu';

export const MOST_COMPARED = 4;

/** Actions on the chosen results; it overlays the end of the list. */
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
  const hooks = hooksOf(view.hooks);
  const keys = hookKeys(hooks);
  const canCompare =
    chosen.length > 1 && chosen.length <= MOST_COMPARED && chosen.every(({ scores }) => scores);
  return (
    <ChosenToolbar
      label="Selected results"
      count={chosen.length}
      onClear={onClear}
      className="inset-x-3 bottom-3 print:hidden"
    >
      {hooks
        .filter(({ isBulk }) => isBulk)
        .map((hook, at) => {
          const key = keys.get(hook.number);
          return (
            <Button
              key={hook.number}
              variant={at === 0 ? 'primary' : 'secondary'}
              size="sm"
              aria-keyshortcuts={key}
              onClick={() => act(hook, chosen)}
            >
              {hook.linkText}
              {key && (
                <span aria-hidden className="text-2xs opacity-75 pointer-coarse:hidden max-sm:hidden">
                  {key}
                </span>
              )}
            </Button>
          );
        })}
      <Button
        variant="quiet"
        size="sm"
        disabled={!canCompare}
        title={canCompare ? undefined : `Select 2 to ${MOST_COMPARED} to compare them`}
        onClick={onCompare}
      >
        <GitCompareArrows aria-hidden />
        Compare
      </Button>
    </ChosenToolbar>
  );
}
