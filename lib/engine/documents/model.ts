import type { Box, Failure } from '../kernel';
import type { PictureReader, PictureWord } from './raster';

/** The kinds of file that are pictures of a page. */
export type PictureKind = 'jpeg' | 'png' | 'tiff' | 'heic';

/** The kinds of file that the service reads; pictures only on request. */
export type DocumentKind =
  | 'pdf'
  | 'docx'
  | 'doc'
  | 'rtf'
  | 'odt'
  | 'html'
  | 'text'
  | 'mail'
  | 'epub'
  | PictureKind;

/** A stretch of one line in one style. `text` of all runs joined is the text of the line. */
export type Run = {
  text: string;
  /** Horizontal extent in points; absent for formats without a layout. */
  x0?: number;
  x1?: number;
  bold: boolean;
  italic: boolean;
  /** In points; for formats that leave it open, the default of that format. */
  fontSize: number;
  /** Six hexadecimal digits without `#`; absent when it is the default colour. */
  color?: string;
  /** Present when the run is shown in capitals or small capitals by its style; `text` keeps the letters as typed. */
  caps?: true;
  /** The target of a link that covers the run, also when the link is an annotation under the text. */
  href?: string;
};

/** Role of a line in the structure that the format declares. */
export type LineRole = 'heading' | 'paragraph' | 'listItem' | 'cell' | 'header' | 'footer';

/**
 * One visual line, in reading order.
 * For flowing formats (DOCX, HTML ...) a line is a paragraph, list item, table cell paragraph or a piece between breaks.
 */
export type Line = {
  text: string;
  runs: Run[];
  /** 0-based page; always 0 for formats without pages. */
  page: number;
  /** Present for PDF only. */
  box?: Box;
  /** Size of the largest share of the characters, in points. */
  fontSize: number;
  /** True when at least nine tenths of the letters are bold. */
  bold: boolean;
  role: LineRole;
  /** 1..6 for declared headings. */
  headingLevel?: number;
  /** The bullet or number that opened the line; it is removed from `text`. */
  bullet?: string;
  /** Lines with the same block number were set together (a paragraph, a column block, a table cell). */
  block: number;
  /**
   * Column on the page: 0 = spans the page or single column, 1 = left, 2 = right and so on.
   * Lines of a side bar share a column that the main text does not have.
   */
  column: number;
  /** Present inside a table: numbers of table, row and cell, all 0-based. */
  cell?: { table: number; row: number; column: number };
  /**
   * White space in points above the line up to the previous line of the same column. In flowing formats it is the
   * spacing that the paragraphs declare plus the height of empty ones between; absent when there is no gap.
   */
  gapBefore?: number;
};

/** A picture inside the document. */
export type EmbeddedImage = {
  bytes: Uint8Array;
  extension: 'png' | 'jpg' | 'gif';
  page: number;
  box?: Box;
  /** Number of the line that the picture precedes; flowing formats only. */
  line?: number;
};

/** Content of a document as its reader extracts it. */
export type SourceDocument = {
  kind: DocumentKind;
  lines: Line[];
  /** Sizes in points; one entry a page. Flowing formats have one page of size 0. */
  pages: { width: number; height: number }[];
  images: EmbeddedImage[];
  /** Metadata of the file: title, author, language ... (never trusted over the text). */
  properties: Record<string, string>;
  /** True when the reader stopped at its limit of time, pages or characters. */
  truncated: boolean;
  /** Possible damage in the text itself, however well it is understood; absent when none is known. */
  doubts?: TextDoubt[];
  /** Pages that were read from a picture; absent when there are no such pages. */
  scans?: ScannedPage[];
  /**
   * Numbers of the pages whose text only their picture shows, and which were not read; absent when all were read. Words in
   * fonts that do not say what they draw are such text.
   */
  unreadPages?: number[];
};

/** A page whose text was read from its picture. */
export type ScannedPage = {
  page: number;
  /** Clockwise rotation of the page, in degrees. */
  turn: number;
  /** In points, on the page turned level. */
  words: PictureWord[];
  /** The page before it is turned level, as JPEG; `withPictures` adds it. */
  picture?: Uint8Array;
};

/**
 * `encoding`: the bytes read nearly as well in another encoding, so letters beyond ASCII may be others.
 * `picture`: the text was read from a picture, so characters may be others that look like them.
 * `font`: a font does not say which characters it draws, so words are missing.
 */
export type TextDoubt = 'encoding' | 'picture' | 'font';

/**
 * Reason why a document could not be read. The codes are those of `OutputValidityCode` (wire-facts 5), so that the
 * conversion metadata can use the same.
 */
export type ReadFailureCode =
  | 'ovNullInput'
  | 'ovIsEncrypted'
  | 'ovIsImage'
  | 'ovUnsupportedFormat'
  | 'ovCorrupt'
  | 'ovNoText'
  | 'ovTimeout';

export type ReadFailure = Failure & { code: ReadFailureCode };

/** Bounds within which a document is read; beyond them the reader stops and marks the document truncated. */
export type ReadLimits = {
  maxPages: number;
  maxCharacters: number;
  /** Bytes that all members of an archive may unpack to. */
  maxUnpackedBytes: number;
  /** Called between units of work with the lines so far; answers true when the reader must stop. */
  shouldStop?: (linesSoFar: readonly Line[]) => boolean;
  /** Reads pages that are pictures; without it they are left unread. */
  readPicture?: PictureReader;
};
