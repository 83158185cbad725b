'use client';

import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PasswordInput } from '@/components/ui/password-input';

type Credentials = { id: string; key: string };

const Context = createContext<{
  credentials: Credentials;
  set: (change: Partial<Credentials>) => void;
} | null>(null);

/** Keeps the account that examples are run with for as long as the page is open, and nowhere else. */
export function CredentialsProvider({ children }: { children: ReactNode }) {
  const [credentials, setCredentials] = useState<Credentials>({ id: '', key: '' });
  const value = useMemo(
    () => ({
      credentials,
      set: (change: Partial<Credentials>) => setCredentials((before) => ({ ...before, ...change })),
    }),
    [credentials],
  );
  return <Context value={value}>{children}</Context>;
}

export function useCredentials() {
  const context = use(Context);
  if (!context) throw new Error('There is no CredentialsProvider around this component.');
  return context;
}

/** The id and the key of the account to run examples with. */
export function CredentialFields() {
  const { credentials, set } = useCredentials();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Account id">
        <Input
          autoComplete="off"
          spellCheck={false}
          value={credentials.id}
          onChange={(event) => set({ id: event.target.value })}
        />
      </Field>
      <Field label="Service key">
        <PasswordInput
          autoComplete="off"
          value={credentials.key}
          onChange={(event) => set({ key: event.target.value })}
        />
      </Field>
    </div>
  );
}
