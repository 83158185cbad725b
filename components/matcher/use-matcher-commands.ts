import { useCommands } from '@/components/shell/commands';
import { keyOf, type Result } from './data/model';
import type { ResultActions } from './results/result-menu';
import type { Ranked } from './weights/rank';

const GROUP = 'List';

/** The result that has the focus, by its row. */
function focusedKey(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-result]')?.dataset.result;
}

function focusRow(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-result]')];
  const at = rows.findIndex((row) => row.dataset.result === focusedKey());
  const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))];
  next?.querySelector<HTMLElement>('[data-open]')?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** What the keys do in the list. */
export function useMatcherCommands({
  ranked,
  actions,
  clear,
  help,
}: {
  ranked: readonly Ranked[];
  actions: ResultActions;
  clear: () => void;
  help: () => void;
}): void {
  const withFocused = (act: (result: Result) => void) => () => {
    const key = focusedKey();
    const found = ranked.find(({ result }) => keyOf(result) === key);
    if (found) act(found.result);
  };
  const focusIn = (selector: string) => () => document.querySelector<HTMLElement>(selector)?.focus();
  useCommands([
    { id: 'next', label: 'Next result', group: GROUP, shortcut: 'j', run: () => focusRow(1) },
    { id: 'previous', label: 'Previous result', group: GROUP, shortcut: 'k', run: () => focusRow(-1) },
    { id: 'choose', label: 'Choose', group: GROUP, shortcut: 'x', run: withFocused(actions.choose) },
    { id: 'compare', label: 'Compare', group: GROUP, shortcut: 'c', run: withFocused(actions.compare) },
    {
      id: 'similar',
      label: 'Find similar',
      group: GROUP,
      shortcut: 's',
      run: withFocused(actions.findSimilar),
    },
    { id: 'none', label: 'Choose none', group: GROUP, shortcut: 'escape', run: clear },
    {
      id: 'filters',
      label: 'Go to the filters',
      group: GROUP,
      shortcut: 'f',
      run: focusIn('[data-panel="filters"] summary'),
    },
    {
      id: 'weights',
      label: 'Go to the weights',
      group: GROUP,
      shortcut: 'w',
      run: focusIn('[data-panel="weights"] input:enabled'),
    },
    { id: 'help', label: 'Keyboard shortcuts', group: GROUP, shortcut: '?', run: help },
  ]);
}
