/**
 * Bytes that are searched for a header further in than PDFium looks (1,024 bytes): after a page of a portal, or a
 * mail's text.
 */
const MOST_JUNK = 256 * 1024;
const FAR = 1024;
const HEADER = '%PDF-';
/** An object follows a header at once, or after comments; a text about the header has none. */
const WITH_OBJECT = /^%PDF-\d\.\d[\s\S]{0,64}?\d+ \d+ obj\b/;

/**
 * Returns the offset of a PDF header that is too far from the start of the file for PDFium; undefined when there is
 * no such header.
 */
export function farHeader(bytes: Uint8Array): number | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, MOST_JUNK));
  for (let at = buffer.indexOf(HEADER, FAR, 'latin1'); at >= 0; at = buffer.indexOf(HEADER, at + 1, 'latin1'))
    if (WITH_OBJECT.test(buffer.toString('latin1', at, at + 128))) return at;
  return undefined;
}
