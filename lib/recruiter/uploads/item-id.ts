import { createHash } from 'node:crypto';

/** Returns the id of an upload item that is always the same for these parts, as a UUID of version 8 (RFC 9562). */
export function itemIdOf(...parts: string[]): string {
  const bytes = createHash('sha256').update(JSON.stringify(parts)).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [0, 8, 12, 16, 20].map((start, index) => hex.slice(start, [8, 12, 16, 20, 32][index])).join('-');
}
