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
  readonly cursor: number;
  move: (step: number, extend?: boolean) => void;
  enter: (index: number) => void;
  toggle: (index: number) => void;
  extend: (index: number) => void;
  toggleAll: () => void;
  clear: () => void;
};

function focusRow(id: string | undefined): void {
  if (id === undefined) return;
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();
}

/** Keeps which of the rows `ids` are chosen, and moves the focus with the cursor. */
export function useListSelection(ids: readonly string[]): ListSelection {
  const [state, setState] = useState<Selection>(NOTHING_SELECTED);
  const selection = keptFor(state, ids);
  const change = (next: (now: Selection) => Selection) => setState((now) => next(keptFor(now, ids)));
  return {
    chosen: selection.chosen,
    cursor: selection.cursor,
    move(step, extend = false) {
      const { cursor } = moved(selection, step, ids.length);
      change((now) => (extend ? extendedTo(now, ids, cursor) : moved(now, step, ids.length)));
      focusRow(ids[cursor]);
    },
    enter: (index) => change((now) => (now.cursor === index ? now : { ...now, cursor: index })),
    toggle: (index) => change((now) => toggledAt(now, ids, index)),
    extend: (index) => change((now) => extendedTo(now, ids, index)),
    toggleAll: () => change((now) => allToggled(now, ids)),
    clear: () => setState(NOTHING_SELECTED),
  };
}
