/** The parse of one resume, version 10: what is checked, what is read, what each part of the answer says. */
import { maxDocumentBytes } from './document-bytes';

export { parseResume } from './parse-resume';

const MEBIBYTE = 1024 * 1024;

/** The most bytes that the body of a parse may have: the largest document as base64, and the options beside it. */
export function maxParseBodyBytes(): number {
  return Math.ceil((maxDocumentBytes() * 4) / 3) + MEBIBYTE;
}
