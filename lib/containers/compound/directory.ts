import { Bytes } from '../bytes';

/** A stream, a storage (a folder of streams) or the root of them all. */
export type Entry = {
  name: string;
  kind: 'none' | 'storage' | 'stream' | 'root';
  /** Siblings before and after, and the first entry inside of a storage; numbers of entries. */
  before: number;
  after: number;
  inside: number;
  /** First sector and length in bytes of the content. */
  start: number;
  length: number;
};

/** Real documents nest four storages and hold some hundreds of streams. */
const MAX_DEPTH = 12;
const MAX_ENTRIES = 20_000;
const SIZE = 128;
const MAX_NAME = 64;
const KINDS: Record<number, Entry['kind']> = { 1: 'storage', 2: 'stream', 5: 'root' };

/** Returns the entries of a directory stream (MS-CFB 2.6.1), unchanged. */
export function readEntries(directory: Uint8Array): Entry[] {
  const bytes = new Bytes(directory);
  const count = Math.min(MAX_ENTRIES, Math.floor(bytes.length / SIZE));
  return Array.from({ length: count }, (_, index) => {
    const at = index * SIZE;
    const nameBytes = Math.min(MAX_NAME, bytes.u16(at + 0x40));
    return {
      // The zero that ends the name is counted with it.
      name: bytes.utf16(at, Math.max(0, Math.floor(nameBytes / 2) - 1)),
      kind: KINDS[bytes.u8(at + 0x42)] ?? 'none',
      before: bytes.u32(at + 0x44),
      after: bytes.u32(at + 0x48),
      inside: bytes.u32(at + 0x4c),
      start: bytes.u32(at + 0x74),
      length: bytes.u32(at + 0x78),
    };
  });
}

/**
 * The entries by path, as `/ObjectPool/_1/Contents`; a storage ends in a slash. One that no other leads to, as in a
 * damaged tree, counts as one of the root.
 */
export function entriesByPath(entries: readonly Entry[]): Map<string, Entry> {
  const found = new Map<string, Entry>();
  const met = new Set<Entry>();
  const keep = (entry: Entry, folder: string): string => {
    const path = `${folder}${entry.name}${entry.kind === 'storage' ? '/' : ''}`;
    if (!found.has(path)) found.set(path, entry);
    return path;
  };
  const open = [{ number: entries[0]?.inside ?? entries.length, folder: '/', depth: 1 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { number, folder, depth } = next;
    const entry = entries[number];
    if (!entry || entry.kind === 'none' || entry.kind === 'root' || met.has(entry)) continue;
    met.add(entry);
    const path = keep(entry, folder);
    open.push({ number: entry.after, folder, depth }, { number: entry.before, folder, depth });
    if (entry.kind === 'storage' && depth < MAX_DEPTH)
      open.push({ number: entry.inside, folder: path, depth: depth + 1 });
  }
  for (const entry of entries) if (entry.kind === 'stream' && !met.has(entry)) keep(entry, '/');
  return found;
}
