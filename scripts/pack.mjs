/**
 * Packs into `dist` data that takes seconds to make and is the same for every process: the places of the gazetteer, if
 * that was not done yet, and the titles of professions. Part of the build.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, DIST } from './bundle.mjs';

/** Bundles the packers, which are TypeScript of the service, and runs them; they work in the root of the project. */
export async function packTables() {
  const packers = ['gazetteer', 'taxonomy'];
  await bundle(Object.fromEntries(packers.map((name) => [`pack-${name}`, `${name}/pack-entry.ts`])));
  for (const name of packers) await import(pathToFileURL(path.join(DIST, `pack-${name}.mjs`)).href);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await packTables();
