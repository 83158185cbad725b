'use client';

import { AlertDialog } from '@/components/ui/alert-dialog';
import type { DossierKind } from '@/lib/recruiter/vocabulary';
import { KIND_WORDS } from './kinds';
import { counted } from './words';

const NAMED = 5;

/** Asks before candidates or jobs are deleted, and names what goes with them. */
export function DeleteDialog({
  kind,
  names,
  open,
  busy,
  onOpenChange,
  onDelete,
}: {
  kind: DossierKind;
  names: readonly string[];
  open: boolean;
  busy: boolean;
  onOpenChange: (open: boolean) => void;
  onDelete: () => void;
}) {
  const { one } = KIND_WORDS[kind];
  const only = names.length === 1 ? names[0] : undefined;
  const rest = names.length - NAMED;
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      busy={busy}
      title={only ? `Delete ${only}?` : `Delete ${counted(names.length, one)}?`}
      confirm={only ? `Delete ${one}` : `Delete ${names.length}`}
      onConfirm={onDelete}
      description={
        <p>
          The original documents, everything read from them, conversions, corrections and tags are deleted for
          good. This cannot be undone.
        </p>
      }
    >
      {!only && (
        <ul className="rounded-md bg-sunken px-3 py-2 text-sm">
          {names.slice(0, NAMED).map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may share a name, and the list never reorders
            <li key={index} className="truncate">
              {name}
            </li>
          ))}
          {rest > 0 && <li className="text-ink-muted">and {rest} more</li>}
        </ul>
      )}
    </AlertDialog>
  );
}
