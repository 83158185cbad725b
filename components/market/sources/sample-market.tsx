'use client';

import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { MarketSourceSummary, Outcome } from '@/lib/recruiter';

/** Fills the market with the sample. */
export function SampleMarketButton({
  add,
  onStarted,
}: {
  add: () => Promise<Outcome<MarketSourceSummary>>;
  onStarted?: () => void;
}) {
  const { busy, run } = useAction();
  return (
    <Button
      busy={busy}
      onClick={() =>
        run(add, () => {
          toast.done('The sample market is being read', { description: 'It takes about a minute.' });
          onStarted?.();
        })
      }
    >
      Load the sample market
    </Button>
  );
}
