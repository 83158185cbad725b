'use client';

import { useState } from 'react';
import { nameOfType } from '@/components/events/words';
import { useAction } from '@/components/shell/use-action';
import { CheckLine } from '@/components/ui/check-line';
import { Field } from '@/components/ui/field';
import { FormDialogContent } from '@/components/ui/form-dialog';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { EventEndpoint, EventKind, EventSettings, Outcome } from '@/lib/recruiter';
import { EVENT_KINDS } from '@/lib/recruiter/vocabulary';

export type EndpointInput = {
  name: string;
  url: string;
  types: EventKind[];
  batchSize: string;
  waitSeconds: string;
  receiverAccountId: string;
  tokenUrl: string;
  tokenClientId: string;
  tokenClientSecret: string;
  tokenScope: string;
};

const NOBODY = 'none';

/** Asks where events are to go: for a new endpoint, or to change one. */
export function EndpointForm<Value>({
  endpoint,
  accounts,
  save,
  saved,
}: {
  endpoint?: EventEndpoint;
  accounts: EventSettings['accounts'];
  save: (input: EndpointInput) => Promise<Outcome<Value>>;
  saved: (value: Value) => void;
}) {
  const { busy, problem, run } = useAction({ inForm: true });
  const [types, setTypes] = useState<EventKind[]>(endpoint?.types.length ? endpoint.types : [...EVENT_KINDS]);
  const [receiver, setReceiver] = useState(endpoint?.receiverAccountId ?? NOBODY);
  const submit = (values: Record<string, string>) => {
    const text = (name: string) => values[name]?.trim() ?? '';
    run(
      () =>
        save({
          name: text('name'),
          url: text('url'),
          types,
          batchSize: text('batchSize'),
          waitSeconds: text('waitSeconds'),
          receiverAccountId: receiver === NOBODY ? '' : receiver,
          tokenUrl: text('tokenUrl'),
          tokenClientId: text('tokenClientId'),
          tokenClientSecret: values.tokenClientSecret ?? '',
          tokenScope: text('tokenScope'),
        }),
      saved,
    );
  };
  return (
    <FormDialogContent
      title={endpoint ? `Change ${endpoint.name}` : 'New endpoint'}
      description="An address of another system, to which events are posted as they happen."
      submit={endpoint ? 'Save' : 'Add'}
      busy={busy}
      disabled={types.length === 0}
      problem={problem}
      onSubmit={submit}
    >
      <Field label="Name" name="name">
        <Input
          autoComplete="off"
          defaultValue={endpoint?.name}
          maxLength={100}
          placeholder="Applicant tracking"
        />
      </Field>
      <Field label="Address" name="url" hint="Private addresses are refused unless the server allows them.">
        <Input
          type="url"
          autoComplete="off"
          defaultValue={endpoint?.url}
          placeholder="https://ats.example.com/events"
        />
      </Field>
      <TypesField types={types} setTypes={setTypes} />
      <div className="grid grid-cols-2 gap-4">
        <Field label="Events in a batch" name="batchSize" hint="At most.">
          <Input type="number" min={1} max={500} defaultValue={endpoint?.batchSize ?? 100} />
        </Field>
        <Field label="Longest wait" name="waitSeconds" hint="Seconds, for a batch to fill.">
          <Input type="number" min={0} max={3600} defaultValue={endpoint?.waitSeconds ?? 2} />
        </Field>
      </div>
      <Field
        label="Receiver’s account"
        hint="With the id and key of this account (API access) the receiver fetches CVs."
      >
        <Select
          value={receiver}
          onValueChange={setReceiver}
          options={[
            { value: NOBODY, label: 'None: CVs are not fetched' },
            ...accounts.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Field>
      <TokenFields endpoint={endpoint} />
    </FormDialogContent>
  );
}

function TypesField({
  types,
  setTypes,
}: {
  types: readonly EventKind[];
  setTypes: (types: EventKind[]) => void;
}) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">Events</legend>
      {EVENT_KINDS.map((type) => (
        <CheckLine
          key={type}
          label={
            <>
              {nameOfType(type)} <code className="font-mono text-xs text-ink-muted">{type}</code>
            </>
          }
          checked={types.includes(type)}
          onChange={(on) => setTypes(on ? [...types, type] : types.filter((each) => each !== type))}
        />
      ))}
    </fieldset>
  );
}

/** For receivers that require a separate bearer token. */
function TokenFields({ endpoint }: { endpoint: EventEndpoint | undefined }) {
  const token = endpoint?.token;
  return (
    <details open={Boolean(token)} className="rounded-md border px-3 py-2">
      <summary className="cursor-pointer text-sm font-medium">The receiver asks for a bearer token</summary>
      <div className="mt-3 flex flex-col gap-4">
        <Field label="Token address" name="tokenUrl" hint="OAuth 2.0, client credentials.">
          <Input type="url" autoComplete="off" defaultValue={token?.url} />
        </Field>
        <Field label="Client ID" name="tokenClientId">
          <Input autoComplete="off" defaultValue={token?.clientId} />
        </Field>
        <Field
          label="Client secret"
          name="tokenClientSecret"
          hint={token ? 'Leave it empty to keep the token settings as they are.' : undefined}
        >
          <Input type="password" autoComplete="new-password" />
        </Field>
        <Field label="Scope" name="tokenScope">
          <Input autoComplete="off" defaultValue={token?.scope} />
        </Field>
      </div>
    </details>
  );
}
