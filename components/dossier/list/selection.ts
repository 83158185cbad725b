/**
 * Chosen rows of a page, and the place of the keyboard. `anchor` is where a range begins that shift extends, as file
 * managers do it.
 */
export type Selection = {
  readonly chosen: ReadonlySet<string>;
  readonly cursor: number;
  readonly anchor: number;
};

export const NOTHING_SELECTED: Selection = { chosen: new Set(), cursor: -1, anchor: -1 };

/** Moves the cursor by `step` rows, stopping at both ends; from nowhere it enters at the near end. */
export function moved(selection: Selection, step: number, count: number): Selection {
  if (count === 0) return selection;
  const entered = selection.cursor < 0 ? (step > 0 ? 0 : count - 1) : selection.cursor + step;
  const cursor = Math.max(0, Math.min(count - 1, entered));
  return { ...selection, cursor, anchor: cursor };
}

/** Chooses or drops one row, which becomes the anchor. */
export function toggledAt(selection: Selection, ids: readonly string[], index: number): Selection {
  const id = ids[index];
  if (id === undefined) return selection;
  const chosen = new Set(selection.chosen);
  if (!chosen.delete(id)) chosen.add(id);
  return { chosen, cursor: index, anchor: index };
}

/** Chooses every row between the anchor and `index`; the anchor stays, so that a range can grow and be added to. */
export function extendedTo(selection: Selection, ids: readonly string[], index: number): Selection {
  if (ids[index] === undefined) return selection;
  const anchor = selection.anchor < 0 ? index : selection.anchor;
  const range = ids.slice(Math.min(anchor, index), Math.max(anchor, index) + 1);
  return { chosen: new Set([...selection.chosen, ...range]), cursor: index, anchor };
}

/** Chooses all rows, or none when all are chosen already. */
export function allToggled(selection: Selection, ids: readonly string[]): Selection {
  const all = ids.every((id) => selection.chosen.has(id));
  return { ...selection, chosen: all ? new Set() : new Set(ids) };
}

/** Returns the rest of a selection when the page shows other rows: missing rows are no longer chosen. */
export function keptFor(selection: Selection, ids: readonly string[]): Selection {
  const known = new Set(ids);
  return {
    chosen: new Set([...selection.chosen].filter((id) => known.has(id))),
    cursor: Math.min(selection.cursor, ids.length - 1),
    anchor: Math.min(selection.anchor, ids.length - 1),
  };
}
