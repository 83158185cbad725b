/** A value, or a failure with its reason. Nothing in the engine throws for bad input. */
export type Result<T, F extends Failure = Failure> = { ok: true; value: T } | { ok: false; failure: F };

/** `message` is for the person who sent the input; `detail` is only for the log. */
export type Failure = { code: string; message: string; detail?: string };

/** Wraps a value that was obtained. */
export function succeed<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** Wraps the reason for a missing value. */
export function fail<F extends Failure>(failure: F): { ok: false; failure: F } {
  return { ok: false, failure };
}
