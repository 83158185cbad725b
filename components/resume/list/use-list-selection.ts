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
  return {
    chosen: selection.chosen,
    cursor: selection.cursor,
    move(step, extend = false) {
      const next = moved(selection, step, ids.length);
      setState(extend ? extendedTo(selection, ids, next.cursor) : next);
      focusRow(ids[next.cursor]);
    },
    enter(index) {
      if (index !== selection.cursor) setState({ ...selection, cursor: index });
    },
    toggle: (index) => setState(toggledAt(selection, ids, index)),
    extend: (index) => setState(extendedTo(selection, ids, index)),
    toggleAll: () => setState(allToggled(selection, ids)),
    clear: () => setState(NOTHING_SELECTED),
  };
}
