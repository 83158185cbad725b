'use client';

import { useState } from 'react';
import { momentText } from '@/components/dossier/words';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { Field } from '@/components/ui/field';
import { Form } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { PasswordInput } from '@/components/ui/password-input';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import type { MailSecurity, MailServerState, Outcome } from '@/lib/recruiter/vocabulary';

const SECURITY: readonly { value: MailSecurity; label: string }[] = [
  { value: 'starttls', label: 'STARTTLS' },
  { value: 'tls', label: 'TLS' },
  { value: 'none', label: 'None' },
];

type Given = Record<'host' | 'username' | 'password' | 'sender', string> & {
  port: number;
  security: MailSecurity;
};

type Actions = {
  set(input: Given): Promise<Outcome<null>>;
  test(input: Given): Promise<Outcome<{ message: string }>>;
  remove(): Promise<Outcome<null>>;
};

/** The server that mail is sent by, with a test that sends one. */
export function MailServerForm({ state, actions }: { state: MailServerState; actions: Actions }) {
  const { busy, problem, run } = useAction({ inForm: true });
  const [security, setSecurity] = useState(state.security);
  const [works, setWorks] = useState<string | null>(null);
  const [testing, setTesting] = useState(false);
  const given = (values: Record<string, string>): Given => {
    const { host = '', port = '', username = '', password = '', sender = '' } = values;
    return { host, port: Number(port), security, username, password, sender };
  };
  const submit = (values: Record<string, string>) => {
    setWorks(null);
    if (testing)
      run(
        () => actions.test(given(values)),
        ({ message }) => setWorks(message),
      );
    else
      run(
        () => actions.set(given(values)),
        () => toast.done('Mail server saved'),
      );
  };
  return (
    <Form label="Mail server" problem={problem} className="flex max-w-xl flex-col gap-4" onSubmit={submit}>
      <HowItGoes state={state} />
      {works && (
        <div role="status">
          <Callout>{works}</Callout>
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-[1fr_6rem_8rem]">
        <Field label="Server" name="host">
          <Input defaultValue={state.host} placeholder="smtp.example.com" autoComplete="off" />
        </Field>
        <Field label="Port" name="port">
          <Input type="number" min={1} max={65_535} defaultValue={state.port} />
        </Field>
        <Field label="Security">
          <Select options={SECURITY} value={security} onValueChange={setSecurity} />
        </Field>
      </div>
      <Field label="From" name="sender">
        <Input defaultValue={state.sender} placeholder="Shortlist <alerts@example.com>" autoComplete="off" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="User (optional)" name="username">
          <Input defaultValue={state.username} autoComplete="off" />
        </Field>
        <Field
          label="Password"
          name="password"
          hint={state.passwordIsSet ? 'Set. Leave empty to keep it.' : 'Not set'}
        >
          <PasswordInput autoComplete="new-password" />
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy && !testing} onClick={() => setTesting(false)}>
          Save
        </Button>
        <Button type="submit" busy={busy && testing} onClick={() => setTesting(true)}>
          Send a test
        </Button>
        {state.from === 'settings' && (
          <Button
            variant="quiet"
            disabled={busy}
            onClick={() => run(actions.remove, () => toast.done('Mail server removed'))}
          >
            Remove
          </Button>
        )}
      </div>
    </Form>
  );
}

function HowItGoes({ state }: { state: MailServerState }) {
  if (state.problem)
    return (
      <Callout tone="caution" title="The last e-mail could not be sent">
        {state.problem} It is tried again for three days.
      </Callout>
    );
  if (state.from === 'environment')
    return <Callout>This server is set by the environment. What you save here counts instead.</Callout>;
  if (!state.sentAt) return null;
  return <p className="text-sm text-ink-muted">An e-mail was last sent {momentText(state.sentAt)}.</p>;
}
