import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort, startServer } from '../scripts/service.mjs';
import { PINNED_NODE, projectEnvironment, ROOT } from '../scripts/setup/install.mjs';

let directory: string;

test.beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'shortlist-start-'));
});

test.afterEach(() => rm(directory, { recursive: true, force: true }));

function startWith(variables: Record<string, string>): Promise<{ code: number; output: string }> {
  const env = projectEnvironment({ NODE_ENV: 'production', DATA_DIR: directory, ...variables });
  return new Promise((resolve) => {
    execFile(PINNED_NODE, [path.join(ROOT, 'scripts/server/serve.mjs')], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: `${stdout}${stderr}` }),
    );
  });
}

test('a wrong variable stops the start with one line that names it', async () => {
  const { code, output } = await startWith({ PORT: 'eighty' });
  expect(code).toBe(78);
  expect(output.trim().split('\n')).toEqual([
    expect.stringMatching(/^Shortlist cannot start: PORT is wrong: .+\.$/),
  ]);
});

test('a second start on the same data says who has it', async () => {
  const server = await startServer(await freePort(), directory);
  try {
    const { code, output } = await startWith({ PORT: String(await freePort()) });
    expect(code).not.toBe(0);
    expect(output).toMatch(
      new RegExp(`^Shortlist cannot start: .* is in use by process ${server.pid} on `, 'm'),
    );
  } finally {
    await server.stop();
  }
});

test('stopping leaves the store closed, and a second start opens it', async () => {
  const port = await freePort();
  const first = await startServer(port, directory);
  await first.stop();
  expect(await readdir(directory)).not.toContain('records.holder');
  const second = await startServer(port, directory);
  await second.stop();
});

test('secrets are made on first start and readable by nobody else', async () => {
  const server = await startServer(await freePort(), directory);
  await server.stop();
  const secrets = await readdir(path.join(directory, 'secrets'));
  expect(secrets.length).toBeGreaterThan(0);
  for (const name of secrets) {
    const { mode } = await stat(path.join(directory, 'secrets', name));
    expect(mode & 0o077).toBe(0);
  }
});
