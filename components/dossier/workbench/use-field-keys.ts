import { type KeyboardEvent, useCallback } from 'react';

/** Moves the focus from value to value with the arrow keys, as one reads. */
export function useFieldKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  return useCallback((event) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || !(event.target instanceof HTMLElement) || !event.target.matches('[data-field]')) return;
    const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-field]')].filter(
      (field) => field.offsetParent !== null,
    );
    const next = fields[fields.indexOf(event.target) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest' });
  }, []);
}
