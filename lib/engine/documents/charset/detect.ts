import { codePageDecoder, decoderFor } from './code-pages';

const SAMPLE = 4096;

/**
 * Decodes text of unknown encoding. A byte order mark decides; then what the file declares, unless the bytes are
 * valid UTF-8 with at least one character beyond ASCII, which never happens by chance.
 */
export function decodeText(bytes: Uint8Array, declared?: string): string {
  const wide = decodeUtf32(bytes);
  if (wide !== undefined) return wide;
  const marked = markedEncoding(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: one of the encodings below.
  }
  if (declared && !/^utf-?8$/i.test(declared)) {
    const decode = decoderFor(declared);
    if (decode) return decode(bytes);
  }
  return isMostlyUtf8(bytes) ? new TextDecoder('utf-8').decode(bytes) : codePageDecoder(1252)(bytes);
}

function markedEncoding(bytes: Uint8Array): string | undefined {
  return byteOrderMark(bytes) ?? utf16WithoutMark(bytes);
}

/**
 * The label of the encoding of a text that is read in pieces, by its beginning: what `decodeText` would take. A letter
 * that the beginning cuts is no damage.
 */
export function encodingOf(beginning: Uint8Array): string {
  return markedEncoding(beginning) ?? (isMostlyUtf8(beginning) ? 'utf-8' : 'windows-1252');
}

/** Text in UTF-32 with a byte order mark, which no decoder of the platform knows. */
function decodeUtf32(bytes: Uint8Array): string | undefined {
  const [a, b, c, d] = bytes;
  const isLittle = a === 0xff && b === 0xfe && c === 0 && d === 0;
  const isBig = a === 0 && b === 0 && c === 0xfe && d === 0xff;
  if (!isLittle && !isBig) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const characters: string[] = [];
  for (let at = 4; at + 4 <= bytes.length; at += 4) {
    const code = view.getUint32(at, isLittle);
    const isCharacter = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    characters.push(isCharacter ? String.fromCodePoint(code) : '\ufffd');
  }
  return characters.join('');
}

function byteOrderMark(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

/** Western text in UTF-16 has a zero in every other byte. */
function utf16WithoutMark(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const half = sample.length / 2;
  if (odd > half * 0.6 && even < half * 0.1) return 'utf-16le';
  if (even > half * 0.6 && odd < half * 0.1) return 'utf-16be';
  return undefined;
}

/** Text in UTF-8, of which a few bytes may be damaged or cut off at the end. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  let good = 0;
  let bad = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (byte < 0x80) continue;
    const length = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : byte >= 0xc2 ? 1 : 0;
    const rest = bytes.subarray(index + 1, index + 1 + length);
    if (length > 0 && rest.every((next) => (next & 0xc0) === 0x80)) {
      if (rest.length === length) good += 1;
      index += length;
    } else bad += 1;
  }
  return bad === 0 || good > bad * 4;
}
