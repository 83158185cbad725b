import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
export const DIST = path.join(ROOT, 'dist');

/**
 * Bundles programs of the service, which are TypeScript, for the pinned Node. `entries` are their files below
 * lib/service by the names they get. Packages stay outside and are loaded from node_modules, since some of them find
 * their data and WebAssembly next to their code.
 *
 * @param {Record<string, string>} entries
 */
export async function bundle(entries, outdir = DIST) {
  await build({
    absWorkingDir: ROOT,
    entryPoints: Object.entries(entries).map(([out, file]) => ({
      in: path.join(ROOT, 'lib', 'service', file),
      out,
    })),
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
