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
import type { MailboxState, MailboxTest, MailSecurity, Outcome } from '@/lib/recruiter/vocabulary';

const SECURITY: readonly { value: MailSecurity; label: string }[] = [
  { value: 'tls', label: 'TLS' },
  { value: 'starttls', label: 'STARTTLS' },
  { value: 'none', label: 'None' },
];

type Given = Record<'host' | 'username' | 'password' | 'folder' | 'doneFolder', string> & {
  port: number;
  security: MailSecurity;
};

type Actions = {
  set(input: Given): Promise<Outcome<null>>;
  test(input: Given): Promise<Outcome<MailboxTest>>;
  remove(): Promise<Outcome<null>>;
};

/** The mailbox that CVs are fetched from, with a test that says what is wrong. */
export function MailboxForm({ state, actions }: { state: MailboxState; actions: Actions }) {
  const { busy, problem, run } = useAction({ inForm: true });
  const [security, setSecurity] = useState(state.security);
  const [works, setWorks] = useState<string | null>(null);
  const [testing, setTesting] = useState(false);
  const given = (values: Record<string, string>): Given => {
    const { host = '', port = '', username = '', password = '', folder = '', doneFolder = '' } = values;
    return { host, port: Number(port), security, username, password, folder, doneFolder };
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
        () => toast.done('Mailbox saved'),
      );
  };
  return (
    <Form label="Mailbox" problem={problem} className="flex max-w-xl flex-col gap-4" onSubmit={submit}>
      <LastLook state={state} />
      {works && (
        <div role="status">
          <Callout>{works}</Callout>
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-[1fr_6rem_8rem]">
        <Field label="Server" name="host">
          <Input defaultValue={state.host} placeholder="imap.example.com" autoComplete="off" />
        </Field>
        <Field label="Port" name="port">
          <Input type="number" min={1} max={65_535} defaultValue={state.port} />
        </Field>
        <Field label="Security">
          <Select options={SECURITY} value={security} onValueChange={setSecurity} />
        </Field>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="User" name="username">
          <Input defaultValue={state.username} autoComplete="off" />
        </Field>
        <Field
          label="Password"
          name="password"
          hint={state.passwordIsSet ? 'Set. Leave empty to keep it.' : 'Not set'}
        >
          <PasswordInput autoComplete="new-password" />
        </Field>
        <Field label="Folder" name="folder">
          <Input defaultValue={state.folder} />
        </Field>
        <Field
          label="Move read mails to (optional)"
          name="doneFolder"
          hint="They stay, marked as read, without one."
        >
          <Input defaultValue={state.doneFolder} />
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy && !testing} onClick={() => setTesting(false)}>
          Save
        </Button>
        <Button type="submit" busy={busy && testing} onClick={() => setTesting(true)}>
          Test
        </Button>
        {state.from === 'settings' && (
          <Button
            variant="quiet"
            disabled={busy}
            onClick={() => run(actions.remove, () => toast.done('Mailbox removed'))}
          >
            Remove
          </Button>
        )}
      </div>
    </Form>
  );
}

function LastLook({ state }: { state: MailboxState }) {
  if (state.problem)
    return (
      <Callout tone="caution" title="The mailbox could not be read">
        {state.problem}
      </Callout>
    );
  if (state.from === 'environment')
    return (
      <Callout>
        This mailbox is set by the environment of the server. What you save here counts instead.
      </Callout>
    );
  if (!state.lookedAt) return null;
  return <p className="text-sm text-ink-muted">Looked into {momentText(state.lookedAt)}; all is well.</p>;
}
