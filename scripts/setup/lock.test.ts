import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const LOCK = path.resolve('scripts/setup/lock.mjs');

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'shortlist-lock-'));
});

afterEach(() => rm(directory, { recursive: true, force: true }));

/**
 * Starts a process that takes the lock and does a task of two halves; `dies` within it. `printed` returns its output so
 * far.
 */
function start(name: string, { dies = false } = {}): { printed: () => string; ended: Promise<void> } {
  const program = `
    import { appendFileSync } from 'node:fs';
    import { takeLock } from ${JSON.stringify(LOCK)};
    const note = (text) => appendFileSync(${JSON.stringify(path.join(directory, 'log'))}, text + ' ');
    const release = takeLock(${JSON.stringify(directory)}, 'waiting');
    note('${name}-begins');
    if (${dies}) process.kill(process.pid, 'SIGKILL');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    note('${name}-ends');
    release();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  return {
    printed: () => output.trim(),
    ended: new Promise((resolve) => child.once('close', () => resolve())),
  };
}

const logged = () => readFile(path.join(directory, 'log'), 'utf8');

describe('the lock of a checkout', () => {
  it('lets starts that come at once install and build one after another, and says that they wait', async () => {
    await writeFile(path.join(directory, 'setup.lock'), String(process.pid));
    const starts = ['a', 'b', 'c'].map((name) => start(name));
    await expect
      .poll(() => starts.map(({ printed }) => printed()))
      .toEqual(['waiting', 'waiting', 'waiting']);
    expect(existsSync(path.join(directory, 'log'))).toBe(false);
    await rm(path.join(directory, 'setup.lock'));
    await Promise.all(starts.map(({ ended }) => ended));
    expect((await logged()).trim().split(' ')).toHaveLength(6);
    expect(await logged()).toMatch(/^(?:(\w)-begins \1-ends ){3}$/);
    expect(existsSync(path.join(directory, 'setup.lock'))).toBe(false);
  });

  it('is taken from a process that died with it', async () => {
    await start('dead', { dies: true }).ended;
    await start('next').ended;
    expect(await logged()).toBe('dead-begins next-begins next-ends ');
  });
});
