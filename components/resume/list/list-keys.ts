/** What a key means on the list of candidates. */
export type ListCommand =
  | { readonly kind: 'move'; readonly step: number; readonly extend: boolean }
  | { readonly kind: 'open' | 'toggle' | 'extend' | 'search' | 'export' | 'delete' | 'clear' | 'all' };

/** The parts of a key press that decide. */
export type KeyPress = {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
};

const STEPS: Readonly<Record<string, number>> = {
  j: 1,
  ArrowDown: 1,
  k: -1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

const COMMANDS: Readonly<Record<string, Exclude<ListCommand['kind'], 'move'>>> = {
  Enter: 'open',
  o: 'open',
  x: 'toggle',
  X: 'extend',
  '/': 'search',
  e: 'export',
  Delete: 'delete',
  Backspace: 'delete',
  Escape: 'clear',
};

/** The command of a key press, if it is one. Keys with Ctrl, Alt or Command belong to the browser, but for "select all". */
export function listCommandOf(press: KeyPress): ListCommand | undefined {
  if ((press.ctrlKey || press.metaKey) && press.key === 'a') return { kind: 'all' };
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  const step =
    STEPS[press.shiftKey ? press.key.replace(/^[JK]$/, (letter) => letter.toLowerCase()) : press.key];
  if (step !== undefined) return { kind: 'move', step, extend: press.shiftKey };
  const kind = COMMANDS[press.key];
  return kind && { kind };
}
