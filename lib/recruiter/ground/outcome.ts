/** Reason why a use case failed. `message` is for the caller; `field` names the input at fault. */
export type Problem = {
  code:
    | 'not-signed-in'
    | 'not-allowed'
    | 'not-found'
    | 'invalid'
    | 'conflict'
    | 'too-large'
    | 'too-many-attempts'
    | 'code-needed'
    | 'code-wrong'
    | 'unavailable';
  message: string;
  field?: string;
};

/** Result of every use case: the value, or the reason why it is missing. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; problem: Problem };

/** Wraps the value of a use case that succeeded. */
export function done<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** Wraps the reason why a use case was refused. */
export function refused(
  code: Problem['code'],
  message: string,
  field?: string,
): { ok: false; problem: Problem } {
  return { ok: false, problem: field === undefined ? { code, message } : { code, message, field } };
}
