import type { Bytes } from '../bytes';

/** Sectors of one size, and the table that chains them. */
export type Sectors = {
  size: number;
  /** Number of sectors; no chain is longer. */
  count: number;
  /** The bytes of one; fewer or none where the file ends. */
  at(sector: number): Uint8Array;
  /** Returns the next sector; anything that is not a sector ends the chain. */
  next(sector: number): number;
};

/** Returns the sectors of a chain in order, up to its end, an invalid number, or a sector that was seen before. */
function chainFrom({ count, next }: Sectors, first: number, atMost = count): number[] {
  const chain: number[] = [];
  const met = new Set<number>();
  for (
    let sector = first;
    sector < count && chain.length < atMost && !met.has(sector);
    sector = next(sector)
  ) {
    met.add(sector);
    chain.push(sector);
  }
  return chain;
}

/** Returns the bytes of a chain, at most `length` of them. */
export function readChain(sectors: Sectors, first: number, length = Number.POSITIVE_INFINITY): Uint8Array {
  const parts = chainFrom(sectors, first, Math.ceil(length / sectors.size)).map(sectors.at);
  const available = parts.reduce((sum, part) => sum + part.length, 0);
  const joined = new Uint8Array(Math.min(length, available));
  let at = 0;
  for (const part of parts) {
    const taken = part.subarray(0, joined.length - at);
    joined.set(taken, at);
    at += taken.length;
  }
  return joined;
}

const HEADER_TABLES = 109;

/** Returns the sectors of the file after its header, chained by its allocation table (MS-CFB 2.3 and 2.5). */
export function fileSectors(file: Bytes, size: number): Sectors {
  const count = Math.max(0, Math.ceil(file.length / size) - 1);
  const perTable = size / 4;
  const placeOf = (sector: number) => (sector + 1) * size;
  const tables = tableSectors(file, count, perTable, placeOf);
  return {
    size,
    count,
    at: (sector) => file.slice(placeOf(sector), placeOf(sector + 1)),
    next(sector) {
      const table = tables[Math.floor(sector / perTable)];
      return table === undefined ? count : file.u32(placeOf(table) + (sector % perTable) * 4);
    },
  };
}

/**
 * Returns the sectors of the allocation table itself: the first 109 are in the header, the others in a chain of lists.
 */
function tableSectors(
  file: Bytes,
  count: number,
  perTable: number,
  placeOf: (sector: number) => number,
): number[] {
  const needed = Math.ceil(count / perTable);
  const tables: number[] = [];
  const take = (at: number, entries: number) => {
    for (let index = 0; index < entries && tables.length < needed; index += 1) {
      const sector = file.u32(at + index * 4);
      if (sector >= count) return;
      tables.push(sector);
    }
  };
  take(0x4c, HEADER_TABLES);
  let list = file.u32(0x44);
  for (let lists = 0; list < count && tables.length < needed && lists < needed; lists += 1) {
    take(placeOf(list), perTable - 1);
    list = file.u32(placeOf(list) + (perTable - 1) * 4);
  }
  return tables;
}

const SMALL = 64;

/** Returns the sectors of 64 bytes that hold streams below 4096 bytes (MS-CFB 2.4). */
export function smallSectors(content: Uint8Array, table: Bytes): Sectors {
  return {
    size: SMALL,
    count: Math.ceil(content.length / SMALL),
    at: (sector) => content.subarray(sector * SMALL, (sector + 1) * SMALL),
    next: (sector) => (sector * 4 + 4 <= table.length ? table.u32(sector * 4) : Number.POSITIVE_INFINITY),
  };
}
