/**
 * `npm run check`: the checks of the sources and the unit tests related to what changed, side by side. `npm run check
 * -- FILE…` checks these files; `--watch` checks each file again when it is saved.
 */
import { globSync, watch } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/install.mjs';
import { changedFiles } from './changes.ts';
import { type Check, runCheck } from './command.ts';
import { staticChecks } from './static-checks.ts';

/** Folders that are watched, and files that tests can depend on by importing them. */
const WATCHED = ['app', 'bench', 'components', 'e2e', 'lib', 'scripts'];
const IMPORTED = /\.(?:[cm]?[jt]sx?|json)$/;
const BROWSER_TEST = /^e2e\/.*\.spec\.ts$/;
/** Editors save in several steps. */
const QUIET_MS = 300;

/** Returns the unit tests that import one of the files, directly or not, and those that read the sources of all. */
function relatedTests(files: readonly string[]): Check[] {
  const imported = files.filter((file) => IMPORTED.test(file) && !BROWSER_TEST.test(file));
  if (imported.length === 0) return [];
  const ofSources = globSync('scripts/checks/{fixed-seeds,forms,luck}.test.ts', { cwd: ROOT });
  const projects = ['--project', 'pure', '--project', 'stores'];
  const related = ['related', '--run', '--passWithNoTests', '--reporter=default', ...projects] as const;
  return [
    {
      title: 'related unit tests',
      commands: [['vitest', ...related, ...imported, ...ofSources]],
    },
  ];
}

/** Runs every check side by side; format and lint only of the files. Reports which browser tests it leaves out. */
async function check(files: readonly string[]): Promise<boolean> {
  const checks = [...staticChecks(files.length > 0 ? files : undefined), ...relatedTests(files)];
  const ended = await Promise.all(checks.map((one) => runCheck(one)));
  const specs = files.filter((file) => BROWSER_TEST.test(file));
  if (specs.length > 0) console.log(`\nNot run, as they need a build: npm test -- ${specs.join(' ')}`);
  const failed = ended.filter((isPassed) => !isPassed).length;
  console.log(`\n${ended.length - failed} passed, ${failed} failed`);
  return failed === 0;
}

/** Checks what is saved from now on, one round after another. */
function watchSources() {
  const saved = new Set<string>();
  let isChecking = false;
  let quiet: NodeJS.Timeout | undefined;
  const next = async () => {
    if (isChecking || saved.size === 0) return;
    const files = [...saved];
    saved.clear();
    isChecking = true;
    console.log(`\n${files.join(', ')}`);
    await check(files);
    isChecking = false;
    await next();
  };
  for (const folder of WATCHED)
    watch(path.join(ROOT, folder), { recursive: true }, (_event, name) => {
      if (!name || !IMPORTED.test(name)) return;
      saved.add(path.join(folder, name));
      clearTimeout(quiet);
      quiet = setTimeout(next, QUIET_MS);
    });
  console.log('Watching; Ctrl-C ends it.');
}

const given = process.argv.slice(2);
if (given.includes('--watch')) watchSources();
else {
  const files =
    given.length > 0 ? given.map((file) => path.relative(ROOT, path.resolve(file))) : changedFiles();
  process.exitCode = (await check(files)) ? 0 : 1;
}
