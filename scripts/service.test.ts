import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

/** A version whose server is ready at once, and stays. */
const SERVER = "console.log('Shortlist is ready on a port'); setInterval(() => {}, 1000);";
const starting = (root: string) => `
import { exitOnSignals, startServer } from ${JSON.stringify(path.resolve('scripts/service.mjs'))};
exitOnSignals();
const { pid } = await startServer(0, ${JSON.stringify(root)}, {}, ${JSON.stringify(root)});
console.log(pid);
if (process.argv[2] === 'fails') throw new Error('in the middle');
`;

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'service-'));
  await mkdir(path.join(root, 'scripts/server'), { recursive: true });
  await writeFile(path.join(root, 'scripts/server/serve.mjs'), SERVER);
  await writeFile(path.join(root, 'program.mjs'), starting(root));
});

afterAll(() => rm(root, { recursive: true, force: true }));

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it.each(['fails', 'is told to end'])('a program that %s leaves no server behind', async (how) => {
  const program = spawn(process.execPath, [path.join(root, 'program.mjs'), how], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [printed] = await once(program.stdout, 'data');
  const pid = Number(printed);
  expect(pid).toBeGreaterThan(0);
  if (how !== 'fails') program.kill('SIGTERM');
  await vi.waitFor(() => expect(isThere(pid)).toBe(false), { timeout: 10_000 });
});
