'use client';

import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DeleteDialog } from '@/components/dossier/delete-dialog';
import { KIND_WORDS } from '@/components/dossier/kinds';
import { counted, dayText } from '@/components/dossier/words';
import { useAction } from '@/components/shell/use-action';
import { useListFocus } from '@/components/shell/use-list-focus';
import { Button, IconButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/state';
import { toast } from '@/components/ui/toast';
import { deleteDossiers, restoreDossiers } from '@/lib/recruiter/actions/dossiers';
import type { Binned } from '@/lib/recruiter/vocabulary';

/** Contents of the bin, to be restored or deleted for good, one by one or all at once. */
export function Bin({ items, total }: { items: readonly Binned[]; total: number }) {
  const { busy, run } = useAction();
  const [deleting, setDeleting] = useState<readonly Binned[]>([]);
  const focus = useListFocus<HTMLUListElement>(items);
  if (items.length === 0) {
    return (
      <EmptyState title="The bin is empty" icon={Trash2}>
        What you delete is kept here until its time is up.
      </EmptyState>
    );
  }
  const restore = ({ id, name }: Binned) =>
    run(
      () => restoreDossiers({ ids: [id] }),
      () => toast.done(`${name} was restored`),
    );
  const remove = () =>
    run(
      () => deleteDossiers({ ids: deleting.map(({ id }) => id) }),
      ({ deleted }) => {
        setDeleting([]);
        toast.done(`${counted(deleted, 'entry', 'entries')} deleted for good`);
      },
    );
  return (
    <>
      <ul {...focus} aria-label="Bin" className="divide-y">
        {items.map((item) => (
          <BinLine
            key={item.id}
            item={item}
            busy={busy}
            onRestore={() => restore(item)}
            onDelete={() => setDeleting([item])}
          />
        ))}
      </ul>
      <div className="mt-3 flex items-center justify-between gap-4">
        <p className="text-xs text-ink-muted">
          {total > items.length && `${items.length} of ${total} are shown.`}
        </p>
        {items.length > 1 && (
          <Button variant="danger-quiet" size="sm" onClick={() => setDeleting(items)}>
            Delete all {items.length} for good…
          </Button>
        )}
      </div>
      <DeleteDialog
        forGood
        kind={deleting[0]?.kind ?? 'candidate'}
        names={deleting.map(({ name }) => name)}
        open={deleting.length > 0}
        busy={busy}
        onOpenChange={(open) => !open && setDeleting([])}
        onDelete={remove}
      />
    </>
  );
}

function BinLine({
  item,
  busy,
  onRestore,
  onDelete,
}: {
  item: Binned;
  busy: boolean;
  onRestore: () => void;
  onDelete: () => void;
}) {
  const { name, title, kind, by, at, dueAt } = item;
  return (
    <li className="flex min-h-12 items-center gap-3 py-1.5">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">
          {name} <span className="font-normal text-ink-muted">{title}</span>
        </p>
        <p className="text-xs text-ink-muted">
          {KIND_WORDS[kind].one}, deleted {dayText(at)} by {by ?? 'the retention rule'}, goes for good{' '}
          {dayText(dueAt)}
        </p>
      </div>
      <Button size="sm" disabled={busy} aria-label={`Restore ${name}`} onClick={onRestore}>
        <RotateCcw aria-hidden />
        Restore
      </Button>
      <IconButton label={`Delete ${name} for good`} size="sm" variant="danger-quiet" onClick={onDelete}>
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  );
}
