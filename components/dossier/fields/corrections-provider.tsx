'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useAction } from '@/components/shell/use-action';
import { toast } from '@/components/ui/toast';
import type { Correction } from '@/lib/recruiter/vocabulary';
import type { CorrectingActions } from '../actions';

/** The ways to correct. */
type Correcting = {
  readonly busy: boolean;
  /** Keeps a value as the right one; null says there is none. */
  save: (path: string, value: unknown, then?: () => void) => void;
  /** Goes back to what was parsed. */
  remove: (path: string) => void;
};

type Corrections = {
  readonly all: readonly Correction[];
  /** Null for who may only look, and in the blind view. */
  readonly correcting: Correcting | null;
};

const Context = createContext<Corrections>({ all: [], correcting: null });

/** The corrections of what is on screen. */
export function useCorrections(): Corrections {
  return useContext(Context);
}

/** Lets the fields below show what was corrected and, with actions, be corrected. */
export function CorrectionsProvider({
  id,
  corrections,
  actions,
  children,
}: {
  id: string;
  corrections: readonly Correction[];
  actions: CorrectingActions | null;
  children: ReactNode;
}) {
  const { busy, run } = useAction();
  const value = useMemo((): Corrections => {
    if (!actions) return { all: corrections, correcting: null };
    const undo = (path: string) =>
      run(
        () => actions.undoCorrection({ id, path }),
        () => toast.done('The change was taken back'),
      );
    const done = (title: string, path: string) =>
      toast.done(title, { action: { label: 'Undo', run: () => undo(path) } });
    const save: Correcting['save'] = (path, corrected, then) =>
      run(
        () => actions.correct({ id, path, value: corrected }),
        () => {
          done('Corrected', path);
          then?.();
        },
      );
    const remove: Correcting['remove'] = (path) =>
      run(
        () => actions.removeCorrection({ id, path }),
        () => done('Back to what was read', path),
      );
    return { all: corrections, correcting: { busy, save, remove } };
  }, [id, corrections, actions, busy, run]);
  return <Context value={value}>{children}</Context>;
}
