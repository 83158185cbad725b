import type { Bytes } from '@/lib/containers';
import { codePageDecoder } from '../charset';
import type { InformationBlock } from './information-block';

const TEXT_START = 0x18;
const TEXT_END = 0x1c;

/** Primary languages (low byte of a language identifier) by code page; all others are written in windows-1252. */
const LANGUAGES: [codePage: number, languages: number[]][] = [
  // Japanese, simplified Chinese, Korean.
  [932, [0x11]],
  [936, [0x04]],
  [949, [0x12]],
  // Czech, Hungarian, Polish, Romanian, Croatian, Slovak, Slovene.
  [1250, [0x05, 0x0e, 0x15, 0x18, 0x1a, 0x1b, 0x24]],
  // Bulgarian, Russian, Ukrainian.
  [1251, [0x02, 0x19, 0x22]],
  // Greek, Turkish, Hebrew, Arabic.
  [1253, [0x08]],
  [1254, [0x1f]],
  [1255, [0x0d]],
  [1256, [0x01]],
  // Estonian, Latvian, Lithuanian.
  [1257, [0x25, 0x26, 0x27]],
];

/** Returns the body text of a document of Word 6 or 95, which is in one stretch of the stream. */
export function oldText(stream: Bytes, block: InformationBlock): string {
  const start = stream.u32(TEXT_START);
  const end = Math.min(stream.u32(TEXT_END), start + block.stories.main);
  const language = block.language & 0xff;
  const codePage = LANGUAGES.find(([, languages]) => languages.includes(language))?.[0] ?? 1252;
  return codePageDecoder(codePage)(stream.slice(start, end));
}
