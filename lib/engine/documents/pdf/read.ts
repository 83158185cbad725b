import { type Result, succeed } from '../../kernel';
import type { Line, ReadFailure, ReadLimits, SourceDocument } from '../model';
import { corrupt, encrypted, imageOnly, nothingSent, withoutText } from './failures';
import { readPageFrame } from './frame';
import { type PageGlyphs, readGlyphs } from './glyphs';
import { layOut } from './layout/page';
import { joinPages, type PageLines } from './layout/pages';
import { readLinks } from './links';
import { discardPdfium, loadPdfium, type Pdfium, SCRATCH_SIZE } from './pdfium/instance';
import { readShapes } from './shapes';

const ERROR_PASSWORD = 4;
const ERROR_SECURITY = 5;
const NO_GLYPHS: PageGlyphs = { level: [], turned: new Map(), count: 0 };
const PROPERTIES = [
  'Title',
  'Author',
  'Subject',
  'Keywords',
  'Creator',
  'Producer',
  'CreationDate',
  'ModDate',
];

/**
 * Reads a PDF into lines in reading order.
 * Never throws: what cannot be read is a failure with the code of OutputValidityCode (wire-facts 5).
 */
export async function readPdf(
  bytes: Uint8Array,
  limits: ReadLimits,
): Promise<Result<SourceDocument, ReadFailure>> {
  if (bytes.length === 0) return nothingSent();
  const pdfium = await loadPdfium();
  try {
    return readInMemory(pdfium, bytes, limits);
  } catch (error) {
    discardPdfium();
    return corrupt(String(error));
  }
}

function readInMemory(
  pdfium: Pdfium,
  bytes: Uint8Array,
  limits: ReadLimits,
): Result<SourceDocument, ReadFailure> {
  const { call } = pdfium;
  const address = call.malloc(bytes.length);
  if (address === 0) return corrupt('out of memory');
  pdfium.memory().bytes.set(bytes, address);
  const document = call.FPDF_LoadMemDocument(address, bytes.length, 0);
  if (document === 0) {
    const error = call.FPDF_GetLastError();
    call.free(address);
    if (error === ERROR_PASSWORD || error === ERROR_SECURITY) return encrypted(`pdfium error ${error}`);
    return corrupt(`pdfium error ${error}`);
  }
  const result = readDocument(pdfium, document, limits);
  call.FPDF_CloseDocument(document);
  call.free(address);
  return result;
}

function readDocument(
  pdfium: Pdfium,
  document: number,
  limits: ReadLimits,
): Result<SourceDocument, ReadFailure> {
  const count = pdfium.call.FPDF_GetPageCount(document);
  const read = readPages(pdfium, document, count, limits);
  if (read.sizes.length === 0) return corrupt('no page can be loaded');
  const lines = joinPages(read.pages);
  if (lines.length === 0) return read.hasImage ? imageOnly() : withoutText();
  const properties = readProperties(pdfium, document);
  const { truncated, sizes } = read;
  return succeed({ kind: 'pdf', lines, pages: sizes, images: [], properties, truncated });
}

type ReadPages = {
  pages: PageLines[];
  sizes: SourceDocument['pages'];
  hasImage: boolean;
  truncated: boolean;
};

function readPages(pdfium: Pdfium, document: number, count: number, limits: ReadLimits): ReadPages {
  const read: ReadPages = { pages: [], sizes: [], hasImage: false, truncated: count > limits.maxPages };
  const linesSoFar: Line[] = [];
  let charactersLeft = limits.maxCharacters;
  for (let index = 0; index < Math.min(count, limits.maxPages); index++) {
    const page = readPage(pdfium, document, index, charactersLeft);
    if (page === undefined) continue;
    read.pages.push(page.lines);
    read.sizes.push({ width: page.frame.width, height: page.frame.height });
    read.hasImage ||= page.hasImage;
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

function readPage(pdfium: Pdfium, document: number, index: number, limit: number) {
  const { call } = pdfium;
  const page = call.FPDF_LoadPage(document, index);
  if (page === 0) return undefined;
  const frame = readPageFrame(pdfium, page);
  const textPage = call.FPDFText_LoadPage(page);
  const glyphs = textPage === 0 ? NO_GLYPHS : readGlyphs(pdfium, textPage, frame, limit);
  const links = readLinks(pdfium, document, page, frame);
  const shapes = readShapes(pdfium, page, frame);
  if (textPage !== 0) call.FPDFText_ClosePage(textPage);
  call.FPDF_ClosePage(page);
  const lines = layOut(glyphs, { page: index, links, shapes }, frame);
  return { frame, lines, characters: glyphs.count, hasImage: shapes.hasImage };
}

function readProperties({ call, scratch, memory }: Pdfium, document: number): Record<string, string> {
  const properties: Record<string, string> = {};
  for (const name of PROPERTIES) {
    memory().bytes.set(new TextEncoder().encode(`${name}\0`), scratch);
    const length = call.FPDF_GetMetaText(document, scratch, scratch + 64, SCRATCH_SIZE - 64);
    if (length <= 2 || length > SCRATCH_SIZE - 64) continue;
    const value = new TextDecoder('utf-16le').decode(
      memory().bytes.slice(scratch + 64, scratch + 62 + length),
    );
    if (value.trim() !== '') properties[name.charAt(0).toLowerCase() + name.slice(1)] = value.trim();
  }
  return properties;
}
