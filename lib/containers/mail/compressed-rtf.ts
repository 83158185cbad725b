import { Bytes } from '../bytes';

/** Initial content of the dictionary (MS-OXRTFCP 2.1.2.1). */
const BEGINNING =
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx';
const COMPRESSED = 0x75465a4c;
const PLAIN = 0x414c454d;
const HEADER = 16;
const WINDOW = 4096;
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Expands the RTF that Outlook keeps compressed in a mail; up to the damage where it is damaged, undefined for anything
 * else.
 */
export function expandRtf(stored: Uint8Array): Uint8Array | undefined {
  const bytes = new Bytes(stored);
  const [size, magic] = [bytes.u32(4), bytes.u32(8)];
  if (magic === PLAIN) return stored.subarray(HEADER, HEADER + size);
  if (magic !== COMPRESSED || size > MOST_BYTES) return undefined;
  const window = new Uint8Array(WINDOW).fill(0x20);
  let place = BEGINNING.length;
  for (let at = 0; at < place; at += 1) window[at] = BEGINNING.charCodeAt(at);
  const out = new Uint8Array(size);
  let length = 0;
  const put = (byte: number) => {
    if (length < size) out[length++] = byte;
    window[place] = byte;
    place = (place + 1) % WINDOW;
  };
  for (let at = HEADER; at < stored.length && length < size; ) {
    const flags = bytes.u8(at++);
    for (let bit = 0; bit < 8 && at < stored.length; bit += 1) {
      if ((flags & (1 << bit)) === 0) {
        put(bytes.u8(at++));
        continue;
      }
      const reference = (bytes.u8(at) << 8) | bytes.u8(at + 1);
      at += 2;
      const from = reference >> 4;
      if (from === place) return out.subarray(0, length);
      for (let step = 0; step < (reference & 15) + 2; step += 1) put(window[(from + step) % WINDOW] ?? 0);
    }
  }
  return out.subarray(0, length);
}
