'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { useSettled } from '@/components/shell/use-settled';
import { cn } from '@/components/ui/cn';
import { Input } from '@/components/ui/input';
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

function keysOf(field: {
  step: (by: 1 | -1) => void;
  take: () => void;
  leave: (event: KeyboardEvent) => void;
}) {
  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') field.step(1);
    else if (event.key === 'ArrowUp') field.step(-1);
    else if (event.key === 'Enter') field.take();
    else if (event.key === 'Escape') return field.leave(event);
    else return;
    event.preventDefault();
  };
}

/**
 * A field whose words are completed as they are typed. Enter takes the highlighted completion, or else the typed text
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
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [pointed, point] = useState(-1);
  const completions = useCompletions(completes, typed, isOpen);
  const active = Math.min(pointed, completions.length - 1);
  const take = (completion: Completion | undefined) => {
    if (completion) onTake(completion);
    setTyped('');
    point(-1);
  };
  const written = () => {
    const word = typed.trim();
    if (!word) return undefined;
    return free ? { value: word, label: word } : completions[0];
  };
  const isShown = isOpen && completions.length > 0;
  return (
    <div className="relative">
      <Input
        {...props}
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder={placeholder ?? 'Type to add'}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setOpen(true);
          point(-1);
        }}
        onBlur={() => setOpen(false)}
        onKeyDown={keysOf({
          step: (by) => {
            setOpen(true);
            point((active + by + completions.length) % Math.max(1, completions.length));
          },
          take: () => take(completions[active] ?? written()),
          leave: (event) => {
            if (isShown) event.stopPropagation();
            setOpen(false);
          },
        })}
      />
      {isShown && (
        <Options id={listId} label={label} completions={completions} active={active} onTake={take} />
      )}
      <span role="status" className="sr-only">
        {isShown && `${completions.length} suggestions`}
      </span>
    </div>
  );
}

function Options({
  id,
  label,
  completions,
  active,
  onTake,
}: {
  id: string;
  label: string;
  completions: readonly Completion[];
  active: number;
  onTake: (completion: Completion) => void;
}) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={`Suggestions for ${label}`}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-64 animate-appear overflow-y-auto rounded-lg border bg-raised p-1 shadow-overlay"
    >
      {completions.map((completion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its keys choose
        <div
          key={`${completion.value} ${completion.detail ?? ''}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className={cn(
            'flex min-h-8 cursor-default items-center gap-2 rounded-sm px-2 py-1 select-none hover:bg-hover pointer-coarse:min-h-11',
            index === active && 'bg-selected',
          )}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(completion)}
        >
          <span className="min-w-0 flex-1 truncate">{completion.label}</span>
          {completion.detail && (
            <span className="max-w-1/2 shrink-0 truncate text-xs text-ink-muted">{completion.detail}</span>
          )}
        </div>
      ))}
    </div>
  );
}
