'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettled } from '@/components/shell/use-settled';
import { ComboboxList } from '@/components/ui/combobox';
import { Input } from '@/components/ui/input';
import { useCombobox } from '@/components/ui/use-combobox';
import type { CompletionKind } from '../data/calls';
import type { Completion } from '../data/model';
import { useMatcher } from '../matcher-context';

const FRESH_MS = 300_000;
const NONE: readonly Completion[] = [];

/** Returns the completions of a word; requested at a pause, and cancelled on further typing. */
function useCompletions(
  of: CompletionKind | undefined,
  typed: string,
  isOpen: boolean,
): readonly Completion[] {
  const { session, calls } = useMatcher();
  const settled = useSettled(typed.trim()).slice(0, 100);
  const isWord = of !== undefined && settled.length > 1;
  const { data } = useQuery({
    queryKey: ['matcher', session, 'completions', of, settled],
    queryFn: ({ signal }) => calls.completions(of ?? 'skills', settled, signal),
    enabled: isWord && isOpen,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
  return isWord && isOpen && typed.trim() ? (data?.completions ?? NONE) : NONE;
}

/**
 * A field whose words are completed as they are typed. Enter takes the active completion, or else the typed text
 * (`free`).
 */
export function CompletionField({
  label,
  completes,
  placeholder,
  free = true,
  onTake,
  ...props
}: {
  label: string;
  completes?: CompletionKind | undefined;
  placeholder?: string | undefined;
  /** True if words that are not a completion are accepted as well. */
  free?: boolean;
  onTake: (completion: Completion) => void;
  id?: string;
}) {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const completions = useCompletions(completes, typed, isOpen);
  const take = (completion: Completion | undefined) => {
    if (completion) onTake(completion);
    setTyped('');
    reset();
  };
  const written = () => {
    const word = typed.trim();
    if (!word) return undefined;
    return free ? { value: word, label: word } : completions[0];
  };
  const { field, role, list, reset } = useCombobox({
    options: completions.map(({ value, label: shown, detail }) => ({
      ...{ key: `${value} ${detail ?? ''}`, label: shown, detail },
    })),
    isOpen,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onChoose: (index) => take(completions[index]),
    onEnter: () => take(written()),
  });
  return (
    <div className="relative">
      <Input
        {...props}
        {...field}
        {...role}
        aria-label={label}
        maxLength={200}
        placeholder={placeholder ?? 'Type to add'}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setOpen(true);
          reset();
        }}
        onBlur={() => setOpen(false)}
      />
      <ComboboxList {...list} label={`Suggestions for ${label}`} />
    </div>
  );
}
