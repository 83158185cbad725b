/**
 * Packs into `dist` what takes seconds to make and is the same for every process: the places of the gazetteer, if that
 * was not done yet, and the titles of professions. Part of the build.
 */
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const SERVICE = path.join(ROOT, 'lib', 'service');
const OUTPUT = path.join(ROOT, 'dist');

/** Bundles the packers, which are TypeScript of the service, and runs them; they work in the root of the project. */
export async function packTables() {
  const packers = ['places', 'taxonomy'];
  await build({
    absWorkingDir: ROOT,
    entryPoints: packers.map((name) => ({
      in: path.join(SERVICE, name, 'pack-entry.ts'),
      out: `pack-${name}`,
    })),
    outdir: OUTPUT,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node24',
    logLevel: 'error',
  });
  for (const name of packers) await import(pathToFileURL(path.join(OUTPUT, `pack-${name}.mjs`)).href);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await packTables();
