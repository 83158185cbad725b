import { CANDIDATES, DECLARED_PRIOR } from './candidates';
import { decoderFor } from './code-pages';
import { LETTER_PAIRS } from './letter-pairs.data';
import { type Likelihood, likelihoodBy } from './likelihood';

/** Bytes used to detect the encoding; that takes some ten milliseconds, and more text does not make it surer. */
const SAMPLE = 16_384;
/**
 * Below this many bytes beyond ASCII the beginning is too little evidence, and the sample begins at the first of them.
 */
const FEW = 40;
/**
 * Difference in natural logarithms between the best reading and the next below which the choice is in doubt. Fitted
 * (fit/letters).
 */
const SURE_MARGIN = 3;

const LEARNED = likelihoodBy(LETTER_PAIRS);

/** A text, the encoding it was in, and whether another encoding is nearly as likely. */
export type DecodedText = { text: string; encoding: string; inDoubt: boolean };

/**
 * Decodes text of unknown encoding, and returns how sure that is. A byte order mark decides, then valid UTF-8, which
 * text in other encodings never is by chance. Otherwise each encoding is tried, and the one whose text reads best in
 * some language wins; `declared`, the encoding named in the file, counts as strong evidence and no more.
 */
export function decode(bytes: Uint8Array, declared?: string, likelihood = LEARNED): DecodedText {
  const wide = decodeUtf32(bytes);
  if (wide !== undefined) return { text: wide, encoding: 'utf-32', inDoubt: false };
  const encoding = byteOrderMark(bytes) ?? (isUtf8(bytes) ? 'utf-8' : undefined) ?? escaped(bytes);
  if (encoding) return { text: new TextDecoder(encoding).decode(bytes), encoding, inDoubt: false };
  const { label, inDoubt } = likeliest(sampleOf(bytes), declared, likelihood);
  return { text: decoderFor(label)?.(bytes) ?? '', encoding: label, inDoubt };
}

/** Decodes text of unknown encoding, as `decode` does. */
export function decodeText(bytes: Uint8Array, declared?: string): string {
  return decode(bytes, declared).text;
}

/**
 * Returns the label of the encoding of a text that is read in pieces, from its beginning: the one that `decode` would
 * choose. A letter cut at the end of the beginning does not count as damage.
 */
export function encodingOf(beginning: Uint8Array): string {
  const marked = byteOrderMark(beginning) ?? escaped(beginning);
  return marked ?? likeliest(sampleOf(beginning), undefined, LEARNED).label;
}

type Ranked = { label: string; text: string; score: number };

function likeliest(
  sample: Uint8Array,
  declared: string | undefined,
  likelihood: Likelihood,
): { label: string; inDoubt: boolean } {
  if (!sample.includes(0) && isMostlyUtf8(sample)) return { label: 'utf-8', inDoubt: false };
  const stated = declared?.trim().toLowerCase();
  const ranked = CANDIDATES.flatMap(({ label, prior }): Ranked[] => {
    const text = decoderFor(label)?.(sample);
    if (text === undefined || (label.startsWith('utf-16') && !mayBeWide(sample, label, text))) return [];
    const trust = sameEncoding(label, stated) ? DECLARED_PRIOR : prior;
    return [{ label, text, score: likelihood(text) + trust }];
  }).sort((a, b) => b.score - a.score);
  const [best] = ranked;
  const next = ranked.find(({ text }) => text !== best?.text);
  return {
    label: best?.label ?? 'windows-1252',
    inDoubt: best !== undefined && next !== undefined && best.score - next.score < SURE_MARGIN,
  };
}

/** Spaces, digits and ends of lines have a zero in UTF-16, mostly on the same side, and text has no other controls. */
function mayBeWide(sample: Uint8Array, label: string, text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what tells data from text
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) return false;
  const zeros = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const [side, other] = label === 'utf-16le' ? [odd, even] : [even, odd];
  return side > other;
}

function sameEncoding(label: string, stated: string | undefined): boolean {
  if (!stated || /^utf-?8$/.test(stated)) return false;
  try {
    return new TextDecoder(stated).encoding === new TextDecoder(label).encoding;
  } catch {
    return false;
  }
}

/**
 * Returns the part of a text that its encoding is detected by: an even number of bytes from an even offset, for
 * UTF-16.
 */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const beginning = bytes.subarray(0, SAMPLE);
  let beyond = 0;
  for (const byte of beginning) if (byte >= 0x80) beyond += 1;
  if (beyond >= FEW || bytes.length <= SAMPLE) return beginning;
  const first = bytes.findIndex((byte, at) => at >= SAMPLE && byte >= 0x80);
  if (first < 0) return beginning;
  // From the start of its line, so that no letter of two bytes is cut.
  const line = bytes.lastIndexOf(0x0a, first) + 1;
  return bytes.subarray(line, line + SAMPLE);
}

/** Decodes Japanese mail of old: pure ASCII with escapes between the character sets. */
function escaped(bytes: Uint8Array): string | undefined {
  for (let at = bytes.indexOf(0x1b); at >= 0 && at < SAMPLE; at = bytes.indexOf(0x1b, at + 1))
    if (bytes[at + 1] === 0x24 && (bytes[at + 2] === 0x42 || bytes[at + 2] === 0x40)) return 'iso-2022-jp';
  return undefined;
}

/** Decodes UTF-32 with a byte order mark, which no decoder of the platform knows. */
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

/** Valid UTF-8 without zeros, which text in UTF-16 is full of. */
function isUtf8(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Text in ASCII or UTF-8, of which a few bytes may be damaged or cut off at the end. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  let good = 0;
  let bad = 0;
  let cut = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (byte < 0x80) continue;
    const length = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : byte >= 0xc2 ? 1 : 0;
    const rest = bytes.subarray(index + 1, index + 1 + length);
    if (length > 0 && rest.every((next) => (next & 0xc0) === 0x80)) {
      if (rest.length === length) good += 1;
      else cut += 1;
      index += length;
    } else bad += 1;
  }
  return good > 0 ? good > bad * 4 : bad + cut === 0;
}
