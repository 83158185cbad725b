/** Lists the files of the project that one is working on. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/install.mjs';

/** The branches that work is measured against, the first one that exists. */
const BASES = ['origin/main', 'main', 'origin/master', 'master'];

/** Runs git in a checkout; returns its lines, empty when it fails. */
function git(root: string, ...args: string[]): string[] {
  try {
    const said = execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return said.split('\n').filter((line) => line !== '');
  } catch {
    return [];
  }
}

/**
 * Lists the files that differ from where the branch left the main one, committed or not, and those that git does not know
 * yet; deleted ones are left out.
 */
export function changedFiles(root: string = ROOT): string[] {
  const [fork = 'HEAD'] = BASES.flatMap((base) => git(root, 'merge-base', 'HEAD', base));
  const changed = [
    ...git(root, 'diff', '--name-only', '--relative', fork),
    ...git(root, 'ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(changed)].filter((file) => existsSync(path.join(root, file))).sort();
}
