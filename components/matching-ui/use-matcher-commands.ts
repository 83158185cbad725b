import { useCommands } from '@/components/shell/commands';
import { type Hook, keyOf, type Result } from './data/model';
import type { Ranked } from './data/rank';
import type { ResultActions } from './results/result-menu';

const GROUP = 'List';

/** Returns the result that has the focus, by its row. */
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

const MOST_HOOK_KEYS = 9;

/** Returns the key of each hook that acts on results: 1 for the first one. */
export function hookKeys(hooks: readonly Hook[]): ReadonlyMap<number, string> {
  return new Map(hooks.slice(0, MOST_HOOK_KEYS).map(({ number }, at) => [number, String(at + 1)]));
}

/** Registers the keys of the list. */
export function useMatcherCommands({
  ranked,
  chosen,
  hooks,
  actions,
  clear,
  help,
}: {
  ranked: readonly Ranked[];
  chosen: readonly Result[];
  /** Those that act on results. */
  hooks: readonly Hook[];
  actions: ResultActions;
  clear: () => void;
  help: () => void;
}): void {
  const focused = () => {
    const key = focusedKey();
    return ranked.find(({ result }) => keyOf(result) === key)?.result;
  };
  const withFocused = (act: (result: Result) => void) => () => {
    const result = focused();
    if (result) act(result);
  };
  /** Runs a hook on the chosen results if it takes many, else on the one in focus. */
  const runHook = (hook: Hook) => () => {
    const result = focused();
    const results = hook.isBulk && chosen.length > 0 ? chosen : result ? [result] : [];
    if (results.length > 0) actions.act(hook, results);
  };
  const keys = hookKeys(hooks);
  /** Until a result has the focus, the first one is meant. */
  const choose = () => {
    if (!focusedKey()) focusRow(1);
    withFocused(actions.choose)();
  };
  const focusIn = (selector: string) => () => document.querySelector<HTMLElement>(selector)?.focus();
  useCommands([
    { id: 'next', label: 'Next result', group: GROUP, shortcut: 'j', run: () => focusRow(1) },
    { id: 'previous', label: 'Previous result', group: GROUP, shortcut: 'k', run: () => focusRow(-1) },
    { id: 'choose', label: 'Select', group: GROUP, shortcut: 'x', run: choose },
    { id: 'compare', label: 'Compare', group: GROUP, shortcut: 'c', run: withFocused(actions.compare) },
    {
      id: 'similar',
      label: 'Find similar',
      group: GROUP,
      shortcut: 's',
      run: withFocused(actions.findSimilar),
    },
    ...hooks.flatMap((hook) => {
      const shortcut = keys.get(hook.number);
      return shortcut
        ? [
            {
              id: `hook-${hook.number}`,
              label: hook.linkText,
              group: 'Selected results',
              shortcut,
              run: runHook(hook),
            },
          ]
        : [];
    }),
    { id: 'none', label: 'Clear the selection', group: GROUP, shortcut: 'escape', run: clear },
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
