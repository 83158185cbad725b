'use client';

import { useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { FormDialogContent } from '@/components/ui/form-dialog';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import type { EventProvider, Outcome } from '@/lib/recruiter';
import { Facts } from './section';
import { ShownOnce } from './shown-once';

type Client = { clientId: string; clientSecret: string };

export type ProviderActions = {
  connect: (input: {
    signingSecret: string;
    filesUrl: string;
    tokenUrl: string;
    tokenClientId: string;
    tokenClientSecret: string;
  }) => Promise<Outcome<Client | null>>;
  disconnect: () => Promise<Outcome<null>>;
};

/** Settings for events of a hosted provider: its credentials here, and ours there. */
export function EventProviderPart({
  provider,
  receiverUrl,
  tokenUrl,
  actions,
}: {
  provider: EventProvider | null;
  receiverUrl: string;
  tokenUrl: string;
  actions: ProviderActions;
}) {
  const [open, setOpen] = useState(false);
  const [client, setClient] = useState<Client | null>(null);
  const ending = useAction();
  return (
    <div className="flex flex-col gap-4">
      {provider && (
        <>
          <CopyField label="Address for events" value={receiverUrl} className="max-w-xl" />
          <CopyField label="Token address" value={tokenUrl} className="max-w-xl" />
          <Facts
            facts={[
              { name: 'Client ID', value: <code className="font-mono">{provider.clientId}</code> },
              { name: 'Signing secret', value: provider.signs ? 'Set' : 'Not set' },
              { name: 'Files', value: provider.filesUrl || 'Not set: CVs cannot be fetched' },
            ]}
          />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setOpen(true)}>{provider ? 'Change' : 'Receive events of a provider'}</Button>
        {provider && (
          <Button
            variant="quiet"
            busy={ending.busy}
            onClick={() => ending.run(actions.disconnect, () => toast.done('Events are no longer received'))}
          >
            Stop receiving
          </Button>
        )}
      </div>
      <Dialog open={open} onOpenChange={setOpen}>
        <ProviderForm
          provider={provider}
          connect={actions.connect}
          done={(made) => {
            setOpen(false);
            setClient(made);
          }}
        />
      </Dialog>
      <Dialog open={client !== null} onOpenChange={() => setClient(null)}>
        <ShownOnce
          title="Credentials for the provider"
          description="With these the provider gets tokens at the token address, and sends them with its events. The secret is not shown again."
          kept="I have saved them"
        >
          <div className="flex flex-col gap-4">
            <CopyField label="Client ID" value={client?.clientId ?? ''} />
            <CopyField label="Client secret" value={client?.clientSecret ?? ''} />
          </div>
        </ShownOnce>
      </Dialog>
    </div>
  );
}

function ProviderForm({
  provider,
  connect,
  done,
}: {
  provider: EventProvider | null;
  connect: ProviderActions['connect'];
  done: (client: Client | null) => void;
}) {
  const { busy, problem, run } = useAction({ inForm: true });
  const kept = provider ? 'Leave it empty to keep it as it is.' : undefined;
  return (
    <FormDialogContent
      title="Events of a provider"
      description="What the provider signs with, and where its files are. All of it is optional."
      submit="Save"
      busy={busy}
      problem={problem}
      onSubmit={(values) => {
        const text = (name: string) => values[name]?.trim() ?? '';
        run(
          () =>
            connect({
              signingSecret: text('signingSecret'),
              filesUrl: text('filesUrl'),
              tokenUrl: text('tokenUrl'),
              tokenClientId: text('tokenClientId'),
              tokenClientSecret: text('tokenClientSecret'),
            }),
          done,
        );
      }}
    >
      <Field
        label="Signing secret"
        name="signingSecret"
        hint={kept ?? 'Where the provider signs its messages: whsec_…'}
      >
        <Input type="password" autoComplete="new-password" />
      </Field>
      <Field
        label="Address of the files"
        name="filesUrl"
        hint="CVs are fetched from /events/v1/binaries there."
      >
        <Input
          type="url"
          autoComplete="off"
          defaultValue={provider?.filesUrl}
          placeholder="https://api.provider.example"
        />
      </Field>
      <Field label="Token address of the provider" name="tokenUrl">
        <Input type="url" autoComplete="off" defaultValue={provider?.tokenUrl} />
      </Field>
      <Field label="Client ID there" name="tokenClientId">
        <Input autoComplete="off" defaultValue={provider?.tokenClientId} />
      </Field>
      <Field label="Client secret there" name="tokenClientSecret" hint={kept}>
        <Input type="password" autoComplete="new-password" />
      </Field>
    </FormDialogContent>
  );
}
