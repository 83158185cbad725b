'use client';

import { RotateCw, Tag, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { ChosenToolbar } from '@/components/ui/chosen-toolbar';
import type { DossierKind, DossierLine, Facet } from '@/lib/recruiter/vocabulary';
import { KIND_WORDS } from '../kinds';
import { TagPopover } from '../tag-popover';
import { counted } from '../words';
import type { BulkAct } from './bulk-act';

/** What can be done with what is chosen. It lies over the end of the list, so that nothing moves. */
export function BulkBar({
  kind,
  chosen,
  tags,
  busy,
  own,
  onTag,
  onParseAgain,
  onDelete,
  onClear,
}: {
  kind: DossierKind;
  chosen: readonly DossierLine[];
  tags: readonly Facet[];
  busy: boolean;
  own?: BulkAct | undefined;
  onTag: (change: { add: string[]; remove: string[] }) => void;
  onParseAgain: () => void;
  onDelete: () => void;
  onClear: () => void;
}) {
  const { one, many } = KIND_WORDS[kind];
  if (chosen.length === 0) return null;
  return (
    <ChosenToolbar
      label={`Chosen ${many}`}
      count={chosen.length}
      onClear={onClear}
      className="inset-x-4 bottom-14 md:inset-x-5"
    >
      {own && (
        <Button variant="quiet" size="sm" onClick={() => own.run(chosen.map(({ id }) => id))}>
          <own.icon aria-hidden />
          <span className="max-sm:sr-only">{own.label}</span>
        </Button>
      )}
      <TagPopover
        current={[...new Set(chosen.flatMap((line) => line.tags))]}
        known={tags.map(({ value }) => value)}
        onAdd={(tag) => onTag({ add: [tag], remove: [] })}
        onRemove={(tag) => onTag({ add: [], remove: [tag] })}
      >
        <Button variant="quiet" size="sm">
          <Tag aria-hidden />
          Tag
        </Button>
      </TagPopover>
      <Button variant="quiet" size="sm" disabled={busy} onClick={onParseAgain}>
        <RotateCw aria-hidden />
        <span className="max-sm:sr-only">Read again</span>
      </Button>
      <Button
        variant="danger-quiet"
        size="sm"
        aria-label={`Delete ${counted(chosen.length, one)}`}
        onClick={onDelete}
      >
        <Trash2 aria-hidden />
        <span className="max-sm:sr-only">Delete</span>
      </Button>
    </ChosenToolbar>
  );
}
