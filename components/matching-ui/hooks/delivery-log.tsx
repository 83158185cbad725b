'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { counted, momentText } from '@/components/dossier/words';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { EmptyState, ErrorState } from '@/components/ui/state';
import { toast } from '@/components/ui/toast';
import type { Delivery } from '../data/model';
import { useMatcher } from '../matcher-context';

const TONES = { Waiting: 'info', Delivered: 'positive', Failed: 'critical' } as const;
const WORDS = { Waiting: 'On its way', Delivered: 'Arrived', Failed: 'Failed' } as const;

/** Log of deliveries of this session, with a way to send again. */
export function DeliveryLog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Sent"
        description="What the buttons of this list have sent, newest first."
        size="md"
      >
        {open && <Log />}
      </DialogContent>
    </Dialog>
  );
}

function Log() {
  const { session, calls } = useMatcher();
  const { data, isError } = useQuery({
    queryKey: ['matcher', session, 'deliveries'],
    queryFn: ({ signal }) => calls.deliveries(signal),
    refetchInterval: 5000,
  });
  if (isError) return <ErrorState title="The log cannot be read now">Try again in a moment.</ErrorState>;
  if (data?.deliveries.length === 0) return <EmptyState title="Nothing has been sent yet" />;
  return (
    <ul className="flex flex-col">
      {data?.deliveries.map((delivery) => (
        <Line key={delivery.id} delivery={delivery} />
      ))}
    </ul>
  );
}

function Line({
  delivery: { id, linkText, state, attempts, message, createdAt, documents },
}: {
  delivery: Delivery;
}) {
  const { session, calls } = useMatcher();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const replay = async () => {
    setBusy(true);
    await calls.replay(id).catch(() => toast.failed('It could not be sent again'));
    setBusy(false);
    void queries.invalidateQueries({ queryKey: ['matcher', session, 'deliveries'] });
  };
  return (
    <li className="flex items-center gap-3 border-b py-2 last:border-0">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 font-medium">
          {linkText} <Badge tone={TONES[state]}>{WORDS[state]}</Badge>
        </p>
        <p className="text-xs text-ink-muted">
          {momentText(createdAt)} · {counted(documents.length, 'document')} · {counted(attempts, 'attempt')}
        </p>
        {message && <p className="text-xs text-critical">{message}</p>}
      </div>
      <Button size="sm" busy={busy} onClick={replay}>
        <RotateCw aria-hidden />
        Send again
      </Button>
    </li>
  );
}
