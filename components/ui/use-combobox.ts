import { type KeyboardEvent, useId, useState } from 'react';

/** One line of the list of a combobox. Lines with the same `group` behind each other are under one heading. */
export type ComboboxOption = {
  key: string;
  label: string;
  detail?: string | null | undefined;
  /** Number of matches, in words. */
  count?: string | undefined;
  group?: string | undefined;
};

const NONE = -1;

type Given = {
  options: readonly ComboboxOption[];
  /** True while the list may be shown; without options it is not. */
  isOpen: boolean;
  isLoading?: boolean;
  /** True if Enter takes the first option without a step to it. */
  isFirstTaken?: boolean;
  /** Opens the list by an arrow. Without it, arrows are keys of the field while no list is shown. */
  onOpen?: () => void;
  onClose: () => void;
  onChoose: (index: number) => void;
  /** Takes what is written. Without it, Enter is a key of the field. */
  onEnter?: () => void;
  /** Hears Escape while no list is shown. */
  onLeave?: () => void;
};

/**
 * Returns the state of a field whose text is completed from a list (ARIA APG, editable combobox with list autocomplete):
 * the focus stays in the field, arrows go round the options, Enter and Tab take the active one, Escape closes the list
 * before a page or a dialog around it hears of it. `field` goes to the input, the rest to `ComboboxList`.
 */
export function useCombobox({ options, isOpen, isLoading = false, isFirstTaken = false, ...on }: Given) {
  const listId = useId();
  const [pointed, point] = useState<number | null>(null);
  const count = options.length;
  const first = isFirstTaken && count > 0 ? 0 : NONE;
  const active = Math.min(pointed ?? first, count - 1);
  const isShown = isOpen && (count > 0 || isLoading);
  const step = (by: 1 | -1) => {
    on.onOpen?.();
    if (count > 0) point(active === NONE && by < 0 ? count - 1 : (active + by + count) % count);
  };
  /** Does what a key means; returns false for a key of the field. */
  const press = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const isActive = isShown && active !== NONE;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (!isShown && !on.onOpen) return false;
      step(key === 'ArrowDown' ? 1 : -1);
    } else if (isActive && (key === 'Enter' || (key === 'Tab' && !shiftKey))) on.onChoose(active);
    else if (key === 'Enter' && on.onEnter) on.onEnter();
    else if (key === 'Escape' && isShown) on.onClose();
    else if (key === 'Escape' && on.onLeave) on.onLeave();
    else return false;
    return true;
  };
  const field = {
    'aria-autocomplete': 'list',
    'aria-controls': isShown ? listId : undefined,
    'aria-activedescendant': isShown && active !== NONE ? optionId(listId, active) : undefined,
    autoComplete: 'off',
    onKeyDown: (event: KeyboardEvent) => {
      // An input method has the keys while it composes.
      if (event.nativeEvent.isComposing || !press(event)) return;
      event.preventDefault();
      if (event.key === 'Escape' && isShown) event.stopPropagation();
    },
  } as const;
  /** For a field of one line. */
  const role = { role: 'combobox', 'aria-expanded': isShown, spellCheck: false } as const;
  /** Forgets which option was stepped or pointed to; for a list that is another one. */
  const reset = () => point(null);
  return {
    ...{ field, role, reset },
    list: { id: listId, options, active, isShown, isLoading, onChoose: on.onChoose, onPoint: point },
  };
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;
