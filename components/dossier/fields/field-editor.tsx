'use client';

import { LocateFixed } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { fieldLook, Input, Textarea } from '@/components/ui/input';
import { Kbd } from '@/components/ui/kbd';
import type { EditInput, FieldEdit } from './edits';
import type { Draft } from './use-draft';

/**
 * The form in which a value is corrected. Enter keeps it (with Ctrl in several lines), Esc leaves it as it was; on a button,
 * Enter presses that button.
 */
export function FieldEditor({
  label,
  edit,
  draft,
  onCancel,
  onLocate,
}: {
  label: string;
  edit: FieldEdit;
  draft: Draft;
  onCancel: () => void;
  /** Shows where the value is in the original. */
  onLocate?: (() => void) | undefined;
}) {
  const formRef = useRef<HTMLFormElement>(null);
  const problemId = useId();
  const multiline = edit.inputs.some((input) => input.multiline);

  useEffect(() => {
    const first = formRef.current?.querySelector<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
      'input, textarea, select',
    );
    first?.focus();
    if (first && !(first instanceof HTMLSelectElement)) first.select();
  }, []);

  const pressKey = (event: KeyboardEvent) => {
    const inLines = event.target instanceof HTMLTextAreaElement;
    const onButton = event.target instanceof HTMLButtonElement;
    const saves = !onButton && (!inLines || event.ctrlKey || event.metaKey);
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && saves) draft.submit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <form
      method="post"
      ref={formRef}
      aria-label={`Correct ${label.toLowerCase()}`}
      className="text-sm"
      onKeyDown={pressKey}
      onSubmit={(event) => {
        event.preventDefault();
        draft.submit();
      }}
    >
      <div className="grid gap-2">
        {edit.inputs.map((input, index) => (
          <EditBox
            key={input.label}
            input={input}
            text={draft.texts[index] ?? ''}
            alone={edit.inputs.length === 1}
            problemId={draft.problem && problemId}
            onText={(text) => draft.write(index, text)}
          />
        ))}
      </div>
      {draft.problem && (
        <p id={problemId} role="alert" className="mt-1.5 text-xs text-critical">
          {draft.problem}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-1.5">
        <Button type="submit" variant="primary" size="sm">
          Save
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        {onLocate && (
          <Button size="sm" variant="quiet" className="ml-auto" onClick={onLocate}>
            <LocateFixed aria-hidden />
            Show in the original
          </Button>
        )}
        {!onLocate && (
          <span className="ml-auto flex items-center gap-1 text-2xs text-ink-faint max-sm:hidden">
            <Kbd keys={multiline ? ['Ctrl', 'Enter'] : ['Enter']} /> to save
          </span>
        )}
      </div>
    </form>
  );
}

/** The box in which one part of a value is typed or chosen. */
export function EditBox({
  input,
  text,
  alone,
  problemId,
  onText,
}: {
  input: EditInput;
  text: string;
  /** True for the only box of its editor, whose place on the page explains it. */
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
    <Textarea
      {...shared}
      rows={alone ? 6 : 2}
      className="max-h-80"
      onChange={(event) => onText(event.target.value)}
    />
  ) : (
    <Input
      {...shared}
      {...(input.isDay && { type: 'date' })}
      onChange={(event) => onText(event.target.value)}
    />
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
