import { type Result, succeed } from '../../kernel';
import type { Line, ReadFailure, ReadLimits, SourceDocument } from '../model';
import { corrupt, encrypted, imageOnly, nothingSent, withoutText } from './failures';
import { readGlyphs, readPageFrame } from './glyphs';
import { buildLines } from './layout/lines';
import { findFlow, type PageFlow, type Strip } from './layout/order';
import { findSegments } from './layout/segments';
import { readLinks } from './links';
import { discardPdfium, loadPdfium, type Pdfium, SCRATCH_SIZE } from './pdfium/instance';
import { readShapes } from './shapes';

const ERROR_PASSWORD = 4;
const ERROR_SECURITY = 5;
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
  const lines: Line[] = [];
  const pages: SourceDocument['pages'] = [];
  let hasImages = false;
  let characters = 0;
  let truncated = count > limits.maxPages;
  for (let index = 0; index < Math.min(count, limits.maxPages); index++) {
    const page = readPage(pdfium, document, index, limits.maxCharacters - characters, lines);
    if (page === undefined) continue;
    pages.push(page.size);
    lines.push(...page.lines);
    characters += page.characters;
    hasImages ||= page.hasImages;
    if (characters >= limits.maxCharacters || limits.shouldStop?.(lines) === true) {
      truncated ||= index < count - 1 || characters >= limits.maxCharacters;
      break;
    }
  }
  if (pages.length === 0) return corrupt('no page can be loaded');
  if (lines.length === 0) return hasImages ? imageOnly() : withoutText();
  return succeed({
    kind: 'pdf',
    lines,
    pages,
    images: [],
    properties: readProperties(pdfium, document),
    truncated,
  });
}

function readPage(pdfium: Pdfium, document: number, index: number, limit: number, before: readonly Line[]) {
  const { call } = pdfium;
  const page = call.FPDF_LoadPage(document, index);
  if (page === 0) return undefined;
  const frame = readPageFrame(pdfium, page);
  const textPage = call.FPDFText_LoadPage(page);
  const glyphs = textPage === 0 ? [] : readGlyphs(pdfium, textPage, frame, limit);
  const links = readLinks(pdfium, document, page, frame);
  const shapes = readShapes(pdfium, page, frame);
  if (textPage !== 0) call.FPDFText_ClosePage(textPage);
  call.FPDF_ClosePage(page);
  const firstBlock = (before[before.length - 1]?.block ?? -1) + 1;
  const lines = buildLines(
    stripsOf(findFlow(findSegments(glyphs))),
    { page: index, links, shapes },
    firstBlock,
  );
  return {
    size: { width: frame.width, height: frame.height },
    lines,
    characters: glyphs.length,
    hasImages: shapes.hasImage,
  };
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

function stripsOf(flow: PageFlow): Strip[] {
  return [...flow.above, ...(flow.columns?.left ?? []), ...(flow.columns?.right ?? []), ...flow.below];
}
