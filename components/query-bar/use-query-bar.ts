import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type BarFilter,
  type BarQuestion,
  type IsField,
  questionOf,
  replaced,
  tokenAt,
  withEquals,
} from './bar-text';
import type { Completion, Completions } from './completion';

const NONE = -1;

/**
 * Returns the text of a bar with its caret and the token there. It follows the URL where that changes other than by
 * asking (`asked`).
 */
export function useBarInput(
  words: string,
  inputRef: RefObject<HTMLInputElement | null>,
  isField: IsField = () => false,
) {
  const [{ text, caret }, setState] = useState({ text: words, caret: words.length });
  const asked = useRef(words);
  const moves = useRef(false);
  useEffect(() => {
    if (words === asked.current) return;
    asked.current = words;
    setState({ text: words, caret: words.length });
  }, [words]);
  // Inserted text leaves the caret after it.
  useLayoutEffect(() => {
    if (moves.current) inputRef.current?.setSelectionRange(caret, caret);
    moves.current = false;
  });
  const write = (next: { text: string; caret: number }) => {
    moves.current = true;
    setState(next);
  };
  return { text, token: tokenAt(withEquals(text, isField), caret), setState, write, asked, isField };
}

/** Returns the key handlers of the bar, given its completions and the active one. */
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

/** Returns the completion in focus: the one under the pointer, else the one that Enter should take. */
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

/** Inputs of a bar: the words of the current question, the completions of its token, and the handler of a question. */
type Asking = {
  words: string;
  completions: Completions;
  /**
   * Asks the question. `edited` is the filter that was put into the bar to be changed, which is removed if the question
   * has others instead. Returns false where something is wrong with it, and the text stays.
   */
  ask: (question: BarQuestion, edited: BarFilter | null) => boolean;
  open?: (href: string) => void;
  /**
   * Returns the text that stays in the bar after a question was asked; its words, where filters are shown elsewhere.
   */
  textOf?: (question: BarQuestion) => string;
};

const wordsOf = ({ words }: BarQuestion) => words;

/** Returns the state of a query bar: its text, the completions, and the question in the end. */
export function useQueryBar(
  { text, token, setState, write, asked, isField }: ReturnType<typeof useBarInput>,
  inputRef: RefObject<HTMLInputElement | null>,
  { words, completions: offered, ask: askFor, open, textOf = wordsOf }: Asking,
) {
  const [isOpen, setOpen] = useState(false);
  const edited = useRef<BarFilter | null>(null);
  const { completions, isLoading, isFirstTaken } = offered;
  const { active, point, step } = usePointer(completions, isFirstTaken);

  const show = (next: { text: string; caret: number }, opens: boolean) => {
    write(next);
    point(null);
    setOpen(opens);
  };
  const ask = (written: string, ...more: BarFilter[]) => {
    const question = questionOf(withEquals(written, isField));
    const whole = { ...question, filters: [...question.filters, ...more] };
    if (!askFor(whole, edited.current)) return setOpen(false);
    edited.current = null;
    const left = textOf(whole);
    asked.current = left;
    show({ text: left, caret: left.length }, false);
  };
  const choose = ({ effect }: Completion) => {
    if (effect.type === 'open') return open?.(effect.href);
    if (effect.type === 'write') return show(replaced(text, token, effect.text), true);
    return ask(replaced(text, token, '').text, effect.filter);
  };
  /** Puts a filter into the bar to be changed there. */
  const edit = (filter: BarFilter) => {
    edited.current = filter;
    const next = [words, `${filter.name}=${filter.value}`].filter(Boolean).join(' ');
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
