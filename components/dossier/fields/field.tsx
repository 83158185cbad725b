'use client';

import { Pencil } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { EvidenceQuery } from '@/components/dossier/evidence/query';
import { cn } from '@/components/ui/cn';
import { useTouch } from '@/components/ui/use-touch';
import { useEvidence } from '../evidence/evidence-provider';
import { CorrectionMark } from './correction-mark';
import { correctionAt } from './corrections';
import { useCorrections } from './corrections-provider';
import { DoubtMark } from './doubt-mark';
import { DOUBTED } from './doubted';
import { EditorLayer } from './editor-layer';
import type { FieldEdit } from './edits';

type FieldProps = {
  /** Path of the value in the resume; it also names the field on the page. */
  path: string;
  /** Path at which a value that is shown a second time is corrected. */
  source?: string;
  /** Name of the value, for the editor and for assistive technology. */
  label: string;
  /** Editing of the value; fields without it can only be looked up. */
  edit?: FieldEdit;
  evidence?: EvidenceQuery;
  /** Lines of prose rather than a few words. */
  block?: boolean;
  /** Offered only near the pointer or the focus when it is missing: most entries do well without it. */
  optional?: boolean;
  /** False for a field of the workspace, which no document says: it is set, not corrected. */
  isRead?: boolean;
  /** Why the value may be wrong, when there is a reason to look twice. */
  doubt?: string | undefined;
  /** The value as it is shown; nothing without one. */
  children?: ReactNode;
};

/**
 * One value of the resume. Pressing it (a click, Enter or space) marks the place in the original it came from; `e`, a
 * double click or the pencil opens it for correction, and so does a tap. A missing value is offered to those who may
 * add it.
 */
export function Field({
  path,
  source = path,
  label,
  edit,
  evidence,
  block = false,
  optional = false,
  isRead = true,
  doubt,
  children,
}: FieldProps) {
  const { all, correcting } = useCorrections();
  const marking = useEvidence();
  const touch = useTouch();
  const [editing, setEditing] = useState(false);
  const valueRef = useRef<HTMLSpanElement>(null);
  // Whoever corrected the value has checked it.
  const doubted = doubt !== undefined && correctionAt(all, source) === undefined;
  const missing = children === null || children === undefined || children === '' || children === false;
  const editable = edit !== undefined && correcting !== null;
  if (missing && !editable) return null;

  const mark = marking && evidence && !missing ? () => marking.mark(path, evidence) : undefined;
  const open = editable ? () => setEditing(true) : undefined;
  const close = () => {
    setEditing(false);
    requestAnimationFrame(() => valueRef.current?.focus());
  };
  const value = (
    <span
      className={cn(
        'group/field relative',
        block ? 'block' : 'inline-flex max-w-full items-baseline',
        missing && optional && onlyNear,
      )}
    >
      <FieldValue
        path={path}
        label={label}
        // A finger has no second press and no key: it gets the editor, which leads on to the original.
        onPress={touch ? (open ?? mark) : (mark ?? open)}
        marks={mark !== undefined && !(touch && editable)}
        valueRef={valueRef}
        block={block}
        doubted={doubted}
        onEdit={open}
      >
        {missing ? <span className="text-ink-faint print:hidden">Add {label.toLowerCase()}</span> : children}
      </FieldValue>
      {isRead && <CorrectionMark path={path} block={block} />}
      {doubted && !missing && <DoubtMark label={label} reason={doubt} />}
      {open && !touch && <EditButton label={label} onEdit={open} />}
    </span>
  );
  if (!edit || !correcting) return value;
  return (
    <EditorLayer
      open={editing}
      label={label}
      edit={edit}
      onLocate={mark}
      onSave={(corrected) => correcting.save(path, corrected)}
      onClose={close}
    >
      {value}
    </EditorLayer>
  );
}

const onlyNear =
  'opacity-0 group-hover/entry:opacity-100 focus-within:opacity-100 pointer-coarse:opacity-100';

const markedLook = {
  looking: 'bg-marker-soft hover:bg-marker-soft',
  found: 'bg-marker-soft ring-1 ring-marker-line hover:bg-marker-soft',
  missing: 'bg-hover',
};

/** Text that is being selected is not pressed. */
function isSelecting(): boolean {
  return (window.getSelection()?.toString() ?? '') !== '';
}

function FieldValue({
  path,
  label,
  onPress,
  marks,
  valueRef,
  block,
  doubted,
  onEdit,
  children,
}: {
  path: string;
  label: string;
  onPress: (() => void) | undefined;
  /** True if pressing it shows its place in the original. */
  marks: boolean;
  valueRef: React.RefObject<HTMLSpanElement | null>;
  block: boolean;
  doubted: boolean;
  onEdit: (() => void) | undefined;
  children: ReactNode;
}) {
  const marked = useEvidence()?.marked;
  const state = marked?.field === path ? marked.state : undefined;
  const look = cn(block && 'block', doubted && DOUBTED);
  if (!onPress)
    return (
      <span dir="auto" className={look}>
        {children}
      </span>
    );
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') onPress();
    else if ((event.key === 'e' || event.key === 'F2') && !event.ctrlKey && !event.metaKey) onEdit?.();
    else return;
    event.preventDefault();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a button's text cannot be selected, and these are values to copy */}
      <span
        ref={valueRef}
        role="button"
        tabIndex={0}
        dir="auto"
        data-field={path}
        aria-roledescription={marks ? 'value' : undefined}
        aria-description={marks ? `${label}. Shows its place in the original.` : label}
        className={cn(
          '-mx-1 min-w-0 cursor-default rounded-xs px-1 py-0.5 break-words hover:bg-hover',
          look,
          block && '-mx-2 px-2',
          state && markedLook[state],
        )}
        onClick={() => !isSelecting() && onPress()}
        onDoubleClick={onEdit}
        onKeyDown={press}
      >
        {children}
      </span>
      {state === 'missing' && (
        <span role="status" className="ml-2 shrink-0 self-center text-2xs whitespace-nowrap text-ink-faint">
          not found in the original
        </span>
      )}
    </>
  );
}

/**
 * For the pointer, on the corner of the value under it; keyboard users press `e` on the value itself. It takes no room
 * and, until it is visible, no clicks.
 */
function EditButton({ label, onEdit }: { label: string; onEdit: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`Correct ${label.toLowerCase()}`}
      className="pointer-events-none absolute -top-3 -right-3 z-10 inline-flex size-5 items-center justify-center rounded-sm border border-line-strong bg-raised text-ink-muted opacity-0 shadow-raised group-focus-within/field:pointer-events-auto group-focus-within/field:opacity-100 group-hover/field:pointer-events-auto group-hover/field:opacity-100 hover:text-ink pointer-coarse:size-7"
      onClick={onEdit}
    >
      <Pencil aria-hidden className="size-3" />
    </button>
  );
}
