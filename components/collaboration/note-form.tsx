'use client';

import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Textarea } from '@/components/ui/input';
import { Kbd } from '@/components/ui/kbd';
import type { Colleague } from '@/lib/recruiter/vocabulary';
import { mentionBeing, mentionedIn, offered, withMention } from './mentions';

/** Writes a note; an @ offers the colleagues to mention. The text comes back if it could not be saved. */
export function NoteForm({
  colleagues,
  onSend,
}: {
  colleagues: readonly Colleague[];
  /** Returns whether it was saved. */
  onSend: (text: string, mentions: string[]) => Promise<boolean>;
}) {
  const [text, setText] = useState('');
  const [caret, setCaret] = useState(0);
  const [at, setAt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [shut, setShut] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const being = shut ? null : mentionBeing(text, caret);
  const people = being ? offered(colleagues, being.typed) : [];
  const current = people[Math.min(at, people.length - 1)];
  const write = (next: string, position: number) => {
    setText(next);
    setCaret(position);
    setAt(0);
    setShut(false);
  };
  const mention = (colleague: Colleague) => {
    if (!being) return;
    const next = withMention(text, being, colleague);
    // The caret moves before the next key is handled, so that further typing comes after the name.
    flushSync(() => write(next.text, next.caret));
    field.current?.focus();
    field.current?.setSelectionRange(next.caret, next.caret);
  };
  const send = async () => {
    if (!text.trim() || busy) return;
    setBusy(true);
    const mentions = mentionedIn(text, colleagues).map(({ id }) => id);
    write('', 0);
    const saved = await onSend(text, mentions).catch(() => false);
    setBusy(false);
    // Text typed in the meantime is kept.
    if (!saved) setText((now) => now || text);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return void send();
    }
    if (people.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAt((at + step + people.length) % people.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && current) mention(current);
    else if (event.key === 'Escape') setShut(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="relative">
        <Textarea
          ref={field}
          data-note
          aria-label="Write a note"
          rows={3}
          maxLength={4000}
          placeholder="Write a note… @ mentions a colleague"
          value={text}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current && `${listId}-${current.id}`}
          onChange={(event) => write(event.target.value, event.target.selectionStart)}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
          onKeyDown={press}
        />
        <ul
          id={listId}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the list of a combobox
          role="listbox"
          aria-label="Colleagues"
          className={cn(
            'absolute inset-x-0 top-full z-10 mt-1 rounded-lg border bg-raised p-1 shadow-overlay',
            people.length === 0 && 'hidden',
          )}
        >
          {people.map((colleague) => (
            // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, as in every combobox
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above takes the keys
            <li
              key={colleague.id}
              id={`${listId}-${colleague.id}`}
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an option of a combobox
              role="option"
              aria-selected={colleague.id === current?.id}
              className={cn('rounded-sm px-2 py-1.5', colleague.id === current?.id && 'bg-selected')}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => mention(colleague)}
            >
              {colleague.name}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex items-center justify-end gap-2">
        <Kbd keys={['Ctrl', '↵']} className="max-sm:hidden" />
        <Button size="sm" variant="primary" busy={busy} disabled={!text.trim()} onClick={send}>
          Save the note
        </Button>
      </div>
    </div>
  );
}
