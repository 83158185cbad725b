'use client';

import { type ReactNode, useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { Field } from '@/components/ui/field';
import { Form } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { PasswordInput } from '@/components/ui/password-input';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import type { MailHostState, MailSecurity, Outcome } from '@/lib/recruiter/vocabulary';

const SECURITY: readonly { value: MailSecurity; label: string }[] = [
  { value: 'tls', label: 'TLS' },
  { value: 'starttls', label: 'STARTTLS' },
  { value: 'none', label: 'None' },
];

type Given<Extra extends string> = Record<'host' | 'username' | 'password' | Extra, string> & {
  port: number;
  security: MailSecurity;
};

export type MailHostActions<Extra extends string> = {
  set(input: Given<Extra>): Promise<Outcome<null>>;
  test(input: Given<Extra>): Promise<Outcome<{ message: string }>>;
  remove(): Promise<Outcome<null>>;
};

type MailHostFormProps<Extra extends string> = {
  /** Subject of the form, as it begins a sentence: "Mailbox". */
  noun: string;
  example: string;
  userLabel: string;
  testLabel: string;
  state: MailHostState;
  actions: MailHostActions<Extra>;
  /** State of the server that is set. */
  status: ReactNode;
  /** The names of the fields among `children`. */
  extra: readonly Extra[];
  children: ReactNode;
};

/** A mail server by its name, port, security and user, with a test that shows the problem. */
export function MailHostForm<Extra extends string>({
  noun,
  example,
  userLabel,
  testLabel,
  state,
  actions,
  status,
  extra,
  children,
}: MailHostFormProps<Extra>) {
  const { busy, problem, run } = useAction({ inForm: true });
  const [security, setSecurity] = useState(state.security);
  const [works, setWorks] = useState<string | null>(null);
  const [testing, setTesting] = useState(false);
  const submit = (values: Record<string, string>) => {
    const names = ['host', 'username', 'password', ...extra] as const;
    const lines = Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
    const given = { ...lines, port: Number(values.port), security } as Given<Extra>;
    setWorks(null);
    if (testing)
      run(
        () => actions.test(given),
        ({ message }) => setWorks(message),
      );
    else
      run(
        () => actions.set(given),
        () => toast.done(`${noun} saved`),
      );
  };
  return (
    <Form label={noun} problem={problem} className="flex max-w-xl flex-col gap-4" onSubmit={submit}>
      {status}
      {works && (
        <div role="status">
          <Callout>{works}</Callout>
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-[1fr_6rem_8rem]">
        <Field label="Server" name="host">
          <Input defaultValue={state.host} placeholder={example} autoComplete="off" />
        </Field>
        <Field label="Port" name="port">
          <Input type="number" min={1} max={65_535} defaultValue={state.port} />
        </Field>
        <Field label="Security">
          <Select options={SECURITY} value={security} onValueChange={setSecurity} />
        </Field>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={userLabel} name="username">
          <Input defaultValue={state.username} autoComplete="off" />
        </Field>
        <Field
          label="Password"
          name="password"
          hint={state.passwordIsSet ? 'Set. Leave empty to keep it.' : 'Not set'}
        >
          <PasswordInput autoComplete="new-password" />
        </Field>
        {children}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy && !testing} onClick={() => setTesting(false)}>
          Save
        </Button>
        <Button type="submit" busy={busy && testing} onClick={() => setTesting(true)}>
          {testLabel}
        </Button>
        {state.from === 'settings' && (
          <Button
            variant="quiet"
            disabled={busy}
            onClick={() => run(actions.remove, () => toast.done(`${noun} removed`))}
          >
            Remove
          </Button>
        )}
      </div>
    </Form>
  );
}
