/**
 * Writes the components of Shortlist as CycloneDX, only from the lock file: `npm run sbom`, to out/sbom.cdx.json. The
 * same lock file gives the same bytes, so that two lists can be compared.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { OUTPUT, ROOT } from './setup/install.mjs';

/** Returns the list of packages installed where Shortlist runs; development packages are left out. */
export function billOfMaterials() {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev'];
  const shell = process.platform === 'win32';
  const written = execFileSync('npm', args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { serialNumber: _number, ...list } = JSON.parse(written);
  const { timestamp: _time, ...metadata } = list.metadata;
  return { ...list, metadata: { ...metadata, component: { ...metadata.component, name: 'shortlist' } } };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = path.join(OUTPUT, 'sbom.cdx.json');
  const list = billOfMaterials();
  mkdirSync(OUTPUT, { recursive: true });
  writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`);
  console.log(`${list.components.length} components in ${path.relative(ROOT, file)}`);
}
