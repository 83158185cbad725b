'use client';

import { AlertDialog } from '@/components/ui/alert-dialog';
import type { DossierKind } from '@/lib/recruiter/vocabulary';
import { KIND_WORDS } from './kinds';
import { counted } from './words';

const NAMED = 5;

/** Asks before candidates or jobs are moved to the bin or deleted for good, and explains the consequences. */
export function DeleteDialog({
  kind,
  names,
  total = names.length,
  open,
  busy,
  onOpenChange,
  forGood = false,
  onDelete,
}: {
  kind: DossierKind;
  names: readonly string[];
  /** Number of records, when there are more than those named. */
  total?: number;
  open: boolean;
  busy: boolean;
  onOpenChange: (open: boolean) => void;
  /** Out of the bin, or past it. */
  forGood?: boolean;
  onDelete: () => void;
}) {
  const { one } = KIND_WORDS[kind];
  const only = total === 1 ? names[0] : undefined;
  const rest = total - NAMED;
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      busy={busy}
      title={
        forGood
          ? `Delete ${only ?? counted(total, one)} for good?`
          : `Move ${only ?? counted(total, one)} to the bin?`
      }
      confirm={forGood ? 'Delete for good' : 'Move to the bin'}
      onConfirm={onDelete}
      description={
        forGood ? (
          <p>
            The original documents, everything read from them, conversions, corrections, notes and tags are
            deleted. This cannot be undone.
          </p>
        ) : (
          <p>They leave every list, shortlist and index at once, and can be restored from the bin.</p>
        )
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
