import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { randomOf } from '@/lib/engine/kernel';
import { damage } from './bytes.ts';
import { damageArchive, damageStream } from './containers.ts';

export type Sample = { name: string; extension: string; bytes: Uint8Array };

const KINDS = new Set(['pdf', 'docx', 'doc', 'odt', 'rtf', 'html', 'txt']);
const ARCHIVES = new Set(['docx', 'odt']);
/** Probability that the inside of a packed document is damaged rather than its bytes. */
const INSIDE = 0.6;

/** Returns the project's own documents: the samples, of every kind. */
export async function readSamples(): Promise<Sample[]> {
  const folder = path.resolve('samples');
  const entries = await readdir(folder, { recursive: true });
  const names = entries.filter((name) => KINDS.has(path.extname(name).slice(1))).sort();
  return Promise.all(
    names.map(async (name) => ({
      name,
      extension: path.extname(name).slice(1),
      bytes: Uint8Array.from(await readFile(path.join(folder, name))),
    })),
  );
}

/** Returns the document of one case: the same seed and case give the same bytes. */
export function makeCase(samples: readonly Sample[], seed: number, number: number): Sample {
  const random = randomOf(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b));
  const { name, extension, bytes } = random.pick(samples);
  const other = random.pick(samples).bytes;
  const isInside = random.chance(INSIDE);
  if (isInside && ARCHIVES.has(extension))
    return { name, extension, bytes: damageArchive(bytes, random, other) };
  if (isInside && extension === 'pdf') return { name, extension, bytes: damageStream(bytes, random, other) };
  return { name, extension, bytes: damage(bytes, random, other) };
}
