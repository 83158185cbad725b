'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { toast } from '@/components/ui/toast';
import type { Correction } from '@/lib/recruiter/vocabulary';
import type { CandidateActions } from '../actions';
import { useAction } from '../use-action';

type Corrections = {
  readonly all: readonly Correction[];
  readonly busy: boolean;
  /** Keeps a value as the right one; null says there is none. */
  save: (path: string, value: unknown, then?: () => void) => void;
  /** Goes back to what was parsed. */
  remove: (path: string) => void;
  /** Takes the newest change back. */
  undo: () => void;
};

const Context = createContext<Corrections | null>(null);

/** The corrections of the candidate on screen; null for who may only look. */
export function useCorrections(): Corrections | null {
  return useContext(Context);
}

/** Lets the fields below be corrected. Without actions it only shows what was corrected. */
export function CorrectionsProvider({
  candidateId,
  corrections,
  actions,
  children,
}: {
  candidateId: string;
  corrections: readonly Correction[];
  actions: CandidateActions;
  children: ReactNode;
}) {
  const { busy, run } = useAction();
  const value = useMemo((): Corrections => {
    const undo = (path?: string) =>
      run(
        () => actions.undoCorrection(path === undefined ? { candidateId } : { candidateId, path }),
        () => toast.done('The change was taken back'),
      );
    return {
      all: corrections,
      busy,
      save: (path, corrected, then) =>
        run(
          () => actions.correct({ candidateId, path, value: corrected }),
          () => {
            toast.done('Corrected', { action: { label: 'Undo', run: () => undo(path) } });
            then?.();
          },
        ),
      remove: (path) =>
        run(
          () => actions.removeCorrection({ candidateId, path }),
          () => toast.done('Back to what was read', { action: { label: 'Undo', run: () => undo(path) } }),
        ),
      undo: () => undo(),
    };
  }, [candidateId, corrections, actions, busy, run]);
  return <Context value={value}>{children}</Context>;
}
