import { maxDocumentBytes } from './parsing/document-bytes';

const OPTIONS_BYTES = 1024 * 1024;
/** Growth of base64 by line breaks at most, with the shortest lines in use (60 characters and one break). */
const BROKEN_LINES = 61 / 60;

/** Returns the most bytes of the body of a parse request: the largest document as base64, and options. */
export function maxBodyBytes(): number {
  return Math.ceil((maxDocumentBytes() * 4) / 3) + OPTIONS_BYTES;
}

/** Returns the same in version 9, in which base64 may have line breaks. */
export function maxBodyBytesV9(): number {
  return Math.ceil(maxBodyBytes() * BROKEN_LINES);
}
