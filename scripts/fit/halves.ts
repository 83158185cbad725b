import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_READ_LIMITS, readDocument, type SourceDocument } from '@/lib/engine/documents';
import { type Half, isOfHalf, readManifest } from '../eval/manifest.ts';

/** The documents of one half of a set of evaluation that can be read, every `step`-th of it, each with its truth. */
export async function* documentsOfHalf<Truth>(
  directory: string,
  half: Half,
  step = 1,
): AsyncGenerator<{ document: SourceDocument; truth: Truth }> {
  const entries = (await readManifest(directory)).filter(({ id }) => isOfHalf(id, half));
  for (const { id, file } of entries.filter((_, n) => n % step === 0)) {
    const read = await readDocument(await readFile(path.join(directory, file)), DEFAULT_READ_LIMITS);
    if (!read.ok) continue;
    const truth = JSON.parse(await readFile(path.join(directory, 'truth', `${id}.json`), 'utf8')) as Truth;
    yield { document: read.value, truth };
  }
}
