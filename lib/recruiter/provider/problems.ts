import type { ClientFailure } from '@/lib/clients';
import { type Problem, refused } from '../ground/outcome';

const PROBLEM_OF_CODE: Record<string, Problem['code']> = {
  DataNotFound: 'not-found',
  ConstraintError: 'conflict',
  InvalidParameter: 'invalid',
  MissingParameter: 'invalid',
  RequestTooLarge: 'too-large',
};

/** Returns the refusal of the built-in service's management, for the caller. */
export function problemOfFailure(failure: ClientFailure): { ok: false; problem: Problem } {
  return refused(PROBLEM_OF_CODE[failure.code] ?? 'unavailable', failure.message);
}
