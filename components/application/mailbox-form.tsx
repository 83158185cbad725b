'use client';

import { momentText } from '@/components/dossier/words';
import { type MailHostActions, MailHostForm } from '@/components/mail/mail-host-form';
import { Callout } from '@/components/ui/callout';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { MailboxState } from '@/lib/recruiter/vocabulary';

type MailboxFormProps = { state: MailboxState; actions: MailHostActions<'folder' | 'doneFolder'> };

/** The mailbox that CVs are fetched from, with a test that shows the problem. */
export function MailboxForm({ state, actions }: MailboxFormProps) {
  return (
    <MailHostForm
      noun="Mailbox"
      example="imap.example.com"
      userLabel="User"
      testLabel="Test"
      state={state}
      actions={actions}
      status={<LastLook state={state} />}
      extra={['folder', 'doneFolder']}
    >
      <Field label="Folder" name="folder">
        <Input defaultValue={state.folder} />
      </Field>
      <Field
        label="Move read mails to (optional)"
        name="doneFolder"
        hint="Without a folder they stay, marked as read."
      >
        <Input defaultValue={state.doneFolder} />
      </Field>
    </MailHostForm>
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
    return <Callout>This mailbox is set by the environment. What you save here takes precedence.</Callout>;
  if (!state.lookedAt) return null;
  return <p className="text-sm text-ink-muted">Last checked {momentText(state.lookedAt)}; all is well.</p>;
}
