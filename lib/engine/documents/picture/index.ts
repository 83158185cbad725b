/** Files that are pictures of a page: as a PDF that shows them. */
export { pictureAsPdf, pictureKind } from './as-pdf';
