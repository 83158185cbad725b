import type { Pdfium } from './pdfium/instance';

/**
 * Text that is on a page without being of its content: the values of form fields, free-text notes and stamps. Who
 * filled a form or typed onto a page sees them as text, so they are made part of the content before it is read.
 */

const FREE_TEXT = 3;
const STAMP = 13;
const WIDGET = 20;
const SHOWN: ReadonlySet<number> = new Set([FREE_TEXT, STAMP, WIDGET]);
/** As on a screen, not as on paper. */
const NORMAL_DISPLAY = 0;
const FLATTENED = 1;
/** More than any real form has on a page; a bound for files made to exhaust the reader. */
const MOST_NOTES = 2000;

function holdsNotes({ call }: Pdfium, page: number): boolean {
  const count = call.FPDFPage_GetAnnotCount(page);
  if (count > MOST_NOTES) return false;
  for (let index = 0; index < count; index++) {
    const note = call.FPDFPage_GetAnnot(page, index);
    if (note === 0) continue;
    const subtype = call.FPDFAnnot_GetSubtype(note);
    call.FPDFPage_CloseAnnot(note);
    if (SHOWN.has(subtype)) return true;
  }
  return false;
}

/** Makes this text part of the page's content; true when there was any, and the page must be loaded again. */
export function flattenNotes(pdfium: Pdfium, page: number): boolean {
  return holdsNotes(pdfium, page) && pdfium.call.FPDFPage_Flatten(page, NORMAL_DISPLAY) === FLATTENED;
}
