/**
 * Bundles the process that reads untrusted files, with the sandbox that is loaded before it: `dist/reader.mjs` and
 * `dist/reader-sandbox.mjs`; and the threads that normalise postings, `dist/normaliser.mjs`.
 */
import { pathToFileURL } from 'node:url';
import { bundle, DIST } from './bundle.mjs';

/** Bundles the given entry (by default the real one) together with the sandbox into a folder (by default `dist`). */
export async function bundleReader({ entry = 'reader-entry.ts', outdir = DIST } = {}) {
  await bundle(
    {
      reader: `workers/${entry}`,
      'reader-sandbox': 'workers/sandbox.ts',
      normaliser: 'market-import/normaliser-entry.ts',
    },
    outdir,
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await bundleReader();
