'use client';

import { Download, PencilLine, RotateCw, Tag, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { ChosenToolbar } from '@/components/ui/chosen-toolbar';
import type { DossierKind, DossierLine, Facet } from '@/lib/recruiter/vocabulary';
import { type Export, ExportMenu } from '../export-menu';
import { KIND_WORDS } from '../kinds';
import { TagPopover } from '../tag-popover';
import { counted } from '../words';
import type { BulkAct } from './bulk-act';
import type { TagAct } from './use-all-results';

/** Actions on the chosen lines. It overlays the end of the list, so that nothing moves. */
export function BulkBar({
  kind,
  chosen,
  count,
  more,
  everything,
  tags,
  busy,
  own,
  exports,
  onEverything,
  onTag,
  onSetField,
  onParseAgain,
  onDelete,
  onClear,
}: {
  kind: DossierKind;
  chosen: readonly DossierLine[];
  /** Number of chosen lines, including other pages. */
  count: number;
  /** Number of results of the question, while all of this page are chosen and there are others. */
  more: number | null;
  everything: boolean;
  tags: readonly Facet[];
  busy: boolean;
  own: readonly (Omit<BulkAct, 'run'> & { run: () => void })[];
  exports: readonly Export[];
  onEverything: () => void;
  onTag: (act: TagAct) => void;
  /** Null where the workspace has no fields. */
  onSetField: (() => void) | null;
  onParseAgain: () => void;
  onDelete: () => void;
  onClear: () => void;
}) {
  const { one, many } = KIND_WORDS[kind];
  if (chosen.length === 0) return null;
  return (
    <ChosenToolbar
      label={`Selected ${many}`}
      count={count}
      onClear={onClear}
      className="inset-x-4 bottom-14 md:inset-x-5"
    >
      {more !== null && (
        <Button variant="secondary" size="sm" onClick={onEverything}>
          Select all {counted(more, 'result')}
        </Button>
      )}
      {own.map((act) => (
        <Button key={act.shortcut} variant="quiet" size="sm" disabled={busy} onClick={act.run}>
          <act.icon aria-hidden />
          <span className="max-sm:sr-only">{act.label}</span>
        </Button>
      ))}
      <TagPopover
        current={[...new Set(chosen.flatMap((line) => line.tags))]}
        known={tags.map(({ value }) => value)}
        onAdd={(tag) => onTag({ kind: 'tag', tag })}
        onRemove={(tag) => onTag({ kind: 'untag', tag })}
      >
        <Button variant="quiet" size="sm" busy={busy}>
          <Tag aria-hidden />
          Tag
        </Button>
      </TagPopover>
      {onSetField && (
        <Button variant="quiet" size="sm" disabled={busy} onClick={onSetField}>
          <PencilLine aria-hidden />
          <span className="max-sm:sr-only">Set a field…</span>
        </Button>
      )}
      <ExportMenu label={`${counted(count, one)}, with the columns on screen`} exports={exports}>
        <Button variant="quiet" size="sm">
          <Download aria-hidden />
          <span className="max-sm:sr-only">Export</span>
        </Button>
      </ExportMenu>
      {!everything && (
        <Button variant="quiet" size="sm" disabled={busy} onClick={onParseAgain}>
          <RotateCw aria-hidden />
          <span className="max-sm:sr-only">Read again</span>
        </Button>
      )}
      <Button
        variant="danger-quiet"
        size="sm"
        disabled={busy}
        aria-label={`Delete ${counted(count, one)}`}
        onClick={onDelete}
      >
        <Trash2 aria-hidden />
        <span className="max-sm:sr-only">Delete</span>
      </Button>
    </ChosenToolbar>
  );
}
