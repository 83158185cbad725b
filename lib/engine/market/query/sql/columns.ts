/**
 * Storage of searchable texts. The tables are made with these expressions, and queries use the same: an index is used
 * only for the very expression that it was made with.
 */

/**
 * Number of columns that the places of words are split into, by a hash of the word; a phrase reads only those of its
 * words.
 */
export const PLACE_COLUMNS = 32;

/** Returns the terms of a text: its words and the further ways to write some of them. */
export function termsOf(column: string): string {
  return `arrayConcat(splitByChar(' ', ${column}_text), ${column}_extra)`;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest >>> 0;
});

/** Returns the hash of a word, ClickHouse's `CRC32`. */
function hashOf(word: string): number {
  let crc = 0xffffffff;
  for (const byte of new TextEncoder().encode(word))
    crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Returns where the places of a word of the full text are: the column, and the upper half of its entries there. */
export function placeOf(word: string): { column: string; mark: number } {
  const hash = hashOf(word);
  return { column: `at_${hash % PLACE_COLUMNS}`, mark: (hash & 0xffff0000) >>> 0 };
}
