'use client';

import { Plus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { CompletionKind } from '../data/calls';
import type { Completion } from '../data/model';
import { CompletionField } from './completion-field';

/** One chosen item of a list, with its settings below its name. */
export function Token({
  text,
  onRemove,
  children,
}: {
  text: string;
  onRemove: () => void;
  children?: ReactNode;
}) {
  return (
    <li className="rounded-md border bg-raised">
      <div className="flex min-h-7 items-center gap-1 pl-2">
        <span className="min-w-0 flex-1 truncate py-1 text-sm" title={text}>
          {text}
        </span>
        <button
          type="button"
          aria-label={`Remove ${text}`}
          className="flex size-7 shrink-0 items-center justify-center rounded-sm text-ink-faint hover:bg-hover hover:text-ink pointer-coarse:size-9"
          onClick={onRemove}
        >
          <X aria-hidden className="size-3.5" />
        </button>
      </div>
      {children && <div className="flex flex-wrap items-center gap-2 border-t px-2 py-1.5">{children}</div>}
    </li>
  );
}

/** A field that adds to a list, the list above it, and below it items related to the last one added. */
export function TokenField({
  label,
  completes,
  placeholder,
  free,
  chosen,
  onAdd,
  children,
}: {
  label: string;
  completes?: CompletionKind | undefined;
  placeholder?: string | undefined;
  free?: boolean;
  /** Values in the list, so that they are not offered again. */
  chosen: readonly string[];
  onAdd: (completion: Completion) => void;
  children: ReactNode;
}) {
  const [related, setRelated] = useState<readonly string[]>([]);
  const taken = new Set(chosen.map((value) => value.toLowerCase()));
  const offered = related.filter((word) => !taken.has(word.toLowerCase())).slice(0, 6);
  const add = (completion: Completion) => {
    if (!taken.has(completion.value.toLowerCase())) onAdd(completion);
    if (completion.related) setRelated(completion.related);
  };
  return (
    <div className="flex flex-col gap-1.5">
      {chosen.length > 0 && (
        <ul aria-label={`${label}: chosen`} className="flex flex-col gap-1">
          {children}
        </ul>
      )}
      <CompletionField
        label={label}
        completes={completes}
        placeholder={placeholder}
        {...(free !== undefined && { free })}
        onTake={add}
      />
      {chosen.length > 0 && offered.length > 0 && (
        <div className="flex flex-wrap gap-1">
          <span className="w-full text-2xs text-ink-faint">Related</span>
          {offered.map((word) => (
            <button
              key={word}
              type="button"
              aria-label={`Add ${word}`}
              className="inline-flex min-h-6 max-w-full items-center gap-1 rounded-sm border border-dashed border-line-strong px-1.5 text-xs text-ink-muted hover:bg-hover hover:text-ink pointer-coarse:min-h-9"
              onClick={() => add({ value: word, label: word })}
            >
              <Plus aria-hidden className="size-3 shrink-0" />
              <span className="truncate">{word}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
