import cfb from 'cfb';
import { describe, expect, it } from 'vitest';
import { DEFAULT_READ_LIMITS } from '@/lib/engine/documents/limits';
import { readDocument } from '@/lib/engine/documents/read';
import { buildDoc, bytesOf, textsOf } from '@/lib/engine/documents/testing';
import { processorWatch } from '@/lib/platform/testing/processor-watch';
import { CompoundFile } from '.';

const SECTOR = 512;
const ENTRY = 128;
const END = 0xfffffffe;

/** Returns the file and where its directory begins; all directories here fit into one chain of neighbours. */
function withDirectory(bytes: Uint8Array): { view: DataView; directory: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { view, directory: (view.getUint32(0x30, true) + 1) * SECTOR };
}

function container(streams: Record<string, Uint8Array>): Uint8Array {
  const file = cfb.utils.cfb_new();
  for (const [path, content] of Object.entries(streams)) cfb.utils.cfb_add(file, path, content);
  return Uint8Array.from(cfb.write(file, { type: 'buffer' }) as Uint8Array);
}

/** Returns a file of `count` sectors with only a header, tables and the chains that `next` makes. */
function chained(count: number, next: (sector: number) => number, directory: number): Uint8Array {
  const bytes = new Uint8Array((count + 1) * SECTOR);
  const view = new DataView(bytes.buffer);
  bytes.set(bytesOf('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'));
  view.setUint16(0x1a, 3, true);
  view.setUint16(0x1e, 9, true);
  view.setUint16(0x20, 6, true);
  view.setUint32(0x30, directory, true);
  view.setUint32(0x38, 0x1000, true);
  view.setUint32(0x3c, END, true);
  view.setUint32(0x44, END, true);
  const tables = Math.ceil((count * 4) / SECTOR);
  for (let index = 0; index < 109; index += 1) {
    view.setUint32(0x4c + index * 4, index < tables ? index : END, true);
  }
  for (let sector = 0; sector < count; sector += 1) {
    view.setUint32(SECTOR + sector * 4, next(sector), true);
  }
  return bytes;
}

describe('compound files', () => {
  it('give streams of both sizes, and those inside of storages', () => {
    const long = Uint8Array.from({ length: 9000 }, (_, index) => index % 251);
    const file = CompoundFile.open(
      container({ '/WordDocument': long, '/1Table': bytesOf('short'), '/Pool/_1/Contents': bytesOf('deep') }),
    );
    expect(file?.read('/WordDocument')).toEqual(long);
    expect(file?.read('/1Table')).toEqual(bytesOf('short'));
    expect(file?.read('/Pool/_1/Contents')).toEqual(bytesOf('deep'));
    expect(file?.read('/Pool/')).toBeUndefined();
    expect(file?.read('/Data')).toBeUndefined();
  });

  it('read a document whose directory entries lead to each other in a ring', async () => {
    const bytes = buildDoc([{ text: 'Mira Lindqvist' }]);
    const { view, directory } = withDirectory(bytes);
    for (let entry = 1; entry < 4; entry += 1) {
      view.setUint32(directory + entry * ENTRY + 0x44, (entry % 3) + 1, true);
      view.setUint32(directory + entry * ENTRY + 0x48, ((entry + 1) % 3) + 1, true);
    }
    expect(await textsOf(bytes)).toEqual(['Mira Lindqvist']);
  });

  it('read a document whose directory lost its tree', async () => {
    const bytes = buildDoc([{ text: 'Mira Lindqvist' }]);
    const { view, directory } = withDirectory(bytes);
    view.setUint32(directory + 0x4c, 0xffffffff, true);
    expect(await textsOf(bytes)).toEqual(['Mira Lindqvist']);
  });

  it('are damaged, and not of another program, when the directory lost its beginning', async () => {
    const bytes = container({
      '/A': bytesOf('a'),
      '/B': bytesOf('b'),
      '/C': bytesOf('c'),
      '/D': bytesOf('d'),
    });
    const { directory } = withDirectory(bytes);
    bytes.fill(0, directory, directory + ENTRY);
    expect(await readDocument(bytes, DEFAULT_READ_LIMITS)).toMatchObject({ failure: { code: 'ovCorrupt' } });
  });

  it('take no more of a stream than the file has, whatever length it declares', () => {
    const bytes = container({ '/WordDocument': new Uint8Array(5000).fill(7) });
    const { view, directory } = withDirectory(bytes);
    for (let entry = 1; entry < 4; entry += 1) view.setUint32(directory + entry * ENTRY + 0x78, END, true);
    const content = CompoundFile.open(bytes)?.read('/WordDocument');
    expect(content?.subarray(0, 5000)).toEqual(new Uint8Array(5000).fill(7));
    expect(content?.length).toBeLessThan(bytes.length);
  });

  it.each<[string, (sector: number) => number]>([
    ['lead back through the whole file', (sector) => sector - 1],
    ['lead round in one ring', (sector) => (sector + 1) % 13_900],
    ['end in themselves', (sector) => sector],
  ])('are refused in time when their chains %s', async (_, next) => {
    const bytes = chained(13_900, next, 13_899);
    const used = processorWatch();
    const reading = await readDocument(bytes, DEFAULT_READ_LIMITS);
    expect(reading).toMatchObject({ ok: false });
    expect(used()).toBeLessThan(2000);
  });

  it('are none without the size of their sectors', () => {
    expect(CompoundFile.open(bytesOf('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'))).toBeUndefined();
  });
});
