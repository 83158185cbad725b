import type { ClientFailure } from '@/lib/clients';
import { type Problem, refused } from '../ground/outcome';

const PROBLEM_OF_CODE: Record<string, Problem['code']> = {
  DataNotFound: 'not-found',
  ConstraintError: 'conflict',
  InvalidParameter: 'invalid',
  MissingParameter: 'invalid',
  RequestTooLarge: 'too-large',
};

/** Returns what the management of the built-in service refused, for the person who asked. */
export function problemOfFailure(failure: ClientFailure): { ok: false; problem: Problem } {
  return refused(PROBLEM_OF_CODE[failure.code] ?? 'unavailable', failure.message);
}
