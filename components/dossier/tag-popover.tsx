'use client';

import { Plus, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Input } from '@/components/ui/input';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';

const LONGEST_TAG = 40;

/** Adds and removes tags, with those in use offered first. `current` are tags that can be taken off. */
export function TagPopover({
  current,
  known,
  onAdd,
  onRemove,
  children,
}: {
  current: readonly string[];
  known: readonly string[];
  onAdd: (tag: string) => void;
  onRemove: (tag: string) => void;
  /** The button that opens it. */
  children: ReactNode;
}) {
  const [text, setText] = useState('');
  const listId = useId();
  const typed = text.trim();
  const offered = known.filter(
    (tag) => !current.includes(tag) && tag.toLowerCase().includes(typed.toLowerCase()),
  );
  const add = (tag: string) => {
    if (!tag) return;
    setText('');
    onAdd(tag);
  };
  return (
    <Popover>
      <PopoverTrigger asChild>{children}</PopoverTrigger>
      <PopoverContent aria-label="Tags" className="w-64 p-2">
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            add(typed);
          }}
        >
          <Input
            aria-label="Add a tag"
            aria-describedby={listId}
            placeholder="Add a tag…"
            maxLength={LONGEST_TAG}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </form>
        <ul id={listId} className="mt-2 flex max-h-56 flex-col overflow-y-auto">
          {current.map((tag) => (
            <TagLine key={tag} label={`Remove ${tag}`} icon={<X aria-hidden />} onPress={() => onRemove(tag)}>
              {tag}
            </TagLine>
          ))}
          {offered.slice(0, 20).map((tag) => (
            <TagLine
              key={tag}
              label={`Add ${tag}`}
              icon={<Plus aria-hidden />}
              onPress={() => add(tag)}
              quiet
            >
              {tag}
            </TagLine>
          ))}
          {current.length + offered.length === 0 && (
            <li className="px-2 py-1 text-xs text-ink-muted">Type a word and press Enter.</li>
          )}
        </ul>
      </PopoverContent>
    </Popover>
  );
}

function TagLine({
  label,
  icon,
  quiet = false,
  onPress,
  children,
}: {
  label: string;
  icon: ReactNode;
  quiet?: boolean;
  onPress: () => void;
  children: string;
}) {
  return (
    <li>
      <button
        type="button"
        aria-label={label}
        onClick={onPress}
        className={`flex min-h-8 w-full items-center justify-between gap-2 rounded-sm px-2 text-left hover:bg-hover pointer-coarse:min-h-10 [&_svg]:size-3.5 [&_svg]:text-ink-faint ${quiet ? 'text-ink-muted' : 'font-medium'}`}
      >
        <span className="truncate">{children}</span>
        {icon}
      </button>
    </li>
  );
}
