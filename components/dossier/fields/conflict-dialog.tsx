'use client';

import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import type { Conflict } from './use-corrections-outbox';

/** Two people corrected the same value: shows both versions, and asks which to keep. */
export function ConflictDialog({
  conflict,
  textOf,
  onMine,
  onTheirs,
}: {
  conflict: Conflict | null;
  textOf: (path: string, value: unknown) => string;
  onMine: () => void;
  onTheirs: () => void;
}) {
  return (
    <Dialog open={conflict !== null} onOpenChange={(open) => !open && onTheirs()}>
      {conflict && (
        <DialogContent
          title="Someone else changed this"
          description={`${conflict.by} corrected this value while you were editing it. Yours was not saved.`}
          footer={
            <>
              <Button onClick={onTheirs}>Keep theirs</Button>
              <Button variant="primary" onClick={onMine}>
                Use mine
              </Button>
            </>
          }
        >
          <dl className="grid grid-cols-[5rem_1fr] gap-x-3 gap-y-2">
            <dt className="text-ink-muted">Theirs</dt>
            <dd className="min-w-0 break-words">{textOf(conflict.path, conflict.theirs)}</dd>
            <dt className="text-ink-muted">Yours</dt>
            <dd className="min-w-0 break-words">{textOf(conflict.path, conflict.value)}</dd>
          </dl>
        </DialogContent>
      )}
    </Dialog>
  );
}
