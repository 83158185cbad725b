import { Search, X } from 'lucide-react';
import type { RefObject } from 'react';
import { ComboboxList } from '@/components/ui/combobox';
import { Input } from '@/components/ui/input';
import type { QueryBarState } from './use-query-bar';

/** The one field of a list's question: words, and filters by any field, completed as they are typed. */
export function QueryBar({
  bar,
  label,
  placeholder,
  inputRef,
  faultId,
}: {
  bar: QueryBarState;
  label: string;
  placeholder: string;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Element that shows the faults of the question. */
  faultId: string | undefined;
}) {
  return (
    <search className="relative min-w-0 flex-1">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-ink-faint"
      />
      <Input
        ref={inputRef}
        {...bar.field}
        {...bar.role}
        aria-label={label}
        aria-invalid={faultId !== undefined || undefined}
        aria-describedby={faultId}
        placeholder={placeholder}
        maxLength={2000}
        className="px-8 text-ellipsis"
        value={bar.text}
        onChange={({ target }) => bar.type(target.value, target.selectionStart ?? target.value.length)}
        onSelect={({ currentTarget }) => bar.moveCaret(currentTarget.selectionStart ?? 0)}
        onClick={bar.open}
        onBlur={bar.close}
      />
      {bar.text && (
        <button
          type="button"
          aria-label="Clear the words"
          className="absolute top-1/2 right-1 flex size-6 -translate-y-1/2 items-center justify-center rounded-sm text-ink-faint hover:bg-hover hover:text-ink"
          onMouseDown={(event) => event.preventDefault()}
          onClick={bar.clear}
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
      <ComboboxList {...bar.list} label="Completions" />
    </search>
  );
}
