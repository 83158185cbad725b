import { useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { CheckLine } from '@/components/ui/check-line';
import { toast } from '@/components/ui/toast';
import type { MarketSourceSummary, Outcome } from '@/lib/recruiter/vocabulary';

export type RemoveSource = (input: {
  sourceId: string;
  takeBack: boolean;
}) => Promise<Outcome<{ isGone: boolean }>>;

/** Asks whether to remove a source, and what to do with its postings. */
export function RemoveSourceDialog({
  source: { id, name, from, lastImport },
  remove,
  onClose,
}: {
  source: MarketSourceSummary;
  remove: RemoveSource;
  onClose: () => void;
}) {
  const [takeBack, setTakeBack] = useState(false);
  const { busy, run } = useAction();
  const hasPostings = lastImport !== null && lastImport.state !== 'undone';
  const confirm = () =>
    run(
      () => remove({ sourceId: id, takeBack }),
      ({ isGone }) => {
        onClose();
        toast.done(
          isGone ? `${name} was removed` : `${name} will be removed once its postings have left the market`,
        );
      },
    );
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Remove ${name}?`}
      description={GOES[from]}
      confirm="Remove the source"
      busy={busy}
      onConfirm={confirm}
    >
      {hasPostings && (
        <CheckLine
          label="Take its postings out of the market, too"
          hint="Those that its imports were the first to bring. If you leave this unticked, they stay and its imports can no longer be undone."
          checked={takeBack}
          onChange={setTakeBack}
        />
      )}
    </AlertDialog>
  );
}

const GOES = {
  file: 'The source leaves this list, and its file is deleted.',
  address: 'The source leaves this list, and its address is not read any more.',
  sample: 'The source leaves this list.',
};
