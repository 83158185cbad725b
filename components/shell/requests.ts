import type { DossierKind, FoundPlace, Outcome, Problem } from '@/lib/recruiter/vocabulary';

/** A refusal on its way through a query or a mutation; `message` is for the person. */
export class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

const UNREACHABLE: Problem = {
  code: 'unavailable',
  message: 'The server cannot be reached. Check your connection; we keep trying.',
};

/** Reads one of the app's own routes; throws a refusal. */
export async function getFrom<T>(path: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(path, { signal });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return body as T;
  const { problem } = (body ?? {}) as { problem?: Problem };
  throw new Refused(problem ?? UNREACHABLE);
}

/** Returns the few candidates, or jobs, that match some words best; without words, the ones changed last. */
export function foundOf(kind: DossierKind, words: string, signal: AbortSignal): Promise<FoundPlace[]> {
  return getFrom(`/api/recruiter/finding/found?${new URLSearchParams({ kind, words })}`, signal);
}

/** Returns the value of an outcome; throws a refusal. */
export function valueIn<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Refused(outcome.problem);
  return outcome.value;
}
