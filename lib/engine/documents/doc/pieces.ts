import type { Bytes } from '@/lib/containers';
import { codePageDecoder } from '../charset';
import type { Extent } from './information-block';

/** A stretch of the text and where its bytes are; `width` is 1 for a code page and 2 for UTF-16. */
export type Piece = { start: number; end: number; offset: number; width: 1 | 2 };

/** The text of all parts of a document, and the way from a character back to its bytes. */
export type PieceText = { text: string; pieces: Piece[] };

const PROPERTY_BLOCK = 1;
const PIECE_TABLE = 2;
const COMPRESSED = 0x40000000;
const OFFSET_MASK = 0x3fffffff;

/** Reads the text by the piece table (MS-DOC 2.9.38), at most `maxCharacters` of it. */
export function readPieces(stream: Bytes, table: Bytes, extent: Extent, maxCharacters: number): PieceText {
  const end = Math.min(table.length, extent.start + extent.length);
  let at = extent.start;
  while (at < end && table.u8(at) === PROPERTY_BLOCK) at += 3 + table.u16(at + 1);
  if (table.u8(at) !== PIECE_TABLE) return { text: '', pieces: [] };
  const size = Math.min(table.u32(at + 1), end - at - 5);
  const count = Math.max(0, Math.floor((size - 4) / 12));
  return joinPieces(stream, maxCharacters, count, (index) => {
    const descriptor = at + 5 + (count + 1) * 4 + index * 8;
    const address = table.u32(descriptor + 2);
    const isCompressed = (address & COMPRESSED) !== 0;
    const offset = address & OFFSET_MASK;
    return {
      start: table.u32(at + 5 + index * 4),
      end: table.u32(at + 5 + (index + 1) * 4),
      offset: isCompressed ? offset >>> 1 : offset,
      width: isCompressed ? 1 : 2,
    };
  });
}

function joinPieces(
  stream: Bytes,
  maxCharacters: number,
  count: number,
  pieceAt: (index: number) => Piece,
): PieceText {
  const decode = codePageDecoder(1252);
  const pieces: Piece[] = [];
  let text = '';
  for (let index = 0; index < count && text.length < maxCharacters; index += 1) {
    const { offset, width, ...extent } = pieceAt(index);
    const available = Math.floor((stream.length - offset) / width);
    const length = Math.min(extent.end - extent.start, available, maxCharacters - text.length);
    if (length <= 0) continue;
    pieces.push({ start: text.length, end: text.length + length, offset, width });
    text += width === 2 ? stream.utf16(offset, length) : decode(stream.slice(offset, offset + length));
  }
  return { text, pieces };
}
