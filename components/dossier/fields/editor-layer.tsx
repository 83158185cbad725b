'use client';

import { type ReactNode, useRef } from 'react';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Popover, PopoverAnchor, PopoverContent } from '@/components/ui/popover';
import { useTouch } from '@/components/ui/use-touch';
import type { FieldEdit } from './edits';
import { FieldEditor } from './field-editor';
import { useDraft } from './use-draft';

type Editing = {
  label: string;
  edit: FieldEdit;
  onSave: (value: unknown) => void;
  onClose: () => void;
  onLocate?: (() => void) | undefined;
};

/**
 * Opens the editor of a value over the page, which does not move: attached to the value, or rising from the lower edge
 * on a narrow or touch screen. Pressing outside keeps the typed text if it is valid.
 */
export function EditorLayer({
  open,
  children,
  ...editing
}: Editing & { open: boolean /** What the editor hangs on. */; children: ReactNode }) {
  const touch = useTouch();
  if (touch) {
    return (
      <>
        {children}
        {open && <EditorSheet {...editing} />}
      </>
    );
  }
  return (
    <Popover open={open} onOpenChange={(next) => !next && editing.onClose()}>
      <PopoverAnchor asChild>{children}</PopoverAnchor>
      {open && <EditorPopover {...editing} />}
    </Popover>
  );
}

function EditorPopover({ label, edit, onSave, onClose }: Editing) {
  const draft = useDraft(edit, { onSave, onClose });
  const wide = edit.inputs.some(({ multiline }) => multiline);
  return (
    <PopoverContent
      aria-label={`Correct ${label.toLowerCase()}`}
      className={wide ? 'w-lg' : 'w-80'}
      onOpenAutoFocus={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => event.preventDefault()}
      onInteractOutside={(event) => {
        event.preventDefault();
        draft.submit();
      }}
    >
      <FieldEditor label={label} edit={edit} draft={draft} onCancel={onClose} />
    </PopoverContent>
  );
}

function EditorSheet({ label, edit, onSave, onClose, onLocate }: Editing) {
  const draft = useDraft(edit, { onSave, onClose });
  const located = useRef(false);
  const locate = onLocate && {
    onLocate: () => {
      located.current = true;
      onClose();
      onLocate();
    },
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={label}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => located.current && event.preventDefault()}
      >
        <FieldEditor label={label} edit={edit} draft={draft} onCancel={onClose} {...locate} />
      </DialogContent>
    </Dialog>
  );
}
