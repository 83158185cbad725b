import type { Bytes } from '@/lib/containers';

const WORD_97 = 0xa5ec;
const WORD_6 = 0xa5dc;
const FIRST_WORD_97 = 0xc1;
const ENCRYPTED = 0x0100;
const SECOND_TABLE_STREAM = 0x0200;
const COMPLEX = 0x0004;
const PAIRS = 0x9a;

/** Places of the pairs of offset and length, as numbered in MS-DOC 2.5.6. */
const TABLES = {
  styles: 1,
  headers: 11,
  characterPages: 12,
  paragraphPages: 13,
  pieces: 33,
  shapeAnchors: 40,
  textBoxes: 56,
  lists: 73,
  listOverrides: 74,
} as const;

/** A stretch of a stream. */
export type Extent = { start: number; length: number };

/** The parts of the text one after the other, with the number of characters of each. */
export type StoryLengths = {
  main: number;
  footnotes: number;
  headers: number;
  annotations: number;
  endnotes: number;
  textBoxes: number;
};

/** The fields of the file information block (MS-DOC 2.5) that a reader needs. */
export type InformationBlock = {
  isOld: boolean;
  isEncrypted: boolean;
  isComplex: boolean;
  tableStream: '0Table' | '1Table';
  language: number;
  stories: StoryLengths;
  tables: Record<keyof typeof TABLES, Extent>;
};

/** Reads the information block; undefined when the stream is not from Word. */
export function readInformationBlock(stream: Bytes): InformationBlock | undefined {
  const magic = stream.u16(0);
  if (magic !== WORD_97 && magic !== WORD_6) return undefined;
  const flags = stream.u16(0x0a);
  const isOld = magic === WORD_6 || stream.u16(2) < FIRST_WORD_97;
  return {
    isOld,
    isEncrypted: (flags & ENCRYPTED) !== 0,
    isComplex: (flags & COMPLEX) !== 0,
    tableStream: flags & SECOND_TABLE_STREAM ? '1Table' : '0Table',
    language: stream.u16(6),
    stories: readStories(stream, isOld ? 0x34 : 0x4c),
    tables: readTables(stream),
  };
}

function readStories(stream: Bytes, at: number): StoryLengths {
  const count = (index: number) => stream.u32(at + index * 4);
  // The fourth number is reserved (macros in old files) and always followed by the ones below.
  return {
    main: count(0),
    footnotes: count(1),
    headers: count(2),
    annotations: count(3) + count(4),
    endnotes: count(5),
    textBoxes: count(6),
  };
}

function readTables(stream: Bytes): InformationBlock['tables'] {
  const extent = (index: number): Extent => ({
    start: stream.u32(PAIRS + index * 8),
    length: stream.u32(PAIRS + index * 8 + 4),
  });
  return Object.fromEntries(
    Object.entries(TABLES).map(([name, index]) => [name, extent(index)]),
  ) as InformationBlock['tables'];
}
