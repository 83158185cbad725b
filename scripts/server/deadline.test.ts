import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Before the test's own limit, so that no process is left behind. */
const LATEST_MS = 45_000;
const MODULE = path.resolve('scripts/server/deadline.mjs');

/** Runs a program that has 300 ms from `begin()` on; returns the signal that ended it, and its exit code. */
async function run(rest: string): Promise<unknown[]> {
  const program = `import { prepareDeadline } from ${JSON.stringify(MODULE)}; const { ready, begin } = prepareDeadline(300); await ready; ${rest}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  const late = setTimeout(() => child.kill('SIGTERM'), LATEST_MS);
  const ended = await once(child, 'exit');
  clearTimeout(late);
  return ended;
}

it('ends a process that does nothing but work after it was asked to end', { timeout: 60_000 }, async () => {
  expect(await run('begin(); for (;;);')).toEqual([null, 'SIGKILL']);
});

it('leaves a process alone that ends in time, or was not asked to', { timeout: 60_000 }, async () => {
  expect(await run('begin(); process.exit(3);')).toEqual([3, null]);
  expect(await run('setTimeout(() => process.exit(4), 600);')).toEqual([4, null]);
});
