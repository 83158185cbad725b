/**
 * Maps of characters of which a few bytes stand for more than all characters there are (ISO 32000-2, 9.7.5 and 9.10.3). PDFium
 * writes out each range, which takes seconds before it takes too much memory.
 */
import { Unzlib } from 'fflate';

/** Only a file as small as this is looked through: a real one with many maps has their fonts, too. */
const SMALL_BYTES = 16_384;
/** Bytes that may be unpacked in search of maps, and how many go in at a time. */
const MOST_UNPACKED = 4 * 1024 * 1024;
const STEP = 512;
/** Entries that the maps of a small file may have, each as often as it has characters: four of all characters. */
const MOST_ENTRIES = 4 * 65_536;
const ENTRIES_OF_A_RANGE = 65_536;
const DIGITS_OF_A_CHARACTER = 4;

const STREAM = /(?<!end)stream\r?\n/g;
const IS_MAP = /begin(?:bf|cid|notdef)(?:range|char)/;
const RANGE = /<([0-9a-f]{1,8})>\s{0,9}<([0-9a-f]{1,8})>\s{0,9}(?:<([0-9a-f]*)>)?/gi;

/** Returns what is packed, as far as it can be unpacked and as there is room; as it is where it is not packed. */
function unpacked(bytes: Uint8Array, room: number): string {
  const parts: Uint8Array[] = [];
  let length = 0;
  const unzlib = new Unzlib((chunk) => {
    parts.push(chunk);
    length += chunk.length;
  });
  try {
    for (let at = 0; at < bytes.length && length < room; at += STEP)
      unzlib.push(bytes.subarray(at, at + STEP));
  } catch {
    // What was unpacked before the fault counts.
  }
  return Buffer.concat(length === 0 ? [bytes] : parts).toString('latin1');
}

function entriesOf(map: string): number {
  let entries = 0;
  for (const [, from = '', to = '', text = ''] of map.matchAll(RANGE)) {
    const count = Math.min(
      Math.max(0, Number.parseInt(to, 16) - Number.parseInt(from, 16)),
      ENTRIES_OF_A_RANGE,
    );
    entries += count * Math.max(1, text.length / DIGITS_OF_A_CHARACTER);
    if (entries > MOST_ENTRIES) break;
  }
  return entries;
}

/** Returns true for a small PDF whose maps of characters are longer than all characters. */
export function hasEndlessMaps(bytes: Uint8Array): boolean {
  if (bytes.length > SMALL_BYTES) return false;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  let entries = 0;
  let room = MOST_UNPACKED;
  for (const match of text.matchAll(STREAM)) {
    const from = match.index + match[0].length;
    const end = text.indexOf('endstream', from);
    const content = unpacked(bytes.subarray(from, end === -1 ? undefined : end), room);
    room -= content.length;
    if (IS_MAP.test(content)) entries += entriesOf(content);
    if (entries > MOST_ENTRIES) return true;
    if (room <= 0) return false;
  }
  return false;
}
