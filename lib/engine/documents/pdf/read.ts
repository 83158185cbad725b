import { type Result, succeed } from '../../kernel';
import type { Line, ReadFailure, ReadLimits, ScannedPage, SourceDocument, TextDoubt } from '../model';
import { readProperties, withDocument } from './document';
import { withoutExpansion } from './expansion';
import {
  expanding,
  illegible,
  imageOnly,
  isExpanding,
  isPageless,
  pageless,
  unmapped,
  withoutText,
} from './failures';
import { readPageFrame } from './frame';
import { type PageGlyphs, readGlyphs } from './glyphs';
import { layOut } from './layout/page';
import type { PageLines } from './layout/page-lines';
import { joinPages } from './layout/pages';
import { readLinks } from './links';
import { hasEndlessMaps } from './maps';
import { flattenNotes } from './notes';
import { withFlatPages } from './page-tree';
import type { Pdfium } from './pdfium/instance';
import { hasUnmappedWords, isAlmostEmpty, readScan, withoutUnmapped } from './scan';
import { NO_SHAPES, readShapes } from './shapes';

/** A character that is not known, within a word. */
const LOST_LETTER = /\p{L}\ufffd/u;
/** Of its memory, what is allowed to the rest of a document: what the first reading took may not be free yet. */
const SHARE_OF_REST = 0.5;
/** The same for the first reading of a file without even ten kilobytes: its text needs less than pictures of its pages. */
const SHARE_OF_SMALL = 0.55;
const SMALL_BYTES = 10_000;
const NO_GLYPHS: PageGlyphs = { level: [], turned: new Map(), count: 0, unmapped: new Set() };

/**
 * Reads a PDF into lines in reading order, with boxes in points from the top left corner of each page. Pictures are
 * left to `readPdfImages`. Never throws: an unreadable file is a failure with the code of OutputValidityCode
 * (wire-facts 5). Beyond its limits the document ends early and is marked truncated; if a few bytes unpack to
 * gigabytes, only the rest is read.
 */
export async function readPdf(
  bytes: Uint8Array,
  limits: ReadLimits,
): Promise<Result<SourceDocument, ReadFailure>> {
  const use = (pdfium: Pdfium, document: number) => readDocument(pdfium, document, limits);
  const share = bytes.length < SMALL_BYTES ? SHARE_OF_SMALL : 1;
  const read = hasEndlessMaps(bytes) ? expanding() : await withDocument(bytes, use, share);
  if (read.ok) return read;
  if (isPageless(read.failure)) {
    const flat = withFlatPages(bytes);
    const pages = flat && (await withDocument(flat, use));
    return pages?.ok ? pages : read;
  }
  if (!isExpanding(read.failure)) return read;
  const rest = await withDocument(withoutExpansion(bytes), use, SHARE_OF_REST);
  return rest.ok ? succeed({ ...rest.value, truncated: true }) : read;
}

function readDocument(
  pdfium: Pdfium,
  document: number,
  limits: ReadLimits,
): Result<SourceDocument, ReadFailure> {
  const read = readPages(pdfium, document, limits);
  if (read.sizes.length === 0) return pageless();
  const lines = joinPages(read.pages);
  if (lines.length === 0) return withoutLines(read, limits);
  const properties = readProperties(pdfium, document);
  const { sizes, scans, unreadPages, isDamaged } = read;
  const doubts: TextDoubt[] = [
    ...(scans.length > 0 ? ['picture' as const] : []),
    ...(isDamaged || lines.some(({ text }) => LOST_LETTER.test(text)) ? ['font' as const] : []),
  ];
  // A page that was to be read and was not is missing; one that nobody was to read is not.
  const truncated = read.truncated || (limits.readPicture !== undefined && unreadPages.length > 0);
  return succeed({
    kind: 'pdf',
    lines,
    pages: sizes,
    images: [],
    properties,
    truncated,
    ...(scans.length > 0 && { scans }),
    ...(doubts.length > 0 && { doubts }),
    ...(unreadPages.length > 0 && { unreadPages }),
  });
}

function withoutLines({ hasPicture, scans, isDamaged }: ReadPages, { readPicture }: ReadLimits) {
  if (readPicture && scans.length > 0) return illegible();
  if (isDamaged) return unmapped();
  return hasPicture ? imageOnly() : withoutText();
}

type ReadPages = {
  pages: PageLines[];
  sizes: SourceDocument['pages'];
  hasPicture: boolean;
  truncated: boolean;
  scans: ScannedPage[];
  unreadPages: number[];
  /** True when words were left out because nothing says which characters their font draws. */
  isDamaged: boolean;
};

function readPages(pdfium: Pdfium, document: number, limits: ReadLimits): ReadPages {
  const count = pdfium.call.FPDF_GetPageCount(document);
  const read: ReadPages = {
    pages: [],
    sizes: [],
    hasPicture: false,
    truncated: count > limits.maxPages,
    scans: [],
    unreadPages: [],
    isDamaged: false,
  };
  const linesSoFar: Line[] = [];
  let charactersLeft = limits.maxCharacters;
  for (let index = 0; index < Math.min(count, limits.maxPages); index++) {
    const page = readPage(pdfium, document, index, { limit: charactersLeft, limits });
    if (page === undefined) continue;
    read.pages.push(page.lines);
    read.sizes.push({ width: page.frame.width, height: page.frame.height });
    read.hasPicture ||= page.hasPicture;
    read.isDamaged ||= page.isDamaged;
    if (page.scan) read.scans.push(page.scan);
    else if (page.isPicture) read.unreadPages.push(index);
    charactersLeft -= page.characters;
    linesSoFar.push(...page.lines.above, ...columnLines(page.lines), ...page.lines.below);
    const mustStop = limits.shouldStop?.(linesSoFar) === true;
    if (charactersLeft <= 0 || (mustStop && index < count - 1)) {
      read.truncated = true;
      break;
    }
  }
  return read;
}

function columnLines({ columns }: PageLines): Line[] {
  return columns === undefined ? [] : [...columns.left, ...columns.right];
}

/** Returns the page with its form fields and notes in its content. */
function withNotes(pdfium: Pdfium, document: number, index: number, page: number): number {
  if (!flattenNotes(pdfium, page)) return page;
  pdfium.call.FPDF_ClosePage(page);
  return pdfium.call.FPDF_LoadPage(document, index);
}

type PageOrder = { limit: number; limits: ReadLimits };

function readPage(pdfium: Pdfium, document: number, index: number, { limit, limits }: PageOrder) {
  const { call } = pdfium;
  const loaded = call.FPDF_LoadPage(document, index);
  if (loaded === 0) return undefined;
  const frame = readPageFrame(pdfium, loaded);
  // Links are notes themselves, and go when notes become part of the content.
  const links = readLinks(pdfium, document, loaded, frame);
  const page = withNotes(pdfium, document, index, loaded);
  if (page === 0) return undefined;
  const textPage = call.FPDFText_LoadPage(page);
  const glyphs = textPage === 0 ? NO_GLYPHS : readGlyphs(pdfium, textPage, frame, limit);
  const shapes = readShapes(pdfium, page, frame);
  if (textPage !== 0) call.FPDFText_ClosePage(textPage);
  const isUnmapped = hasUnmappedWords(glyphs);
  const isPicture = isUnmapped || (shapes.hasPicture && isAlmostEmpty(glyphs));
  const scan =
    isPicture && limits.readPicture ? readScan(pdfium, page, frame, limits.readPicture) : undefined;
  call.FPDF_ClosePage(page);
  const lines = scan
    ? layOut(scan.glyphs, { page: index, links, shapes: NO_SHAPES }, frame)
    : layOut(isUnmapped ? withoutUnmapped(glyphs) : glyphs, { page: index, links, shapes }, frame);
  const { count } = scan?.glyphs ?? glyphs;
  return {
    frame,
    lines,
    characters: count,
    hasPicture: shapes.hasPicture,
    isPicture,
    isDamaged: isUnmapped && scan === undefined,
    scan: scan && { page: index, turn: scan.turn, words: scan.words },
  };
}
