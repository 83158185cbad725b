'use client';

import { Search, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Input } from '@/components/ui/input';
import type { DossierKind } from '@/lib/recruiter/vocabulary';
import { KIND_WORDS } from '../kinds';

const PAUSE_MS = 250;

/** The search field of the list. It asks when typing pauses, and follows the URL when that changes by other ways. */
export function ListSearch({
  kind,
  value,
  onSearch,
  inputRef,
}: {
  kind: DossierKind;
  value: string;
  onSearch: (search: string) => void;
  inputRef: RefObject<HTMLInputElement | null>;
}) {
  const [text, setText] = useState(value);
  const asked = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (next: string, pause: number) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      asked.current = next.trim();
      onSearch(next.trim());
    }, pause);
  };
  return (
    <search className="relative min-w-0 flex-1 md:max-w-80">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-ink-faint"
      />
      <Input
        ref={inputRef}
        aria-label={`Search ${KIND_WORDS[kind].many}`}
        placeholder={KIND_WORDS[kind].searchHint}
        className="px-8"
        value={text}
        onChange={(event) => ask(event.target.value, PAUSE_MS)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') ask(text, 0);
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      {text && (
        <button
          type="button"
          aria-label="Clear the search"
          className="absolute top-1/2 right-1 flex size-6 -translate-y-1/2 items-center justify-center rounded-sm text-ink-faint hover:bg-hover hover:text-ink"
          onClick={() => {
            ask('', 0);
            inputRef.current?.focus();
          }}
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </search>
  );
}
