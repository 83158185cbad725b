import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list whose entries disappear as they are dealt with: on the same button of the next entry.
 * `items` are the entries of the list, and a new array whenever those change.
 */
export function useListFocus<List extends HTMLElement>(
  items: readonly unknown[],
): { ref: RefObject<List | null>; onFocus: (event: FocusEvent) => void } {
  const ref = useRef<List>(null);
  const last = useRef<{ entry: number; button: number } | null>(null);
  const onFocus = ({ target }: FocusEvent) => {
    const entries = [...(ref.current?.children ?? [])];
    const entry = entries.findIndex((one) => one.contains(target));
    const buttons = [...(entries[entry]?.querySelectorAll('button') ?? [])];
    last.current = { entry, button: buttons.indexOf(target as HTMLButtonElement) };
  };
  useEffect(() => {
    if (!last.current || document.activeElement !== document.body) return;
    const { entry, button } = last.current;
    const next = ref.current?.children[Math.min(entry, items.length - 1)];
    next?.querySelectorAll('button')[button]?.focus();
  }, [items]);
  return { ref, onFocus };
}
