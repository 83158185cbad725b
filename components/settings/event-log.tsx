'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { momentOf, nameOfType } from '@/components/events/words';
import { useAction } from '@/components/shell/use-action';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { DialogContent } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import type { EventDelivery, EventEndpoint, Outcome } from '@/lib/recruiter';

export type LogActions = {
  list: (input: { id: string }) => Promise<Outcome<EventDelivery[]>>;
  replay: (input: { id: string; delivery: string }) => Promise<Outcome<null>>;
};

const TONES = { Waiting: 'caution', Delivered: 'positive', Failed: 'critical' } as const;
const LOOK_MS = 3000;

/** Deliveries to an endpoint in the last 14 days, each with a button to send it again. */
export function EventLog({ endpoint, actions }: { endpoint: EventEndpoint; actions: LogActions }) {
  const key = ['event-log', endpoint.id];
  const client = useQueryClient();
  const { run, busy } = useAction();
  const log = useQuery({
    queryKey: key,
    queryFn: () => actions.list({ id: endpoint.id }),
    refetchInterval: LOOK_MS,
  });
  const replay = (delivery: string) =>
    run(
      () => actions.replay({ id: endpoint.id, delivery }),
      () => {
        toast.done('It is being sent again');
        client.invalidateQueries({ queryKey: key });
      },
    );
  return (
    <DialogContent
      title={`What ${endpoint.name} was sent`}
      description="Messages of the last 14 days, newest first. A message sent again keeps its webhook-id, so that the receiver recognises it."
    >
      {!log.data && <Skeleton className="h-24" />}
      {log.data && !log.data.ok && <Callout tone="critical">{log.data.problem.message}</Callout>}
      {log.data?.ok && log.data.value.length === 0 && (
        <p className="text-sm text-ink-muted">
          Nothing was sent yet. Send a test, or wait for the first match.
        </p>
      )}
      {log.data?.ok && (
        <ul className="flex flex-col divide-y">
          {log.data.value.map((delivery) => (
            <Message key={delivery.id} delivery={delivery} busy={busy} replay={() => replay(delivery.id)} />
          ))}
        </ul>
      )}
    </DialogContent>
  );
}

function Message({ delivery, busy, replay }: { delivery: EventDelivery; busy: boolean; replay: () => void }) {
  const { id, state, attempts, message, createdAt, types } = delivery;
  const what = Object.entries(types).map(([type, count]) => `${count} × ${nameOfType(type)}`);
  return (
    <li className="flex items-start gap-3 py-2 text-sm">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <Badge tone={TONES[state]}>{state}</Badge>
          <span className="tabular-nums">{momentOf(createdAt)}</span>
          <span className="text-ink-muted">
            {attempts} {attempts === 1 ? 'attempt' : 'attempts'}
          </span>
        </p>
        <p className="mt-0.5">{what.join(', ')}</p>
        {message && <p className="text-ink-muted">{message}</p>}
        <code className="block truncate font-mono text-xs text-ink-muted">{id}</code>
      </div>
      {state === 'Delivered' && types['test/v1'] === undefined && (
        <Button size="sm" variant="quiet" disabled={busy} onClick={replay}>
          <RotateCcw aria-hidden />
          Send again
        </Button>
      )}
    </li>
  );
}
