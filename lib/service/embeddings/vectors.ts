import { createHash } from 'node:crypto';
import { once } from '@/lib/platform';
import { serviceRuntime } from '../runtime';
import * as store from '../store';
import { askVectors, embeddingsModel } from './model';
import type { TextVector } from './vector';

/** Vectors of texts of requests, which are in no index, are kept in memory, this many at most. */
const REMEMBERED = 2000;

const remembered = () => once('service:text-vectors', () => new Map<string, TextVector>());

function remember(hash: string, vector: TextVector): void {
  const known = remembered();
  known.set(hash, vector);
  const [oldest] = known.keys();
  if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
}

/** Returns the hash that a text is stored under for a model. */
export function hashOfText(model: string, text: string): string {
  return `${model} ${createHash('sha256').update(text).digest('base64url')}`;
}

/** Returns the vectors of texts, by the text: known ones, the rest requested together. Empty texts have none. */
export async function vectorsOf(
  texts: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, TextVector>> {
  const model = embeddingsModel();
  if (model === undefined) return new Map();
  const { records } = await serviceRuntime();
  const hashes = new Map([...new Set(texts)].filter(Boolean).map((text) => [text, hashOfText(model, text)]));
  const unknown = [...hashes.values()].filter((hash) => !remembered().has(hash));
  for (const [hash, vector] of await store.vectorsOfTexts(records, unknown)) remember(hash, vector);
  const missing = [...hashes].filter(([, hash]) => !remembered().has(hash));
  const asked = await askVectors(
    missing.map(([text]) => text),
    signal,
  );
  for (const [at, [, hash]] of missing.entries()) {
    const vector = asked[at];
    if (vector) remember(hash, vector);
  }
  return new Map(
    [...hashes].flatMap(([text, hash]) => {
      const vector = remembered().get(hash);
      return vector ? [[text, vector]] : [];
    }),
  );
}

/** Returns the vectors of indexed documents, by their number; unknown ones are left out. */
export async function vectorsOfIndexed(ids: readonly number[]): Promise<Map<number, TextVector>> {
  const model = embeddingsModel();
  if (model === undefined) return new Map();
  const { records } = await serviceRuntime();
  return store.vectorsOfDocuments(records, ids, model);
}
