import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Refused, valueIn } from '@/components/shell/requests';
import { toast } from '@/components/ui/toast';
import type { Correction } from '@/lib/recruiter/vocabulary';
import type { CorrectingActions } from '../actions';
import { correctionsWith, type Pending, shownAt, withPending } from './pending';
import { forgetUnsent, keepUnsent, type Unsent, unsentOf } from './unsent';

const TRIES = 2;

/** A correction that met another one. */
export type Conflict = Unsent & { readonly theirs: unknown; readonly by: string };

type Given<Data extends object> = {
  id: string;
  effective: Data;
  corrections: readonly Correction[];
  actions: CorrectingActions | null;
  onSaved: (path: string) => void;
};

/**
 * Sends corrections: shown at once, kept in the tab until the server has them, sent again after a sign-in, and stopped
 * if somebody else changed the same value meanwhile.
 */
export function useCorrectionsOutbox<Data extends object>(given: Given<Data>) {
  const { id, effective, corrections, actions, onSaved } = given;
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const drop = (key: string) => {
    forgetUnsent(id, key);
    setPending((all) => all.filter((one) => one.key !== key));
  };

  // The page has been drawn anew with what the server confirmed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: this waits for new corrections
  useEffect(() => setPending((all) => all.filter(({ settled }) => !settled)), [corrections]);

  const { mutate } = useMutation({
    mutationFn: async ({ path, value, seen, key }: Unsent) => {
      if (!actions) throw new Refused({ code: 'not-allowed', message: 'Your role does not allow this.' });
      return valueIn(await actions.correct({ id, path, value, seen, key }));
    },
    retry: (failures, error) => !(error instanceof Refused) && failures < TRIES,
    onMutate: (one) => {
      keepUnsent(id, one);
      const next = { key: one.key, path: one.path, value: one.value, settled: false };
      setPending((all) => [...all.filter(({ path }) => path !== one.path), next]);
    },
    onSuccess: (_nothing, { key, path }) => {
      forgetUnsent(id, key);
      setPending((all) => all.map((one) => (one.key === key ? { ...one, settled: true } : one)));
      onSaved(path);
    },
    onError: (error, one) => {
      if (!(error instanceof Refused)) {
        toast.failed('Not saved yet: the server cannot be reached. Your correction is kept here.', {
          action: { label: 'Send again', run: () => mutate(one) },
        });
        return;
      }
      if (error.problem.code === 'not-signed-in') return location.reload();
      drop(one.key);
      if (error.problem.code !== 'conflict') return toast.failed(error.message);
      setConflict({ ...one, theirs: undefined, by: '' });
    },
  });

  const resent = useRef(false);
  useEffect(() => {
    if (resent.current || !actions) return;
    resent.current = true;
    for (const one of unsentOf(id)) mutate(one);
  }, [id, actions, mutate]);

  const shown = withPending(effective, pending);
  const met = conflict && {
    ...conflict,
    theirs: shownAt(effective, conflict.path),
    by: corrections.find(({ path }) => path === conflict.path)?.by ?? 'Someone else',
  };
  return {
    shown,
    all: correctionsWith(corrections, effective, pending),
    conflict: met,
    keepTheirs: () => setConflict(null),
    keepMine: () => {
      setConflict(null);
      if (met) mutate({ key: crypto.randomUUID(), path: met.path, value: met.value, seen: met.theirs });
    },
    send: (path: string, value: unknown) =>
      mutate({ key: crypto.randomUUID(), path, value, seen: shownAt(shown, path) }),
  };
}
