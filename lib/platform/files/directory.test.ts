import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { directoryFiles } from './directory';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'shortlist-directory-'));
});

afterEach(() => rm(root, { recursive: true }));

const bytes = new TextEncoder().encode('somebody');

it('deletes drafts that a crash left with the file they were to become', async () => {
  const store = directoryFiles(root);
  const hash = await store.put(bytes);
  const folder = path.join(root, hash.slice(0, 2));
  await writeFile(path.join(folder, `${hash}.0123456789ab`), bytes);
  await store.delete(hash);
  expect(await readdir(folder)).toEqual([]);
});

it('lets nobody else look in', async () => {
  const hash = await directoryFiles(root).put(bytes);
  const folder = path.join(root, hash.slice(0, 2));
  for (const place of [folder, path.join(folder, hash)]) expect((await stat(place)).mode & 0o077).toBe(0);
});
