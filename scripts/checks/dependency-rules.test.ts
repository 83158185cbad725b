import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Files of a small tree that keeps to every rule. */
const CLEAN: Record<string, string> = {
  'lib/config.ts': 'export const config = 1;',
  'lib/contracts/index.ts': `import { z } from 'zod';\nexport const Thing = z.string();\nexport type Name = string;`,
  'lib/containers/index.ts': `export { unzipSync } from 'fflate';`,
  'lib/containers/zip/deep.ts': `export { unzlibSync } from 'fflate';`,
  'lib/assistant/index.ts': `export { Thing } from '@/lib/contracts';`,
  'lib/engine/kernel/index.ts': `import type { Name } from '@/lib/contracts';\nexport const name: Name = 'n';`,
  'lib/engine/parser/index.ts': `export { name } from '../kernel';\nexport { deep } from './deep';\nexport { resume } from './resume';\nexport { gunzipSync } from 'fflate';`,
  'lib/engine/parser/deep.ts': 'export const deep = 1;',
  'lib/engine/parser/resume/index.ts': 'export const resume = 1;',
  'lib/expression/index.ts': 'export const words = 1;',
  'lib/scoring/index.ts': 'export const score = 1;',
  'lib/platform/index.ts': `export { config } from '../config';\nexport { records } from './records';`,
  'lib/platform/records/index.ts': `export { deep as records } from './deep';\nexport { Pool } from 'pg';`,
  'lib/platform/records/deep.ts': 'export const deep = 1;',
  'lib/platform/testing/helper.ts': `export { config } from '../../config';`,
  'lib/service/index.ts': `export { name } from './operations';`,
  'lib/service/operations/index.ts': `export { name } from '@/lib/engine/parser';`,
  'lib/service/operations/deep.ts': `export { name } from '@/lib/engine/parser';`,
  'lib/clients/index.ts': `export { config } from '@/lib/platform';`,
  'lib/recruiter/index.ts': `export { config } from '@/lib/platform';\nexport { words } from '@/lib/expression';`,
  'components/ui/button.tsx': `export { useState as Button } from 'react';`,
  'components/resume/view.tsx': `export { Button } from '../ui/button';\nexport { score } from '@/lib/scoring';`,
  'app/page.tsx': `export { config } from '@/lib/recruiter';\nexport { Button } from '@/components/resume/view';`,
  'app/v10/route.ts': `export { name } from '@/lib/service/operations';`,
  'app/matcher/page.tsx': `export { name } from '@/lib/service/operations';`,
};

/** What breaks each rule: the folder of a file, and what it says. */
const VIOLATIONS: [rule: string, folder: string, text: string][] = [
  ['recruiter', 'lib/recruiter', `export { name } from '@/lib/service/operations';`],
  ['recruiter', 'lib/recruiter', `export { name } from '@/lib/engine/kernel';`],
  ['engine', 'lib/engine/kernel', `export { config } from '@/lib/config';`],
  ['engine-is-pure', 'lib/engine/kernel', `export { readFileSync } from 'node:fs';`],
  ['engine-is-pure', 'lib/engine/kernel', `export { randomUUID } from 'node:crypto';`],
  ['engine-is-pure', 'lib/engine/kernel', `export { useState } from 'react';`],
  ['engine-is-pure', 'lib/engine/kernel', `export { Pool } from 'pg';`],
  ['engine-takes-only-types-of-contracts', 'lib/engine/kernel', `export { Thing } from '@/lib/contracts';`],
  ['expression', 'lib/expression', `export { Thing } from '@/lib/contracts';`],
  ['expression-imports-nothing', 'lib/expression', `export { z } from 'zod';`],
  ['expression-imports-nothing', 'lib/expression', `export { unzipSync } from 'fflate';`],
  ['scoring', 'lib/scoring', `export { Thing } from '@/lib/contracts';`],
  ['scoring-imports-nothing', 'lib/scoring', `export type { Feature } from 'd3-geo';`],
  ['scoring-imports-nothing', 'lib/scoring', `export { join } from 'node:path';`],
  ['contracts', 'lib/contracts', `export { config } from '../config';`],
  ['contracts-stand-on-zod', 'lib/contracts', `export { join } from 'node:path';`],
  ['contracts-stand-on-zod', 'lib/contracts', `export { parse } from 'csv-parse';`],
  ['containers', 'lib/containers', `export { config } from '../config';`],
  ['containers-stand-on-formats', 'lib/containers', `export { jwtVerify } from 'jose';`],
  ['config', 'lib', `export { words } from './expression';`],
  ['platform', 'lib/platform', `export { words } from '@/lib/expression';`],
  ['assistant', 'lib/assistant', `export { config } from '@/lib/config';`],
  ['assistant-stands-on-its-protocol', 'lib/assistant', `export { jwtVerify } from 'jose';`],
  ['service', 'lib/service', `export { words } from '@/lib/recruiter';`],
  ['clients', 'lib/clients', `export { words } from '@/lib/expression';`],
  ['stores-by-the-platform', 'lib/recruiter', `export { Pool } from 'pg';`],
  ['stores-by-the-platform', 'lib/service/operations', `export { AwsClient } from 'aws4fetch';`],
  ['components-run-in-browsers', 'components/resume', `export { sql } from 'kysely';`],
  ['components-run-in-browsers', 'components/ui', `export { join } from 'node:path';`],
  ['pages-stand-on-next', 'app', `export { LineChart } from 'recharts';`],
  ['primitives', 'components/ui', `export { score } from '../resume/view';`],
  ['features', 'components/resume', `export { name } from '@/lib/service';`],
  ['features-take-only-types', 'components/resume', `export { config } from '@/lib/recruiter';`],
  ['pages-never-reach-the-service', 'app', `export { name } from '@/lib/service/operations';`],
  ['service-routes', 'app/v10', `export { config } from '@/lib/recruiter';`],
  ['matcher-pages', 'app/matcher', `export { config } from '@/lib/recruiter';`],
  ['face-of-containers', 'lib/engine/kernel', `export { unzlibSync } from '@/lib/containers/zip/deep';`],
  ['face-of-engine', 'lib/service/operations', `export { deep } from '@/lib/engine/parser/deep';`],
  ['face-of-service', 'app/v10', `export { name } from '@/lib/service/operations/deep';`],
  ['face-of-platform', 'lib/recruiter', `export { deep } from '@/lib/platform/records/deep';`],
  ['parsers-share-by-shared', 'lib/engine/parser/job', `export { resume } from '../resume';`],
  ['no-cycles', 'lib/scoring', `export * from './THIS';`],
  ['no-orphans', 'lib/scoring', 'export const alone = 1;'],
  ['not-to-tests', 'lib/platform', `export { config } from './testing/helper';`],
  ['declared-dependencies', 'lib/recruiter', `export { chromium } from '@playwright/test';`],
  ['declared-dependencies', 'lib/recruiter', `export { nothing } from 'package-of-nobody';`],
];

/** Packages of the tree. They are in it, and not behind a link, since rules know them by their paths. */
const PACKAGES = [
  ...['@playwright/test', 'aws4fetch', 'csv-parse', 'd3-geo', 'fflate', 'jose', 'kysely', 'pg', 'react'],
  ...['recharts', 'zod'],
].flatMap((name) => [
  [`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' })] as const,
  [`node_modules/${name}/index.js`, 'module.exports = {};'] as const,
]);

/** Rule that reads the tree. */
const FOLDERS = 'scripts/checks/mutual-folders.cjs';

/** The file of a violation, in a tree that has them all. */
function plantedAt(index: number) {
  const [rule, folder] = VIOLATIONS[index] ?? ['', ''];
  if (rule === 'config') return 'lib/config.ts';
  return `${folder}/planted-${index}.${folder.startsWith('components/') ? 'tsx' : 'ts'}`;
}

/** Makes a tree of files that has the rules of the project. */
async function treeOf(files: Record<string, string>) {
  const tree = await mkdtemp(path.join(tmpdir(), 'shortlist-rules-'));
  for (const name of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json', FOLDERS])
    await cp(path.join(ROOT, name), path.join(tree, name));
  for (const [file, text] of [...PACKAGES, ...Object.entries(files)]) {
    await mkdir(path.join(tree, path.dirname(file)), { recursive: true });
    await writeFile(path.join(tree, file), `${text}\n`);
  }
  return tree;
}

/** What a tree breaks: the rule, and the file that breaks it. */
async function broken(tree: string): Promise<string[]> {
  const cruise = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const given = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'app', 'components', 'lib'];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [cruise, ...given], { cwd: tree, maxBuffer: 1e8 }, (_error, stdout) =>
      resolve(stdout),
    );
  });
  const { summary } = JSON.parse(output) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  return summary.violations.map(({ from, rule }) => `${rule.name} by ${from}`);
}

const trees: string[] = [];

async function brokenIn(files: Record<string, string>) {
  const tree = await treeOf(files);
  trees.push(tree);
  return broken(tree);
}

afterAll(() => Promise.all(trees.map((tree) => rm(tree, { recursive: true, force: true }))));

it('find nothing in a tree that keeps to them', async () => {
  expect(await brokenIn(CLEAN)).toEqual([]);
});

describe('the dependency rules, each broken once or more', () => {
  let found: string[] = [];

  beforeAll(async () => {
    const planted = VIOLATIONS.map(([, , text], index) => {
      const file = plantedAt(index);
      const own = text.replace('THIS', path.parse(file).name);
      return [file, [CLEAN[file], own].filter(Boolean).join('\n')] as const;
    });
    found = await brokenIn({ ...CLEAN, ...Object.fromEntries(planted) });
  });

  it.each(VIOLATIONS.map(([rule, , text], index) => [rule, text, index] as const))(
    'report %s for %s',
    (rule, _text, index) => {
      expect(found).toContain(`${rule} by ${plantedAt(index)}`);
    },
  );

  it('and none is without a violation', () => {
    const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
      forbidden: { name: string }[];
    };
    const planted = new Set(VIOLATIONS.map(([rule]) => rule));
    expect(forbidden.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([]);
  });
});

it('report folders that import each other, through different files and by types alone', async () => {
  const apart = {
    ...CLEAN,
    'lib/recruiter/notes/text.ts': `export type { Task } from '../tasks/task';`,
    'lib/recruiter/tasks/task.ts': 'export type Task = string;',
  };
  expect((await brokenIn(apart)).join()).not.toContain('folders-apart');
  const mutual = {
    ...apart,
    'lib/recruiter/notes/note.ts': 'export const note = 1;',
    'lib/recruiter/tasks/list.ts': `export { note } from '@/lib/recruiter/notes/note';`,
  };
  expect((await brokenIn(mutual)).join()).toContain('folders-apart');
});
