'use client';

import { useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { CheckLine } from '@/components/ui/check-line';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { FormDialogContent } from '@/components/ui/form-dialog';
import { Input } from '@/components/ui/input';
import type { Outcome } from '@/lib/recruiter/vocabulary';

/** Asks for the name of a board or of something on it; of a new board also whether others see it. */
export function NameDialog<Value>({
  title,
  description,
  submit,
  name = '',
  mayShare = false,
  save,
  onSaved,
  onClose,
}: {
  title: string;
  description: string;
  /** The words on the button. */
  submit: string;
  name?: string;
  mayShare?: boolean;
  save: (given: { name: string; shared: boolean }) => Promise<Outcome<Value>>;
  onSaved: (value: Value) => void;
  onClose: () => void;
}) {
  const { busy, problem, run } = useAction({ inForm: true });
  const [shared, setShared] = useState(false);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <FormDialogContent
        {...{ title, description, submit, busy, problem }}
        onSubmit={(values) => run(() => save({ name: values.name ?? '', shared }), onSaved)}
      >
        <Field label="Name" name="name">
          <Input defaultValue={name} maxLength={80} autoComplete="off" required />
        </Field>
        {mayShare && <CheckLine label="Share it with the workspace" checked={shared} onChange={setShared} />}
      </FormDialogContent>
    </Dialog>
  );
}
