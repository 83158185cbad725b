import { codePageDecoder } from '../charset';
import type { Bytes } from './bytes';
import type { InformationBlock } from './information-block';

const TEXT_START = 0x18;
const TEXT_END = 0x1c;

/** Code pages by primary language; all others are written in windows-1252. */
const CODE_PAGES: Record<number, number> = {
  1: 1256,
  2: 1251,
  4: 936,
  5: 1250,
  8: 1253,
  13: 1255,
  14: 1250,
  17: 932,
  18: 949,
  21: 1250,
  24: 1250,
  25: 1251,
  26: 1250,
  27: 1250,
  31: 1254,
  34: 1251,
  36: 1250,
  37: 1257,
  38: 1257,
  39: 1257,
};

/** The body text of a document of Word 6 or 95, which stands in one stretch of the stream. */
export function oldText(stream: Bytes, block: InformationBlock): string {
  const start = stream.u32(TEXT_START);
  const end = Math.min(stream.u32(TEXT_END), start + block.stories.main);
  return codePageDecoder(CODE_PAGES[block.language & 0xff] ?? 1252)(stream.slice(start, end));
}
