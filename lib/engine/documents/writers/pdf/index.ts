/**
 * Any document as PDF: a PDF unchanged, any other kind set again on A4. Scripts from right to left and those of East
 * and South Asia are refused rather than set as empty boxes: the fonts at hand are Latin, Greek and Cyrillic.
 */
export type { PdfFonts } from './fonts';
export { toPdf } from './to-pdf';
