/** Packs the places of the gazetteer into `dist`, if that was not done yet; takes some seconds, as part of the build. */
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const OUTPUT = path.join(ROOT, 'dist', 'pack-places.mjs');

/** Bundles the packer, which is TypeScript of the service, and runs it; it works in the root of the project. */
export async function packPlaces() {
  await build({
    absWorkingDir: ROOT,
    entryPoints: [path.join(ROOT, 'lib', 'service', 'places', 'pack-entry.ts')],
    outfile: OUTPUT,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node24',
    logLevel: 'error',
  });
  await import(pathToFileURL(OUTPUT).href);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await packPlaces();
