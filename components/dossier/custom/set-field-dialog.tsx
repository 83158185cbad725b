'use client';

import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import type { FormProblem } from '@/components/ui/form';
import { FormDialogContent } from '@/components/ui/form-dialog';
import { Select } from '@/components/ui/select';
import type { CustomField, CustomValue } from '@/lib/recruiter/vocabulary';
import { customEdit } from '../custom-edit';
import { EditBox } from '../fields/field-editor';

type Set = (key: string, value: CustomValue | null) => void;

/** Sets one field of all that is chosen. */
export function SetFieldDialog({
  fields,
  of,
  open,
  busy,
  onOpenChange,
  onSet,
}: {
  fields: readonly CustomField[];
  /** What it is set of: `12 candidates`. */
  of: string;
  open: boolean;
  busy: boolean;
  onOpenChange: (open: boolean) => void;
  onSet: Set;
}) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      {open && <SetField fields={fields} of={of} busy={busy} onSet={onSet} />}
    </Dialog>
  );
}

function SetField({
  fields,
  of,
  busy,
  onSet,
}: {
  fields: readonly CustomField[];
  of: string;
  busy: boolean;
  onSet: Set;
}) {
  const [key, setKey] = useState(fields[0]?.key ?? '');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const field = fields.find((one) => one.key === key);
  const edit = field && customEdit(field, undefined);
  const [input] = edit?.inputs ?? [];
  const submit = () => {
    const read = edit?.read([text]);
    if (!read) return;
    if ('problem' in read) return setProblem({ message: read.problem });
    onSet(key, read.value as CustomValue | null);
  };
  return (
    <FormDialogContent
      title="Set a field"
      description={`Of ${of}. A value that is there is replaced; you can undo this.`}
      submit={text === '' ? 'Clear' : 'Set'}
      busy={busy}
      problem={problem}
      onSubmit={submit}
    >
      <Field label="Field">
        <Select
          value={key}
          options={fields.map((one) => ({ value: one.key, label: one.name }))}
          onValueChange={(next) => {
            setKey(next);
            setText('');
            setProblem(null);
          }}
        />
      </Field>
      {input && (
        <EditBox
          input={input}
          text={text}
          alone
          problemId={undefined}
          onText={(typed) => {
            setText(typed);
            setProblem(null);
          }}
        />
      )}
    </FormDialogContent>
  );
}
