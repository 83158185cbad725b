/**
 * What a parser may say about its decisions, for the tools that measure it (`npm run eval -- trace`, `-- ablation`).
 * Nothing listens in production: a note is then not even made. Parsing is synchronous, so a listener or a set of
 * switches holds for one call and can reach no other.
 */

/** One decision: the candidates with their scores and the evidence for them, and which was taken. */
export type Decision = {
  /** What was decided, e.g. `section` or `position.title`. */
  about: string;
  /** Indexes into the lines of the document. */
  lines: readonly number[];
  candidates: readonly { value: string; score?: number; why?: string }[];
  chosen: string;
  why?: string;
  /** The evidence from which the certainty of the choice was computed. */
  evidence?: Readonly<Record<string, number>>;
};

let listener: ((decision: Decision) => void) | null = null;

/** Hands a decision to whoever listens; `make` is called only then. */
export function note(make: () => Decision): void {
  if (listener !== null) listener(make());
}

/** True where somebody listens. */
export function isTraced(): boolean {
  return listener !== null;
}

/** Runs a parse and gives its result with the decisions that were noted in it. */
export function traced<T>(run: () => T): { result: T; decisions: Decision[] } {
  const decisions: Decision[] = [];
  const outer = listener;
  listener = (decision) => decisions.push(decision);
  try {
    return { result: run(), decisions };
  } finally {
    listener = outer;
  }
}
