'use client';

import { RotateCw, Tag, Trash2, X } from 'lucide-react';
import { Button, IconButton } from '@/components/ui/button';
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
    <div className="pointer-events-none absolute inset-x-4 bottom-14 z-20 flex md:inset-x-5">
      <div
        role="toolbar"
        aria-label={`Chosen ${many}`}
        className="pointer-events-auto flex h-11 animate-appear items-center gap-1 rounded-lg border border-line-strong bg-raised pr-1.5 pl-3 shadow-overlay"
      >
        <span aria-live="polite" className="mr-2 font-medium whitespace-nowrap tabular-nums">
          {chosen.length} <span className="max-sm:sr-only">chosen</span>
        </span>
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
        <IconButton label="Choose none" shortcut={['Esc']} size="sm" onClick={onClear}>
          <X aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
