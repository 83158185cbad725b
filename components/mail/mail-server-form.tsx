'use client';

import { momentText } from '@/components/dossier/words';
import { Callout } from '@/components/ui/callout';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { MailServerState } from '@/lib/recruiter/vocabulary';
import { type MailHostActions, MailHostForm } from './mail-host-form';

type MailServerFormProps = { state: MailServerState; actions: MailHostActions<'sender'> };

/** The server that mail is sent by, with a test that sends one. */
export function MailServerForm({ state, actions }: MailServerFormProps) {
  return (
    <MailHostForm
      noun="Mail server"
      example="smtp.example.com"
      userLabel="User (optional)"
      testLabel="Send a test"
      state={state}
      actions={actions}
      status={<Sending state={state} />}
      extra={['sender']}
    >
      <div className="sm:col-span-2">
        <Field label="From" name="sender">
          <Input
            defaultValue={state.sender}
            placeholder="Shortlist <alerts@example.com>"
            autoComplete="off"
          />
        </Field>
      </div>
    </MailHostForm>
  );
}

function Sending({ state }: { state: MailServerState }) {
  if (state.problem)
    return (
      <Callout tone="caution" title="The last e-mail could not be sent">
        {state.problem} We keep trying for three days.
      </Callout>
    );
  if (state.from === 'environment')
    return <Callout>This server is set by the environment. What you save here takes precedence.</Callout>;
  if (!state.sentAt) return null;
  return <p className="text-sm text-ink-muted">An e-mail was last sent {momentText(state.sentAt)}.</p>;
}
