import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useCombobox } from '@/components/ui/use-combobox';
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
  const { field, role, list, reset } = useCombobox({
    options: completions.map(({ id: key, ...shown }) => ({ key, ...shown })),
    ...{ isOpen, isLoading, isFirstTaken },
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onChoose: (index) => choose(completions[index]),
    onEnter: () => ask(text),
    onLeave: () => inputRef.current?.blur(),
  });

  const show = (next: { text: string; caret: number }, opens: boolean) => {
    write(next);
    reset();
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
  const choose = (completion: Completion | undefined) => {
    if (!completion) return;
    const { effect } = completion;
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
    ...{ text, field, role, list, edit },
    open: () => setOpen(true),
    close: () => setOpen(false),
    clear: () => ask(''),
    type: (next: string, at: number) => {
      setState({ text: next, caret: at });
      reset();
      setOpen(true);
    },
    moveCaret: (at: number) => setState((now) => (now.caret === at ? now : { ...now, caret: at })),
  };
}

export type QueryBarState = ReturnType<typeof useQueryBar>;
