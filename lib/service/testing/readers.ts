/** Pools of real reader processes for tests, bundled into a separate folder. */
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleReader } from '@/scripts/bundle-reader.mjs';
import { taxonomyPlaces } from '../taxonomy';
import { type PoolSettings, ReaderPool } from '../workers/pool';

const MEBIBYTE = 1024 * 1024;

/** The real reader, and one whose documents tell it how to misbehave. */
const ENTRIES = { real: 'reader-entry.ts', misbehaving: 'testing/misbehaving-entry.ts' } as const;

/** As much as they have by default; one that misbehaves has filled less of it sooner. */
const MEMORY_BYTES = { real: 1024 * MEBIBYTE, misbehaving: 320 * MEBIBYTE } as const;

/** Bundles a reader: `image` starts one process of it, `open` pools of them; `remove` deletes the bundle. */
export async function bundledReaders(kind: keyof typeof ENTRIES) {
  const directory = await mkdtemp(path.join(tmpdir(), 'shortlist-readers-'));
  const modules = path.resolve('node_modules');
  await symlink(modules, path.join(directory, 'node_modules'));
  await bundleReader({ entry: ENTRIES[kind], outdir: directory });
  const tables = taxonomyPlaces(process.cwd(), directory);
  const image = { directory, readable: [modules], tables, memoryBytes: MEMORY_BYTES[kind] };
  return {
    directory,
    image,
    open: (settings: Partial<PoolSettings> = {}) =>
      new ReaderPool({ image, size: 2, recycleAfter: 100, maxWaiting: 100, ...settings }),
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}
