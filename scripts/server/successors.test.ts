import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSuccessors } from './successors.mjs';

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'successors-'));
});

afterEach(() => rmSync(parent, { recursive: true, force: true }));

/** Servers that load a file as their sample, and note what happens to them. */
function machine({ fails = () => false }: { fails?: () => boolean } = {}) {
  const seen: string[] = [];
  const ends: (() => void)[] = [];
  let served = '';
  const serve = async (folder: string, forVisitors: boolean) => {
    const ready = !forVisitors && fails() ? Promise.reject(new Error('no sample')) : Promise.resolve();
    ready.catch(() => undefined);
    if (!existsSync(path.join(folder, 'sample'))) writeFileSync(path.join(folder, 'sample'), 'as it was');
    if (forVisitors) served = folder;
    seen.push(forVisitors ? 'visitors' : 'nobody');
    return {
      folder,
      ready,
      end: async () => void seen.push(`end of ${forVisitors ? 'visitors' : 'nobody'}`),
      onEnd: (then: () => void) => void ends.push(then),
    };
  };
  const newFolder = () => mkdtempSync(path.join(parent, 'demonstration-'));
  const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });
  return { machine: { newFolder, remove, serve }, seen, ends, folder: () => served };
}

it('puts a fresh sample in the place of what happened, once it is loaded', async () => {
  const { machine: given, seen, folder } = machine();
  const demonstrations = createSuccessors(given, () => undefined);
  await demonstrations.begin();
  const first = folder();
  writeFileSync(path.join(first, 'session'), 'somebody was here');
  await demonstrations.reset();
  expect(seen).toEqual(['visitors', 'nobody', 'end of nobody', 'end of visitors', 'visitors']);
  expect(folder()).not.toBe(first);
  expect(readdirSync(parent)).toEqual([path.basename(folder())]);
  expect(readdirSync(folder())).toEqual(['sample']);
});

it('goes on with the old one where the new one cannot be loaded, and tries again the next time', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const { machine: given, seen, folder } = machine({ fails: () => isBroken });
  const demonstrations = createSuccessors(given, () => undefined);
  await demonstrations.begin();
  const first = folder();
  await demonstrations.reset();
  expect(said).toHaveBeenCalledWith('The demonstration was not reset: no sample');
  expect(seen).not.toContain('end of visitors');
  expect(readdirSync(parent)).toEqual([path.basename(first)]);
  isBroken = false;
  await Promise.all([demonstrations.reset(), demonstrations.reset()]);
  expect(seen.filter((what) => what === 'end of visitors')).toHaveLength(2);
  expect(readdirSync(parent)).toHaveLength(1);
  said.mockRestore();
});

it('tells when the one that is served ended by itself, and not when it was ended', async () => {
  const lost = vi.fn();
  const { machine: given, ends } = machine();
  const demonstrations = createSuccessors(given, lost);
  await demonstrations.begin();
  await demonstrations.reset();
  ends[0]?.();
  expect(lost).not.toHaveBeenCalled();
  ends[1]?.();
  expect(lost).toHaveBeenCalledTimes(1);
  await demonstrations.end();
  ends[1]?.();
  expect(lost).toHaveBeenCalledTimes(1);
});
