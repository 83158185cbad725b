import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testBucket } from '../testing/bucket';
import { directoryFiles } from './directory';
import type { FileStore } from './port';
import { bucketFiles } from './s3';

/** `restart` kills the server behind the store without notice, and starts it again. */
type Made = { store: FileStore; restart: () => Promise<void>; stop: () => Promise<void> };

const STORES: Record<string, () => Promise<Made>> = {
  directory: async () => {
    const root = await mkdtemp(path.join(tmpdir(), 'shortlist-files-'));
    return {
      store: directoryFiles(root),
      restart: async () => undefined,
      stop: () => rm(root, { recursive: true }),
    };
  },
  bucket: async () => {
    const bucket = await testBucket('id');
    const settings = {
      bucket: 'b',
      region: 'r',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      prefix: 'half',
    };
    const { endpoint, killAndStart: restart, stop } = bucket;
    return { store: bucketFiles({ ...settings, endpoint }), restart, stop };
  },
};

describe.each(Object.keys(STORES))('files in a %s', (name) => {
  let made: Made;

  beforeAll(async () => {
    made = await (STORES[name] as () => Promise<Made>)();
  });

  afterAll(() => made.stop());

  it('gives back what was put, under the hash of its bytes', async () => {
    const bytes = new Uint8Array([0, 255, 13, 10, 0]);
    const hash = await made.store.put(bytes);
    expect(hash).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(new Uint8Array((await made.store.get(hash)) ?? [])).toEqual(bytes);
    expect(await made.store.put(bytes)).toBe(hash);
  });

  it('has nothing after it was deleted', async () => {
    const hash = await made.store.put(new TextEncoder().encode('to be deleted'));
    expect(await made.store.has(hash)).toBe(true);
    await made.store.delete(hash);
    await made.store.delete(hash);
    expect(await made.store.has(hash)).toBe(false);
    expect(await made.store.get(hash)).toBeNull();
  });

  it('keeps many writers of the same bytes from harming each other', async () => {
    const bytes = new Uint8Array(200_000).fill(7);
    const hashes = await Promise.all(Array.from({ length: 8 }, () => made.store.put(bytes)));
    expect(new Set(hashes).size).toBe(1);
    expect((await made.store.get(String(hashes[0])))?.length).toBe(bytes.length);
  });

  it('keeps what it acknowledged when it is killed, and what it refused can be put again', async () => {
    const put = (at: number) => made.store.put(new TextEncoder().encode(`killed ${at}`));
    const writing = Array.from({ length: 40 }, (_, at) => put(at).catch(() => null));
    await writing[0];
    await made.restart();
    const written = await Promise.all(writing);
    expect(written[0]).not.toBeNull();
    for (const [at, hash] of written.entries())
      expect(await made.store.get(hash ?? (await put(at)))).toEqual(
        expect.objectContaining({ length: `killed ${at}`.length }),
      );
  });

  it('lists what it has, and nothing that was deleted', async () => {
    const text = (at: number) => new TextEncoder().encode(`listed ${at}`);
    const put = await Promise.all(Array.from({ length: 50 }, (_, at) => made.store.put(text(at))));
    const [gone = '', ...kept] = put;
    await made.store.delete(gone);
    const listed: string[] = [];
    for await (const hash of made.store.hashes()) listed.push(hash);
    expect(listed).toEqual(expect.arrayContaining(kept));
    expect(listed).not.toContain(gone);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('takes nothing but a hash for a name', async () => {
    await expect(async () => made.store.get('../../secrets/key')).rejects.toThrow('SHA-256');
    await expect(async () => made.store.delete('..')).rejects.toThrow('SHA-256');
  });
});
