import { spawn } from 'node:child_process';
import path from 'node:path';
import { dataDirectory } from './store';

const HERE = import.meta.dirname;
const ROOT = path.join(HERE, '..', '..', '..');

/** For tests that kill: starts a program of this folder in a process of its own, over the records of the test. */
export function startChild(program: string, args: readonly string[] = [], env: Record<string, string> = {}) {
  return spawn(process.execPath, ['--import', 'tsx', path.join(HERE, program), ...args], {
    cwd: ROOT,
    env: { ...process.env, TEST_DATA_DIR: dataDirectory, NODE_OPTIONS: '--conditions=react-server', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
