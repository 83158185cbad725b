/**
 * Bundles the process that reads untrusted files, with the sandbox that is loaded before it:
 * `dist/reader.mjs` and `dist/reader-sandbox.mjs`; and the threads that normalise postings, `dist/normaliser.mjs`. Packages stay outside and are loaded from node_modules, since some
 * of them find their data and WebAssembly beside themselves.
 */
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const WORKERS = path.join(ROOT, 'lib', 'service', 'workers');

/** Bundles the given entry (by default the real one) beside the sandbox into a folder. */
export async function bundleReader({ entry = 'reader-entry.ts', outdir = path.join(ROOT, 'dist') } = {}) {
  await build({
    absWorkingDir: ROOT,
    entryPoints: [
      { in: path.join(WORKERS, entry), out: 'reader' },
      { in: path.join(WORKERS, 'sandbox.ts'), out: 'reader-sandbox' },
      { in: path.join(ROOT, 'lib', 'service', 'market-import', 'normaliser-entry.ts'), out: 'normaliser' },
    ],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node24',
    logLevel: 'error',
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await bundleReader();
