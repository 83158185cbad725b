import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { lookAtDisk } from './disk';

it('finds a disk that takes writes, and leaves nothing on it', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'shortlist-disk-'));
  expect(await lookAtDisk(directory)).toBe('ok');
  expect(await readdir(directory)).toEqual([]);
  await rm(directory, { recursive: true });
  expect(await lookAtDisk(directory)).toBe('not-writable');
});

it.each([
  ['ENOSPC', 'disk-full'],
  ['EDQUOT', 'disk-full'],
  ['EROFS', 'read-only'],
  ['EIO', 'not-writable'],
])('says what a write that ends with %s means: %s', async (code, state) => {
  const failing = () => Promise.reject(Object.assign(new Error(code), { code }));
  expect(await lookAtDisk(tmpdir(), failing)).toBe(state);
});
