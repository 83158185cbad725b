'use client';

import { useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { FormDialogContent } from '@/components/ui/form-dialog';
import { Input } from '@/components/ui/input';
import type { UploadActions } from '../actions';

/** Takes the address of a page that carries a job posting in the form search engines read. */
export function AddressDialog({
  open,
  onOpenChange,
  fetchPage,
  onFetched,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  fetchPage: UploadActions['fetchPage'];
  onFetched: () => void;
}) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      {open && (
        <AddressForm
          fetchPage={fetchPage}
          onFetched={() => {
            onOpenChange(false);
            onFetched();
          }}
        />
      )}
    </Dialog>
  );
}

function AddressForm({
  fetchPage,
  onFetched,
}: {
  fetchPage: UploadActions['fetchPage'];
  onFetched: () => void;
}) {
  const [address, setAddress] = useState('');
  const { busy, problem, run } = useAction({ inForm: true });
  return (
    <FormDialogContent
      size="md"
      title="Read a posting from its page"
      description="Job sites describe their postings for search engines (schema.org JobPosting). That description is read, with the facts it states."
      submit="Read this page"
      busy={busy}
      disabled={!address.trim()}
      problem={problem}
      onSubmit={() => run(() => fetchPage({ address }), onFetched)}
    >
      <Field
        label="Address"
        name="address"
        hint="The page of one posting: copy its address from your browser."
      >
        <Input
          type="url"
          inputMode="url"
          placeholder="https://…"
          maxLength={2000}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
      </Field>
    </FormDialogContent>
  );
}
