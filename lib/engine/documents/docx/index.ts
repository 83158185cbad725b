/**
 * DOCX (Office Open XML text) to lines: headers, body with tables and text boxes in their order, notes, footers.
 * Documents that it holds whole (altChunk) are in their places. Deleted and hidden text is left out. Only the parts that
 * hold text or pictures are unpacked.
 */
export { readDocx } from './reader';
