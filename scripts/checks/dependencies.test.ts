import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { billOfMaterials } from '../sbom.mjs';
import advisories from './advisories.json';

type Locked = { version?: string; integrity?: string; resolved?: string; link?: boolean; bundled?: boolean };
type Component = {
  name: string;
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
};

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
const installed = Object.entries(lock.packages).flatMap(([place, locked]) =>
  place === '' || locked.link ? [] : [{ name: place.replace(/^.*node_modules\//, ''), ...locked }],
);

/** Licences that may be part of a program under the MIT licence; LGPL only as a separate library, as libvips comes. */
const LICENCES =
  /^(?:MIT|MIT-0|0BSD|ISC|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|CC-BY-4\.0|CC0-1\.0|BlueOak-1\.0\.0|Unlicense|LGPL-3\.0-or-later)$/;
/** Packages with their licence (MIT) only in a file. */
const LICENCE_IN_FILE = ['png-js'];

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
  const components = list.components as Component[];
  expect(components.length).toBeGreaterThan(100);
  const refused = components.filter(({ name, licenses }) => {
    if (LICENCE_IN_FILE.includes(name)) return false;
    const expressions = licenses?.map(
      ({ license, expression }) => expression ?? license?.id ?? license?.name ?? '',
    );
    return !expressions?.length || !expressions.every(isAllowed);
  });
  expect(refused).toEqual([]);
});
