import { useState } from 'react';
import {
  allToggled,
  extendedTo,
  keptFor,
  moved,
  NOTHING_SELECTED,
  type Selection,
  toggledAt,
} from './selection';

/** The chosen rows of the page and the ways to change them. */
export type ListSelection = {
  readonly chosen: ReadonlySet<string>;
  /** True if everything that the question finds is chosen, on this page and on the others. */
  readonly everything: boolean;
  readonly cursor: number;
  move: (step: number, extend?: boolean) => void;
  enter: (index: number) => void;
  toggle: (index: number) => void;
  extend: (index: number) => void;
  toggleAll: () => void;
  takeEverything: () => void;
  clear: () => void;
};

function focusRow(id: string | undefined): void {
  if (id === undefined) return;
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();
}

/** Keeps the chosen rows of `ids`, and moves the focus with the cursor. `question` is that of the list. */
export function useListSelection(ids: readonly string[], question: string): ListSelection {
  const [state, setState] = useState<Selection>(NOTHING_SELECTED);
  const [allOf, setAllOf] = useState<string | null>(null);
  const everything = allOf === question;
  const rowsOf = (now: Selection): Selection =>
    everything ? { ...now, chosen: new Set(ids) } : keptFor(now, ids);
  const selection = rowsOf(state);
  const travel = (next: (now: Selection) => Selection) => setState((now) => next(rowsOf(now)));
  const choose = (next: (now: Selection) => Selection) => {
    travel(next);
    setAllOf(null);
  };
  return {
    chosen: selection.chosen,
    everything,
    cursor: selection.cursor,
    move(step, extend = false) {
      const { cursor } = moved(selection, step, ids.length);
      if (extend) choose((now) => extendedTo(now, ids, cursor));
      else travel((now) => moved(now, step, ids.length));
      focusRow(ids[cursor]);
    },
    enter: (index) => travel((now) => (now.cursor === index ? now : { ...now, cursor: index })),
    toggle: (index) => choose((now) => toggledAt(now, ids, index)),
    extend: (index) => choose((now) => extendedTo(now, ids, index)),
    toggleAll: () => choose((now) => allToggled(now, ids)),
    takeEverything: () => setAllOf(question),
    clear: () => choose(() => NOTHING_SELECTED),
  };
}
