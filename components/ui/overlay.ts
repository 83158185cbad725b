/** The looks that every layer above the page shares. */
export const scrim = 'fixed inset-0 z-40 animate-fade bg-scrim';

export const panel = 'border border-line bg-raised text-ink shadow-overlay outline-none';

export const menuPanel =
  'z-50 max-h-(--radix-popper-available-height) min-w-44 animate-appear overflow-y-auto rounded-lg border border-line bg-raised p-1 text-sm text-ink shadow-overlay outline-none';

export const menuItem =
  'relative flex min-h-8 cursor-default items-center gap-2 rounded-sm px-2 py-1 outline-none select-none data-disabled:opacity-50 data-highlighted:bg-hover pointer-coarse:min-h-10 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-faint';

/** Leaves Escape to the open list of a combobox in a layer: the list is closed first. */
export function leaveToList(event: KeyboardEvent): void {
  const isOpen =
    event.target instanceof Element && event.target.matches('[aria-autocomplete][aria-controls]');
  if (isOpen) event.preventDefault();
}

/** A layer that is printed instead of the page; it is marked by `data-sheet`. */
export const printedSheet =
  'print:static print:max-h-none print:max-w-none print:animate-none print:border-0 print:bg-transparent print:shadow-none';

/**
 * Puts the focus on a layer as a whole when it opens, not on the first thing in it: where that is a frame, its page would
 * swallow Escape, and where it is a button, its tooltip would open.
 */
export function focusLayer(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}
