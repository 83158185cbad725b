'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from './button';
import { DialogClose, DialogContent } from './dialog';
import { Form, type FormProblem } from './form';

/** Content of a dialog with questions: fields in a form, and below them Cancel and the submit button. */
export function FormDialogContent({
  title,
  description,
  submit,
  busy,
  disabled,
  problem,
  onSubmit,
  size,
  className = 'flex flex-col gap-4',
  children,
}: {
  title: string;
  description: ReactNode;
  /** The words on the button that sends. */
  submit: string;
  busy: boolean;
  disabled?: boolean;
  problem: FormProblem | null;
  onSubmit: (values: Record<string, string>) => void;
  size?: ComponentProps<typeof DialogContent>['size'];
  /** Layout of the fields. */
  className?: string;
  children: ReactNode;
}) {
  const form = useId();
  return (
    <DialogContent
      title={title}
      description={description}
      size={size}
      footer={
        <>
          <DialogClose asChild>
            <Button>Cancel</Button>
          </DialogClose>
          <Button type="submit" form={form} variant="primary" busy={busy} disabled={disabled}>
            {submit}
          </Button>
        </>
      }
    >
      <Form id={form} label={title} problem={problem} className={className} onSubmit={onSubmit}>
        {children}
      </Form>
    </DialogContent>
  );
}
