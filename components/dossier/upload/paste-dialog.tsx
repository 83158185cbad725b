'use client';

import { useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { FormDialogContent } from '@/components/ui/form-dialog';
import { Input, Textarea } from '@/components/ui/input';
import type { DossierKind } from '@/lib/recruiter/vocabulary';
import type { UploadActions } from '../actions';
import { KIND_WORDS } from '../kinds';

/** Takes a document that is at hand only as text. */
export function PasteDialog({
  kind,
  open,
  onOpenChange,
  paste,
  onPasted,
}: {
  kind: DossierKind;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  paste: UploadActions['paste'];
  onPasted: () => void;
}) {
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const { busy, problem, run } = useAction({ inForm: true });
  const send = () => {
    const given = name.trim();
    run(
      () => paste(given ? { kind, text, name: given } : { kind, text }),
      () => {
        setText('');
        setName('');
        onOpenChange(false);
        onPasted();
      },
    );
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <FormDialogContent
        size="md"
        title={`Paste the text of a ${KIND_WORDS[kind].document}`}
        description="A file is read better than its text: pasting loses columns, headings and links."
        submit="Read this text"
        busy={busy}
        disabled={!text.trim()}
        problem={problem}
        onSubmit={send}
      >
        <Field label="Text" name="text">
          <Textarea
            rows={10}
            className="max-h-[40dvh] min-h-48"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Field label="Name of the document" name="name" hint="Optional. The name it has among the uploads.">
          <Input value={name} maxLength={200} onChange={(event) => setName(event.target.value)} />
        </Field>
      </FormDialogContent>
    </Dialog>
  );
}
