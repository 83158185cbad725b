'use client';

import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { ComboboxList } from '@/components/ui/combobox';
import { Textarea } from '@/components/ui/input';
import { Kbd } from '@/components/ui/kbd';
import { useCombobox } from '@/components/ui/use-combobox';
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
  const [busy, setBusy] = useState(false);
  const [shut, setShut] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const being = shut ? null : mentionBeing(text, caret);
  const people = being ? offered(colleagues, being.typed) : [];
  const write = (next: string, position: number) => {
    setText(next);
    setCaret(position);
    reset();
    setShut(false);
  };
  const mention = (colleague: Colleague | undefined) => {
    if (!being || !colleague) return;
    const next = withMention(text, being, colleague);
    // The caret moves before the next key is handled, so that further typing comes after the name.
    flushSync(() => write(next.text, next.caret));
    area.current?.focus();
    area.current?.setSelectionRange(next.caret, next.caret);
  };
  const { field, list, reset } = useCombobox({
    options: people.map(({ id: key, name: label }) => ({ key, label })),
    isOpen: being !== null,
    isFirstTaken: true,
    onClose: () => setShut(true),
    onChoose: (index) => mention(people[index]),
  });
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
    field.onKeyDown(event);
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="relative">
        <Textarea
          {...field}
          ref={area}
          data-note
          aria-label="Write a note"
          rows={3}
          maxLength={4000}
          placeholder="Write a note… @ mentions a colleague"
          value={text}
          onChange={(event) => write(event.target.value, event.target.selectionStart)}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
          onKeyDown={press}
        />
        <ComboboxList {...list} label="Colleagues" />
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
