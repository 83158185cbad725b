import fs from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { embeddedDialect } from './engines';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'power-failure-'));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true, force: true });
});

type Notes = Kysely<{ note: { text: string } }>;

const open = async (directory: string): Promise<Notes> =>
  new Kysely({ dialect: await embeddedDialect(directory) });

/** Keeps what of a directory reached the disk in another: each file as it was when it was last waited for. */
function keepDurable() {
  const places = new Map<number, string>();
  const { openSync, fsyncSync } = fs;
  let copies: { from: string; to: string } | undefined;
  vi.spyOn(fs, 'openSync').mockImplementation((...args) => {
    const descriptor = openSync(...args);
    places.set(descriptor, String(args[0]));
    return descriptor;
  });
  vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
    fsyncSync(descriptor);
    const place = places.get(descriptor);
    if (copies === undefined || place === undefined || !fs.fstatSync(descriptor).isFile()) return;
    fs.copyFileSync(place, path.join(copies.to, path.relative(copies.from, place)));
  });
  return async (from: string, to: string) => {
    await cp(from, to, { recursive: true });
    copies = { from, to };
  };
}

it('loses no row that was acknowledged when all is gone that the disk had not', {
  timeout: 120_000,
}, async () => {
  const startKeeping = keepDurable();
  const [directory, durable] = [path.join(root, 'records'), path.join(root, 'durable')];
  const records = await open(directory);
  await sql`create table note (text text)`.execute(records);
  await sql`checkpoint`.execute(records);
  await startKeeping(directory, durable);
  const rows = Array.from({ length: 40 }, (_, number) => `note ${String(number).padStart(2, '0')}`);
  for (const [number, text] of rows.entries()) {
    await records.insertInto('note').values({ text }).execute();
    if (number === 20) await sql`checkpoint`.execute(records);
  }
  vi.restoreAllMocks();
  const after = await open(durable);
  const found = await after.selectFrom('note').select('text').orderBy('text').execute();
  await Promise.all([after.destroy(), records.destroy()]);
  expect(found.map(({ text }) => text)).toEqual(rows);
});

it('ends the engine when a file does not reach the disk, and acknowledges nothing', {
  timeout: 120_000,
}, async () => {
  const records = await open(path.join(root, 'records'));
  await sql`create table note (text text)`.execute(records);
  vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
    throw Object.assign(new Error('EIO: fsync'), { code: 'EIO' });
  });
  const lost = records.insertInto('note').values({ text: 'lost' }).execute();
  await expect(lost).rejects.toMatchObject({ name: 'StoreFault', store: 'disk' });
  vi.restoreAllMocks();
  await records.insertInto('note').values({ text: 'later' }).execute();
  expect(await records.selectFrom('note').select('text').execute()).toContainEqual({ text: 'later' });
  await records.destroy();
});
