'use client';

import { useState, useTransition } from 'react';
import { toast } from '@/components/ui/toast';
import type { Outcome, Problem } from '@/lib/recruiter';

const UNREACHABLE: Problem = {
  code: 'unavailable',
  message: 'The server cannot be reached, and nothing was changed. Check your connection and try again.',
};

type Run = <Value>(
  action: () => Promise<Outcome<Value>>,
  done?: (value: Value) => void,
  refused?: () => void,
) => void;

/**
 * Runs server actions for a component: whether one is under way, and the problem of the last run. A refusal is shown in
 * a toast, unless the component is a form that shows the problem itself (`inForm`). An exception, as while the server
 * cannot be reached, becomes a problem too. After the session has ended, leads to the sign-in page and back here.
 */
export function useAction({ inForm = false } = {}): { busy: boolean; problem: Problem | null; run: Run } {
  const [busy, start] = useTransition();
  const [problem, setProblem] = useState<Problem | null>(null);
  const run: Run = (action, done, refused) =>
    start(async () => {
      const outcome = await action().catch(() => ({ ok: false as const, problem: UNREACHABLE }));
      if (inForm) setProblem(outcome.ok ? null : outcome.problem);
      if (outcome.ok) return done?.(outcome.value);
      if (outcome.problem.code === 'not-signed-in') return location.reload();
      if (!inForm) toast.failed(outcome.problem.message);
      refused?.();
    });
  return { busy, problem, run };
}
