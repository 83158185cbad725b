import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_READ_LIMITS, readDocument, type SourceDocument } from '@/lib/engine/documents';
import { readManifest } from '../eval/manifest.ts';

/** Folds of the sets of CVs: weights fitted on the others are judged on the unseen one. */

export const FOLDS = 5;

const SHIFT = 3;

/** Returns the fold of a document, the same for all conversions and variants of one CV. */
function foldOf(id: string): number {
  const person = id.replace(/-(?:docx?|pdf|odt|rtf|html|txt)$/u, '').replace(/^(jr\d+).*$/u, '$1');
  let hash = 7;
  for (const character of person) hash = (hash * 31 + character.charCodeAt(0)) >>> 0;
  return (hash >>> SHIFT) % FOLDS;
}

type FoldDocument<Truth> = { id: string; fold: number; document: SourceDocument; truth: Truth };

/** The documents of a set that can be read, every `step`-th of it, each with its fold and its truth. */
export async function* documentsOf<Truth>(directory: string, step = 1): AsyncGenerator<FoldDocument<Truth>> {
  const entries = await readManifest(directory);
  for (const { id, file } of entries.filter((_, n) => n % step === 0)) {
    const read = await readDocument(await readFile(path.join(directory, file)), DEFAULT_READ_LIMITS);
    if (!read.ok) continue;
    const truth = JSON.parse(await readFile(path.join(directory, 'truth', `${id}.json`), 'utf8')) as Truth;
    yield { id, fold: foldOf(id), document: read.value, truth };
  }
}
