'use client';

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';
import { Dialog, DialogTrigger } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { FormDialogContent } from '@/components/ui/form-dialog';
import { Input } from '@/components/ui/input';
import type { Outcome, ServiceAccountKey } from '@/lib/recruiter';
import { ShownOnce } from './shown-once';

type Create = (input: { name: string }) => Promise<Outcome<ServiceAccountKey>>;

/** Creates an account of the service: asks for its name, then shows id and key once. */
export function CreateAccountButton({ create, baseUrl }: { create: Create; baseUrl: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="primary">
          <Plus aria-hidden />
          New account
        </Button>
      </DialogTrigger>
      <CreateDialog create={create} baseUrl={baseUrl} />
    </Dialog>
  );
}

function CreateDialog({ create, baseUrl }: { create: Create; baseUrl: string }) {
  const [issued, setIssued] = useState<ServiceAccountKey | null>(null);
  const creating = useAction({ inForm: true });
  if (issued) return <KeyDialog issued={issued} baseUrl={baseUrl} />;
  return (
    <FormDialogContent
      title="New account"
      description="An id and a key with which a program calls the APIs of this workspace."
      submit="Create"
      busy={creating.busy}
      problem={creating.problem}
      onSubmit={({ name = '' }) => creating.run(() => create({ name }), setIssued)}
    >
      <Field label="Name" name="name" hint="What will use it, such as “Careers site”.">
        <Input autoComplete="off" maxLength={100} required />
      </Field>
    </FormDialogContent>
  );
}

/** An id and its key, at the only moment when the key can be read, and a call to try them with. */
export function KeyDialog({ issued, baseUrl }: { issued: ServiceAccountKey; baseUrl: string }) {
  const call = [
    `curl ${baseUrl}/account \\`,
    `  -H 'Tx-AccountId: ${issued.id}' \\`,
    `  -H 'Tx-ServiceKey: ${issued.key}'`,
  ].join('\n');
  return (
    <ShownOnce
      title="Keep this key"
      description="It is shown only now. Whoever has it can use the account."
      size="md"
      kept="I have saved it"
    >
      <div className="flex flex-col gap-4">
        <CopyField label="Account id" value={issued.id} />
        <CopyField label="Service key" value={issued.key} />
        <CopyField label="A call to try it" value={call} />
      </div>
    </ShownOnce>
  );
}
