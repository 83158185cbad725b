'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { fieldLook, Input, Textarea } from '@/components/ui/input';
import { Kbd } from '@/components/ui/kbd';
import type { EditInput, FieldEdit } from './edits';

/** Corrects a value where it stands. Enter keeps it (with Ctrl in several lines), Esc leaves it as it was. */
export function FieldEditor({
  label,
  edit,
  busy,
  onSave,
  onCancel,
}: {
  label: string;
  edit: FieldEdit;
  busy: boolean;
  onSave: (value: unknown) => void;
  onCancel: () => void;
}) {
  const [texts, setTexts] = useState(() => edit.inputs.map(({ text }) => text));
  const [problem, setProblem] = useState<string>();
  const formRef = useRef<HTMLFormElement>(null);
  const problemId = useId();

  useEffect(() => {
    const first = formRef.current?.querySelector<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
      'input, textarea, select',
    );
    first?.focus();
    if (first && !(first instanceof HTMLSelectElement)) first.select();
  }, []);

  const save = () => {
    const result = edit.read(texts);
    if ('problem' in result) setProblem(result.problem);
    else if (texts.join('\0') === edit.inputs.map(({ text }) => text).join('\0')) onCancel();
    else onSave(result.value);
  };
  const pressKey = (event: KeyboardEvent) => {
    const inLines = event.target instanceof HTMLTextAreaElement;
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && (!inLines || event.ctrlKey || event.metaKey)) save();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <form
      ref={formRef}
      aria-label={`Correct ${label.toLowerCase()}`}
      className="my-1 block w-full max-w-xl rounded-lg text-sm font-normal tracking-normal text-ink border border-accent-line bg-raised p-2 shadow-overlay"
      onKeyDown={pressKey}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div className="grid gap-2">
        {edit.inputs.map((input, index) => (
          <EditBox
            key={input.label}
            input={input}
            text={texts[index] ?? ''}
            alone={edit.inputs.length === 1}
            problemId={problem && problemId}
            onText={(text) => setTexts(texts.map((known, at) => (at === index ? text : known)))}
          />
        ))}
      </div>
      {problem && (
        <p id={problemId} role="alert" className="mt-1 text-xs text-critical">
          {problem}
        </p>
      )}
      <div className="mt-2 flex items-center gap-1.5">
        <Button type="submit" variant="primary" size="sm" busy={busy}>
          Save
        </Button>
        <Button size="sm" variant="quiet" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
        <span className="ml-auto flex items-center gap-1 text-2xs text-ink-faint max-sm:hidden">
          {edit.inputs.some(({ multiline }) => multiline) ? (
            <Kbd keys={['Ctrl', 'Enter']} />
          ) : (
            <Kbd keys={['Enter']} />
          )}
          saves, <Kbd keys={['Esc']} /> leaves; empty means none
        </span>
      </div>
    </form>
  );
}

function EditBox({
  input,
  text,
  alone,
  problemId,
  onText,
}: {
  input: EditInput;
  text: string;
  /** The only box of its editor: the place on the page says what it is. */
  alone: boolean;
  problemId: string | undefined;
  onText: (text: string) => void;
}) {
  const shared = {
    'aria-label': input.label,
    'aria-describedby': problemId,
    'aria-invalid': problemId ? true : undefined,
    placeholder: input.hint ?? '',
    value: text,
  };
  const box = input.choices ? (
    <select
      aria-label={input.label}
      value={text}
      className={cn(fieldLook, 'h-8 px-2 pointer-coarse:h-10')}
      onChange={(event) => onText(event.target.value)}
    >
      {input.choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  ) : input.multiline ? (
    <Textarea {...shared} rows={2} className="max-h-80" onChange={(event) => onText(event.target.value)} />
  ) : (
    <Input {...shared} onChange={(event) => onText(event.target.value)} />
  );
  if (alone) return box;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is in `box`
    <label className="grid grid-cols-[7rem_1fr] items-center gap-2 text-xs text-ink-muted">
      {input.label}
      {box}
    </label>
  );
}
