'use client';

import { createContext, type ReactNode, useContext, useRef } from 'react';
import { useAction } from '@/components/shell/use-action';
import { toast } from '@/components/ui/toast';
import { type Correction, keyOfPath } from '@/lib/recruiter/vocabulary';
import type { CorrectingActions } from '../actions';
import { ConflictDialog } from './conflict-dialog';
import { useCorrectionsOutbox } from './use-corrections-outbox';

/** The ways to correct. */
type Correcting = {
  /** Keeps a value as the right one, on screen at once; null clears it. */
  save: (path: string, value: unknown) => void;
  /** Restores the parsed value. */
  remove: (path: string) => void;
};

type Corrections = {
  readonly all: readonly Correction[];
  /** Null for members who may only look, and in the blind view. */
  readonly correcting: Correcting | null;
};

const Context = createContext<Corrections>({ all: [], correcting: null });

/** Returns the corrections on screen. */
export function useCorrections(): Corrections {
  return useContext(Context);
}

/** Lets the fields below show corrections and, with actions, be corrected; renders the corrected data. */
export function CorrectionsProvider<Data extends object>({
  id,
  effective,
  corrections,
  actions,
  textOf,
  children,
}: {
  id: string;
  effective: Data;
  corrections: readonly Correction[];
  actions: CorrectingActions | null;
  /** Says a value at a path in words. */
  textOf: (path: string, value: unknown) => string;
  children: (shown: Data) => ReactNode;
}) {
  const { run } = useAction();
  const undo = (path: string) =>
    actions &&
    run(
      () => actions.undoCorrection({ id, path }),
      () => toast.done('Change undone'),
    );
  const done = (title: string, path: string) =>
    toast.done(title, { action: { label: 'Undo', run: () => undo(path) } });
  const saved = useRef(done);
  saved.current = done;
  const outbox = useCorrectionsOutbox({
    id,
    effective,
    corrections,
    actions,
    onSaved: (path) => saved.current(keyOfPath(path) === null ? 'Corrected' : 'Saved', path),
  });
  const correcting: Correcting | null = actions && {
    save: outbox.send,
    remove: (path) =>
      run(
        () => actions.removeCorrection({ id, path }),
        () => done('Back to what was read', path),
      ),
  };
  return (
    <Context value={{ all: outbox.all, correcting }}>
      {children(outbox.shown)}
      <ConflictDialog
        conflict={outbox.conflict}
        textOf={textOf}
        onMine={outbox.keepMine}
        onTheirs={outbox.keepTheirs}
      />
    </Context>
  );
}
