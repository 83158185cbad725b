/**
 * Lists the licences of everything that is installed where Shortlist runs, with the packages under each: `npm run
 * licences`. From the lock file alone, as the bill of materials; `npm test` refuses one that is not known to fit.
 */
import { pathToFileURL } from 'node:url';
import { billOfMaterials } from './sbom.mjs';

/** @typedef {{ name: string, version: string, licenses?: { license?: { id?: string, name?: string }, expression?: string }[] }} Component */

/** Packages that say their licence only in a file, which was read. */
const LICENCE_IN_FILE = new Map([['png-js', 'MIT']]);

/** @param {Component} component */
function licencesOf({ name, licenses = [] }) {
  const said = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '');
  if (said.length > 0 && said.every(Boolean)) return said.join(' AND ');
  return LICENCE_IN_FILE.get(name) ?? '(none said)';
}

/** Returns the packages under each licence, the most frequent first. */
export function packagesByLicence() {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const component of /** @type {Component[]} */ (billOfMaterials().components)) {
    const licence = licencesOf(component);
    found.set(licence, [...(found.get(licence) ?? []), `${component.name} ${component.version}`]);
  }
  return [...found].sort(([, one], [, other]) => other.length - one.length);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  for (const [licence, packages] of packagesByLicence())
    console.log(`${licence} (${packages.length})\n  ${packages.sort().join('\n  ')}`);
