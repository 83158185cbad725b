import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { packagesByLicence } from '../licences.mjs';
import { billOfMaterials } from '../sbom.mjs';
import advisories from './advisories.json';
import installScripts from './install-scripts.json';

type Locked = {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  bundled?: boolean;
  hasInstallScript?: boolean;
};
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
const installed = Object.entries(lock.packages).flatMap(([place, locked]) =>
  place === '' || locked.link ? [] : [{ name: place.replace(/^.*node_modules\//, ''), ...locked }],
);

/** Licences that may be part of a program under the MIT licence; LGPL only as a separate library, named below. */
const LICENCES =
  /^(?:MIT|MIT-0|0BSD|ISC|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|CC-BY-4\.0|CC0-1\.0|BlueOak-1\.0\.0|Unlicense|LGPL-3\.0(?:-or-later)?)$/;
/**
 * What comes under the LGPL, each a library of its own that can be exchanged in node_modules: libvips, which Next.js
 * takes for pictures where it is there, and libheif, which decodes photos of telephones.
 */
const LESSER = /^(?:@img\/sharp-(?:libvips|wasm32|win32)|libheif-js )/;

/** Returns whether an SPDX expression can be met: all parts of AND, and any part of OR. */
const isAllowed = (expression: string) =>
  expression
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((name) => LICENCES.test(name)));

const isBelow = (version: string, fixedIn: string) =>
  version.localeCompare(fixedIn, 'en', { numeric: true }) < 0;

it('installs only what the lock file knows by its content', () => {
  const unknown = installed.filter(({ integrity, bundled }) => !bundled && !integrity?.startsWith('sha512-'));
  expect(unknown.map(({ name }) => name)).toEqual([]);
});

it('has no version with a known hole (advisories.json, kept by hand where there is no network)', () => {
  const holes = advisories.flatMap(({ package: name, fixedIn, advisory }) =>
    installed
      .filter((one) => one.name === name && isBelow(one.version ?? '0', fixedIn))
      .map(({ version }) => `${name} ${version}: ${advisory}, fixed in ${fixedIn}`),
  );
  expect(holes).toEqual([]);
  expect(isBelow('8.9.0', '8.17.1') && !isBelow('16.0.10', '16.0.7')).toBe(true);
});

it('is made of what its licence allows, the same list each time', () => {
  const list = billOfMaterials();
  expect(list).toEqual(billOfMaterials());
  expect(list.components.length).toBeGreaterThan(100);
  const licences = packagesByLicence();
  expect(licences.filter(([licence]) => !isAllowed(licence))).toEqual([]);
  const lesser = licences.flatMap(([licence, packages]) => (/GPL/.test(licence) ? packages : []));
  expect(lesser.filter((name) => !LESSER.test(name))).toEqual([]);
});

it('runs no script of a package at its installation that is not named with a reason', () => {
  const given = JSON.parse(readFileSync('package.json', 'utf8')) as { allowScripts: Record<string, boolean> };
  const withScripts = installed.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect(installScripts.map((one) => one.package).sort()).toEqual([...new Set(withScripts)].sort());
  expect(
    installScripts
      .filter(({ runs }) => runs)
      .map((one) => one.package)
      .sort(),
  ).toEqual(Object.keys(given.allowScripts).sort());
  expect(installScripts.filter(({ reason }) => reason.length < 20)).toEqual([]);
});
