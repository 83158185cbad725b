import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Files of a small tree that keeps to every rule; each test adds one that does not. */
const CLEAN: Record<string, string> = {
  'lib/config.ts': 'export const config = 1;',
  'lib/contracts/index.ts': `import { z } from 'zod';\nexport const Thing = z.string();\nexport type Name = string;`,
  'lib/engine/kernel/index.ts': `import type { Name } from '@/lib/contracts';\nexport const name: Name = 'n';`,
  'lib/engine/parser/index.ts': `export { name } from '../kernel';\nexport { deep } from './deep';\nexport { resume } from './resume';`,
  'lib/engine/parser/deep.ts': 'export const deep = 1;',
  'lib/engine/parser/resume/index.ts': 'export const resume = 1;',
  'lib/expression/index.ts': 'export const words = 1;',
  'lib/scoring/index.ts': 'export const score = 1;',
  'lib/platform/index.ts': `export { config } from '../config';`,
  'lib/service/operations/index.ts': `export { name } from '@/lib/engine/parser';`,
  'lib/recruiter/index.ts': `export { config } from '@/lib/platform';\nexport { words } from '@/lib/expression';`,
  'components/ui/button.tsx': 'export const Button = 1;',
  'components/resume/view.tsx': `export { Button } from '../ui/button';\nexport { score } from '@/lib/scoring';`,
  'app/page.tsx': `export { config } from '@/lib/recruiter';\nexport { Button } from '@/components/resume/view';`,
  'app/v10/route.ts': `export { name } from '@/lib/service/operations';`,
};

const VIOLATIONS: [rule: string, file: string, text: string][] = [
  ['recruiter', 'lib/recruiter/index.ts', `export { name } from '@/lib/service/operations';`],
  ['recruiter', 'lib/recruiter/index.ts', `export { name } from '@/lib/engine/kernel';`],
  ['engine-is-pure', 'lib/engine/kernel/index.ts', `export { readFileSync } from 'node:fs';`],
  ['engine', 'lib/engine/kernel/index.ts', `export { config } from '@/lib/config';`],
  [
    'engine-takes-only-types-of-contracts',
    'lib/engine/kernel/index.ts',
    `export { Thing } from '@/lib/contracts';`,
  ],
  ['expression', 'lib/expression/index.ts', `export { Thing } from '@/lib/contracts';`],
  ['expression-imports-nothing', 'lib/expression/index.ts', `export { z } from 'zod';`],
  ['scoring', 'lib/scoring/index.ts', `export { Thing } from '@/lib/contracts';`],
  ['scoring-imports-nothing', 'lib/scoring/index.ts', `export { z } from 'zod';`],
  ['contracts', 'lib/contracts/index.ts', `export { config } from '../config';`],
  ['contracts-stand-on-zod', 'lib/contracts/index.ts', `export { join } from 'node:path';`],
  ['pages-never-reach-the-service', 'app/page.tsx', `export { name } from '@/lib/service/operations';`],
  ['service-routes', 'app/v10/route.ts', `export { config } from '@/lib/recruiter';`],
  ['primitives', 'components/ui/button.tsx', `export { view } from '../resume/other';`],
  ['features-take-only-types', 'components/resume/view.tsx', `export { config } from '@/lib/recruiter';`],
  ['face-of-engine', 'lib/service/operations/index.ts', `export { deep } from '@/lib/engine/parser/deep';`],
  ['parsers-share-by-shared', 'lib/engine/parser/job/index.ts', `export { resume } from '../resume';`],
  ['no-cycles', 'lib/engine/parser/deep.ts', `export { name } from './index';`],
];

/** Rule that reads the tree. */
const FOLDERS = 'scripts/checks/mutual-folders.cjs';

let tree: string;

async function write(file: string, text: string) {
  const target = path.join(tree, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, `${text}\n`);
}

/** Names of the rules that the tree breaks. */
async function broken(): Promise<string[]> {
  const cruise = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [
    cruise,
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    'app',
    'components',
    'lib',
  ];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: tree, maxBuffer: 1e8 }, (_error, stdout) => resolve(stdout));
  });
  const { summary } = JSON.parse(output) as { summary: { violations: { rule: { name: string } }[] } };
  return summary.violations.map((violation) => violation.rule.name);
}

describe('the dependency rules', () => {
  beforeEach(async () => {
    tree = await mkdtemp(path.join(tmpdir(), 'shortlist-rules-'));
    for (const name of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json'])
      await cp(path.join(ROOT, name), path.join(tree, name));
    await cp(path.join(ROOT, FOLDERS), path.join(tree, FOLDERS));
    await symlink(path.join(ROOT, 'node_modules'), path.join(tree, 'node_modules'));
    for (const [file, text] of Object.entries(CLEAN)) await write(file, text);
  });

  afterEach(() => rm(tree, { recursive: true, force: true }));

  it('find nothing in a tree that keeps to them', async () => {
    expect(await broken()).toEqual([]);
  });

  it.each(VIOLATIONS)('report %s for %s', async (rule, file, text) => {
    await write('components/resume/other.tsx', 'export const view = 1;');
    await write(file, `${CLEAN[file]}\n${text}`);
    expect(await broken()).toContain(rule);
  });

  it('report folders that import each other, through different files and by types alone', async () => {
    await write('lib/recruiter/notes/text.ts', `export type { Task } from '../tasks/task';`);
    await write('lib/recruiter/tasks/task.ts', 'export type Task = string;');
    expect(await broken()).not.toContain('folders-apart');
    await write('lib/recruiter/notes/note.ts', 'export const note = 1;');
    await write('lib/recruiter/tasks/list.ts', `export { note } from '@/lib/recruiter/notes/note';`);
    expect(await broken()).toContain('folders-apart');
  });
});
