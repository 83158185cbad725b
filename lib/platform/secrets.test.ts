import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDataDirectory } from './data-directory';
import { secret } from './secrets';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'shortlist-secrets-'));
  process.env.DATA_DIR = directory;
});

afterAll(() => rm(directory, { recursive: true }));

const place = (name: string) => path.join(directory, 'secrets', name);

it('makes a secret once, for this user alone', async () => {
  await openDataDirectory();
  const made = await secret('made');
  expect(made).toMatch(/^[\w-]{43}$/);
  expect((await stat(place('made'))).mode & 0o077).toBe(0);
  for (const folder of [directory, path.join(directory, 'secrets')])
    expect((await stat(folder)).mode & 0o077).toBe(0);
});

it.each(['', 'short', '\u0000\u0001\u0002'.repeat(20), 'a b '.repeat(20), 'x'.repeat(600)])(
  'ends the start on a secret that is none: %j',
  async (text) => {
    await writeFile(place('damaged'), text, { mode: 0o600 });
    await expect(openDataDirectory()).rejects.toThrow(/damaged holds no usable key: .*\.$/);
    await rm(place('damaged'));
  },
);

it('ends the start on a secret that others can read', async () => {
  await chmod(place('made'), 0o644);
  await expect(openDataDirectory()).rejects.toThrow(
    /made can be read by other users; run chmod 600 on it\.$/,
  );
  await chmod(place('made'), 0o600);
  await openDataDirectory();
});
