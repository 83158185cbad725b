import type { Outcome } from '../ground/outcome';

/** For tests: returns the value of what must succeed. */
export function given<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.value;
}
