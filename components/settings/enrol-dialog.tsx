'use client';

import { useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { CopyField } from '@/components/ui/copy-field';
import { Field } from '@/components/ui/field';
import { FormDialogContent } from '@/components/ui/form-dialog';
import { Input } from '@/components/ui/input';
import type { Enrolment, Outcome } from '@/lib/recruiter';
import { OwnPassword } from './own-password';
import { RecoveryCodesDialog } from './recovery-codes-dialog';

export type Enrol = {
  begin: (input: { password: string }) => Promise<Outcome<Enrolment>>;
  confirm: (input: { code: string }) => Promise<Outcome<{ recoveryCodes: string[] }>>;
};

/** Turning the second factor on, in three steps: the password, the app with its first code, the recovery codes. */
export function EnrolDialog({ actions: { begin, confirm } }: { actions: Enrol }) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const asking = useAction({ inForm: true });
  if (codes) return <RecoveryCodesDialog codes={codes} />;
  if (enrolment)
    return (
      <ConfirmDialog
        enrolment={enrolment}
        busy={asking.busy}
        problem={asking.problem}
        onSubmit={({ code = '' }) =>
          asking.run(
            () => confirm({ code }),
            ({ recoveryCodes }) => setCodes(recoveryCodes),
          )
        }
      />
    );
  return (
    <FormDialogContent
      title="Turn on the second factor"
      description="You need an authenticator app on your phone, or a password manager that makes codes."
      submit="Continue"
      busy={asking.busy}
      problem={asking.problem}
      onSubmit={({ password = '' }) => asking.run(() => begin({ password }), setEnrolment)}
    >
      <OwnPassword />
    </FormDialogContent>
  );
}

function ConfirmDialog({
  enrolment: { secret, qr },
  ...form
}: { enrolment: Enrolment } & Pick<
  Parameters<typeof FormDialogContent>[0],
  'busy' | 'problem' | 'onSubmit'
>) {
  return (
    <FormDialogContent
      title="Add Shortlist to your app"
      description="Scan this with the app, or type the key into it. Then enter the code that it shows."
      submit="Turn on"
      {...form}
    >
      <svg
        role="img"
        aria-label="QR code for the authenticator app"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        className="mx-auto size-44 rounded-md bg-white"
      >
        <path d={qr.path} fill="black" />
      </svg>
      <CopyField label="Key" value={secret.replace(/(.{4})(?=.)/g, '$1 ')} />
      <Field label="Code" name="code" hint="Six digits.">
        <Input
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={7}
          required
          className="font-mono tracking-widest"
        />
      </Field>
    </FormDialogContent>
  );
}
