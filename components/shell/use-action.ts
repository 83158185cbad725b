'use client';

import { useState, useTransition } from 'react';
import type { Outcome, Problem } from '@/lib/recruiter';

const UNREACHABLE: Problem = {
  code: 'unavailable',
  message: 'The server cannot be reached. Check your connection and try again.',
};

/**
 * Runs a server action for a component: whether it is under way, and the problem of the last run. What throws, as
 * an action does while the server cannot be reached, becomes a problem too. Who is no longer signed in is led to
 * sign in again, and back here.
 */
export function useAction<Input, Value>(
  action: (input: Input) => Promise<Outcome<Value>>,
  on: { done?: (value: Value) => void; refused?: (problem: Problem) => void } = {},
) {
  const [busy, start] = useTransition();
  const [problem, setProblem] = useState<Problem | null>(null);
  const run = (input: Input) =>
    start(async () => {
      const outcome = await action(input).catch(() => ({ ok: false as const, problem: UNREACHABLE }));
      setProblem(outcome.ok ? null : outcome.problem);
      if (outcome.ok) on.done?.(outcome.value);
      else if (outcome.problem.code === 'not-signed-in') location.reload();
      else on.refused?.(outcome.problem);
    });
  return { run, busy, problem, clear: () => setProblem(null) };
}
