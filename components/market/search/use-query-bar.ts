import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  filteredBy,
  type MarketFilter,
  type MarketView,
  valueOfFilter,
  WORDS,
} from '@/lib/recruiter/vocabulary';
import { filtersOfText, replaced, tokenAt } from './bar-text';
import { type Completion, takesFirst } from './completion';
import { type Completing, useCompletions } from './use-completions';

const NONE = -1;

/** The text of the bar with its caret: it follows the URL where that changes by other ways than asking (`asked`). */
function useBarText(words: string, inputRef: RefObject<HTMLInputElement | null>) {
  const [{ text, caret }, setState] = useState({ text: words, caret: words.length });
  const asked = useRef(words);
  const moves = useRef(false);
  useEffect(() => {
    if (words === asked.current) return;
    asked.current = words;
    setState({ text: words, caret: words.length });
  }, [words]);
  // What is written for somebody leaves the caret behind it.
  useLayoutEffect(() => {
    if (moves.current) inputRef.current?.setSelectionRange(caret, caret);
    moves.current = false;
  });
  const write = (next: { text: string; caret: number }) => {
    moves.current = true;
    setState(next);
  };
  return { text, caret, setState, write, asked };
}

/** What the keys of the bar do, given its completions and which of them is active. */
function keysOf(bar: {
  isOpen: boolean;
  active: Completion | undefined;
  step: (by: 1 | -1) => void;
  choose: (completion: Completion) => void;
  ask: () => void;
  leave: () => void;
}) {
  return (event: KeyboardEvent) => {
    const completed = bar.isOpen && !event.shiftKey ? bar.active : undefined;
    if (event.key === 'ArrowDown') bar.step(1);
    else if (event.key === 'ArrowUp') bar.step(-1);
    else if (event.key === 'Enter' && bar.isOpen && bar.active) bar.choose(bar.active);
    else if (event.key === 'Enter') bar.ask();
    else if (event.key === 'Tab' && completed) bar.choose(completed);
    else if (event.key === 'Escape') bar.leave();
    else return;
    event.preventDefault();
  };
}

/** Which completion the keys are at: the one that was pointed at, else the one that Enter should take. */
function usePointer(completions: readonly Completion[], isFirstTaken: boolean) {
  const [pointed, point] = useState<number | null>(null);
  const count = completions.length;
  const first = isFirstTaken && count > 0 ? 0 : NONE;
  const active = Math.min(pointed ?? first, count - 1);
  const step = (by: 1 | -1) => {
    if (count > 0) point(active === NONE && by < 0 ? count - 1 : (active + by + count) % count);
  };
  return { active, point, step };
}

/** The filter that was put into the bar: when it comes back by another name, the one it was is gone. */
function useEdited() {
  const edited = useRef<string | null>(null);
  const renamed = (filters: readonly MarketFilter[]): MarketFilter[] => {
    const name = edited.current;
    edited.current = null;
    const isGone = name !== null && filters.length > 1 && filters.every((filter) => filter.name !== name);
    return isGone ? [{ name, value: '' }] : [];
  };
  const begin = (name: string) => {
    edited.current = name;
  };
  return { begin, renamed };
}

/** The state of the query bar: its text, what that may become, and what is asked in the end. */
export function useQueryBar(
  completing: Completing,
  inputRef: RefObject<HTMLInputElement | null>,
  onView: (view: MarketView) => void,
) {
  const { view, fields } = completing;
  const { text, caret, setState, write, asked } = useBarText(valueOfFilter(view, WORDS), inputRef);
  const [isOpen, setOpen] = useState(false);
  const { begin, renamed } = useEdited();
  const token = tokenAt(text, caret);
  const { completions, isLoading } = useCompletions(token, completing);
  const { active, point, step } = usePointer(completions, takesFirst(token, fields));

  const show = (next: { text: string; caret: number }, opens: boolean) => {
    write(next);
    point(null);
    setOpen(opens);
  };
  const ask = (written: string, ...more: MarketFilter[]) => {
    const filters = [...filtersOfText(written), ...more];
    const words = filters[0]?.value ?? '';
    asked.current = words;
    show({ text: words, caret: words.length }, false);
    onView(filteredBy(view, ...renamed(filters), ...filters));
  };
  const choose = ({ effect }: Completion) =>
    effect.type === 'write'
      ? show(replaced(text, token, effect.text), true)
      : ask(replaced(text, token, '').text, effect.filter);
  /** Puts a filter into the bar to be changed there. */
  const edit = ({ name, value }: MarketFilter) => {
    begin(name);
    const next = [valueOfFilter(view, WORDS), `${name}=${value}`].filter(Boolean).join(' ');
    show({ text: next, caret: next.length }, true);
    inputRef.current?.focus();
  };
  return {
    ...{ text, completions, isLoading, active, choose, point, edit },
    isOpen: isOpen && (completions.length > 0 || isLoading),
    open: () => setOpen(true),
    close: () => setOpen(false),
    clear: () => ask(''),
    type: (next: string, at: number) => {
      setState({ text: next, caret: at });
      point(null);
      setOpen(true);
    },
    moveCaret: (at: number) => setState((now) => (now.caret === at ? now : { ...now, caret: at })),
    pressKey: keysOf({
      isOpen,
      active: completions[active],
      step: (by) => {
        setOpen(true);
        step(by);
      },
      choose,
      ask: () => ask(text),
      leave: () => (isOpen ? setOpen(false) : inputRef.current?.blur()),
    }),
  };
}

export type QueryBarState = ReturnType<typeof useQueryBar>;
