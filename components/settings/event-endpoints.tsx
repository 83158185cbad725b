'use client';

import { Ellipsis, Plus } from 'lucide-react';
import { useState } from 'react';
import { nameOfType } from '@/components/events/words';
import { useAction } from '@/components/shell/use-action';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Badge } from '@/components/ui/badge';
import { Button, IconButton } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { toast } from '@/components/ui/toast';
import type { EventDelivery, EventEndpoint, EventSettings, Outcome } from '@/lib/recruiter';
import { EndpointForm, type EndpointInput } from './event-endpoint-form';
import { EventLog, type LogActions } from './event-log';
import { SigningSecretDialog } from './signing-secret-dialog';

export type EndpointActions = LogActions & {
  add: (input: EndpointInput) => Promise<Outcome<{ secret: string }>>;
  change: (input: EndpointInput & { id: string }) => Promise<Outcome<null>>;
  turn: (input: { id: string; on: boolean }) => Promise<Outcome<null>>;
  rotate: (input: { id: string }) => Promise<Outcome<{ secret: string }>>;
  remove: (input: { id: string }) => Promise<Outcome<null>>;
  test: (input: { id: string }) => Promise<Outcome<EventDelivery>>;
};

type Accounts = EventSettings['accounts'];

const SIGNED_WITH =
  'Every message is signed with it (Standard Webhooks). Give it to the receiver now: it is not shown again.';

/** Makes an endpoint, and shows its secret once. */
export function AddEndpointButton({ accounts, add }: { accounts: Accounts; add: EndpointActions['add'] }) {
  const [open, setOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        New endpoint
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <EndpointForm
          accounts={accounts}
          save={add}
          saved={(made) => {
            setOpen(false);
            setSecret(made.secret);
          }}
        />
      </Dialog>
      <SigningSecretDialog secret={secret} description={SIGNED_WITH} close={() => setSecret(undefined)} />
    </>
  );
}

/** Endpoints for events: each with its state, a test and its log. */
export function EventEndpoints({
  endpoints,
  accounts,
  actions,
}: {
  endpoints: readonly EventEndpoint[];
  accounts: Accounts;
  actions: EndpointActions;
}) {
  return (
    <ul aria-label="Endpoints" className="flex flex-col divide-y border-y">
      {endpoints.map((endpoint) => (
        <Endpoint key={endpoint.id} endpoint={endpoint} accounts={accounts} actions={actions} />
      ))}
    </ul>
  );
}

function Endpoint({
  endpoint,
  accounts,
  actions,
}: {
  endpoint: EventEndpoint;
  accounts: Accounts;
  actions: EndpointActions;
}) {
  const testing = useAction();
  const [log, setLog] = useState(false);
  const test = () =>
    testing.run(
      () => actions.test({ id: endpoint.id }),
      ({ state, message }) =>
        state === 'Delivered'
          ? toast.done(`${endpoint.name} accepted the test`)
          : toast.failed(message ?? 'The test was not accepted.'),
    );
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {endpoint.name}
          {!endpoint.on && <Badge tone="critical">Off</Badge>}
          {endpoint.waiting > 0 && <Badge tone="caution">{endpoint.waiting} waiting</Badge>}
        </p>
        <code className="block truncate font-mono text-xs text-ink-muted">{endpoint.url}</code>
        <p className="text-xs text-ink-muted">
          {endpoint.types.length === 0 ? 'All events' : endpoint.types.map(nameOfType).join(', ')}
        </p>
        {endpoint.message && <p className="mt-0.5 text-xs text-critical">{endpoint.message}</p>}
      </div>
      <Button size="sm" busy={testing.busy} onClick={test}>
        Send a test
      </Button>
      <Button size="sm" variant="quiet" onClick={() => setLog(true)}>
        Log
      </Button>
      <EndpointMenu endpoint={endpoint} accounts={accounts} actions={actions} />
      <Dialog open={log} onOpenChange={setLog}>
        {log && <EventLog endpoint={endpoint} actions={actions} />}
      </Dialog>
    </li>
  );
}

function EndpointMenu({
  endpoint,
  accounts,
  actions,
}: {
  endpoint: EventEndpoint;
  accounts: Accounts;
  actions: EndpointActions;
}) {
  const { id, name, on } = endpoint;
  const { busy, run } = useAction();
  const [editing, setEditing] = useState(false);
  const [removing, setRemoving] = useState(false);
  const [secret, setSecret] = useState<string>();
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={`More about ${name}`}>
            <Ellipsis aria-hidden />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => setEditing(true)}>Change…</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => run(() => actions.turn({ id, on: !on }))}>
            {on ? 'Turn off' : 'Turn on'}
          </DropdownMenuItem>
          <DropdownMenuItem
            onSelect={() =>
              run(
                () => actions.rotate({ id }),
                (made: { secret: string }) => setSecret(made.secret),
              )
            }
          >
            New signing secret
          </DropdownMenuItem>
          <DropdownMenuItem tone="danger" onSelect={() => setRemoving(true)}>
            Remove…
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Dialog open={editing} onOpenChange={setEditing}>
        {editing && (
          <EndpointForm
            endpoint={endpoint}
            accounts={accounts}
            save={(input) => actions.change({ ...input, id })}
            saved={() => setEditing(false)}
          />
        )}
      </Dialog>
      <SigningSecretDialog secret={secret} description={SIGNED_WITH} close={() => setSecret(undefined)} />
      <AlertDialog
        open={removing}
        onOpenChange={setRemoving}
        title={`Remove ${name}?`}
        description="Its log and undelivered events are deleted with it."
        confirm="Remove"
        busy={busy}
        onConfirm={() =>
          run(
            () => actions.remove({ id }),
            () => setRemoving(false),
          )
        }
      />
    </>
  );
}
