import type { Result } from '../../kernel';
import type { ReadFailure } from '../model';
import { corrupt, encrypted, expanding, nothingSent } from './failures';
import { farHeader } from './header';
import { discardPdfium, loadPdfium, type Pdfium, SCRATCH_SIZE } from './pdfium/instance';
import { blankUnendedStreams } from './unended';

const HEADER = '%PDF-';
const ERROR_PASSWORD = 4;
const ERROR_SECURITY = 5;
/** Memory never shrinks inside an instance: one that a document has blown up beyond this is not kept. */
const MAX_KEPT_MEMORY = 256 * 1024 * 1024;
const MEBIBYTE = 1024 * 1024;
/** Memory that PDFium may use to read a document: a base, less where the file has not even ten kilobytes, and a multiple of its bytes. */
const ALLOWANCE = {
  least: 48 * MEBIBYTE,
  growth: 5000,
  base: 96 * MEBIBYTE,
  times: 40,
  atMost: 512 * MEBIBYTE,
};
const encoder = new TextEncoder();
const utf16 = new TextDecoder('utf-16le');
/** The names of the properties, as PDFium and as our code spell them. */
const PROPERTIES = [
  'Title',
  'Author',
  'Subject',
  'Keywords',
  'Creator',
  'Producer',
  'CreationDate',
  'ModDate',
].map((name) => ({ tag: encoder.encode(`${name}\0`), name: name.charAt(0).toLowerCase() + name.slice(1) }));

/**
 * Opens a document, lets `use` read it, and frees the memory that PDFium holds for it. A trap inside PDFium leaves its
 * memory in an unknown state: the instance is thrown away, and the document is corrupt or unpacks to more than it may,
 * which is a `share` of what documents are allowed.
 */
export async function withDocument<T>(
  bytes: Uint8Array,
  use: (pdfium: Pdfium, document: number) => Result<T, ReadFailure>,
  share = 1,
): Promise<Result<T, ReadFailure>> {
  if (bytes.length === 0) return nothingSent();
  const pdfium = await loadPdfium();
  pdfium.allow(share * allowanceOf(bytes.length));
  try {
    const result = openDocument(pdfium, bytes.subarray(headerOf(bytes)), use);
    if (pdfium.memory().bytes.length > MAX_KEPT_MEMORY || pdfium.wasExceeded()) discardPdfium(pdfium);
    // PDFium silently leaves out anything it gets no memory for.
    return pdfium.wasExceeded() ? expanding() : result;
  } catch (error) {
    discardPdfium(pdfium);
    return pdfium.wasExceeded() ? expanding() : corrupt(String(error));
  }
}

function allowanceOf(length: number): number {
  const { least, growth, base, times, atMost } = ALLOWANCE;
  return Math.min(Math.min(least + growth * length, base) + times * length, atMost);
}

/** Returns where PDFium is to begin: it looks no further than 1,024 bytes for the header. */
function headerOf(bytes: Uint8Array): number {
  const near = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024 + HEADER.length));
  return near.includes(HEADER, 0, 'latin1') ? 0 : (farHeader(bytes) ?? 0);
}

function openDocument<T>(
  pdfium: Pdfium,
  bytes: Uint8Array,
  use: (pdfium: Pdfium, document: number) => Result<T, ReadFailure>,
): Result<T, ReadFailure> {
  const { call } = pdfium;
  const address = call.malloc(bytes.length);
  if (address === 0) return corrupt('out of memory');
  const { bytes: memory } = pdfium.memory();
  memory.set(bytes, address);
  blankUnendedStreams(memory.subarray(address, address + bytes.length));
  const document = call.FPDF_LoadMemDocument(address, bytes.length, 0);
  if (document === 0) {
    const error = call.FPDF_GetLastError();
    call.free(address);
    const isLocked = error === ERROR_PASSWORD || error === ERROR_SECURITY;
    return isLocked ? encrypted(`pdfium error ${error}`) : corrupt(`pdfium error ${error}`);
  }
  const result = use(pdfium, document);
  call.FPDF_CloseDocument(document);
  call.free(address);
  return result;
}

/** Returns the metadata of the document, with names in camelCase ("title", "creationDate"). */
export function readProperties({ call, scratch, memory }: Pdfium, document: number): Record<string, string> {
  const properties: Record<string, string> = {};
  for (const { tag, name } of PROPERTIES) {
    memory().bytes.set(tag, scratch);
    const length = call.FPDF_GetMetaText(document, scratch, scratch + 64, SCRATCH_SIZE - 64);
    if (length <= 2 || length > SCRATCH_SIZE - 64) continue;
    const value = utf16.decode(memory().bytes.subarray(scratch + 64, scratch + 62 + length)).trim();
    if (value !== '') properties[name] = value;
  }
  return properties;
}
