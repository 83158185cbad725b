import { createHash } from 'node:crypto';
import type { ReaderOptions } from './protocol';
import type { FinalEnd } from './run-task';

/** A document, its owner and its options. */
type Asked = { owner: string; options: ReaderOptions; bytes: Uint8Array };

const KEPT_MS = 5 * 60_000;
const MOST_KEPT = 32;

/** Returns the key of a document: the same for the same owner and options. */
export function keyOf({ owner, options, bytes }: Asked): string {
  return createHash('sha256')
    .update(JSON.stringify([owner, options]))
    .update(bytes)
    .digest('base64');
}

/**
 * Keeps the readings of documents whose callers were turned away because the machine was too slow. Sending the document
 * again picks up that work instead of starting over, so that on the slowest machine it comes to an end.
 */
export function createOvertime() {
  const kept = new Map<string, Promise<FinalEnd>>();

  function keep(key: string, rest: Promise<FinalEnd>) {
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, rest);
    rest.then(() => {
      setTimeout(() => kept.get(key) === rest && kept.delete(key), KEPT_MS).unref();
    });
  }

  return {
    keep,
    /** Returns the work on a document that continues or has ended since. */
    of: (order: Asked) => (kept.size > 0 ? kept.get(keyOf(order)) : undefined),
    /** Forgets an answered document. */
    forget: (order: Asked) => kept.delete(keyOf(order)),
  };
}
