/** Files that are pictures of a page: JPEG and PNG, as a PDF of one page that shows them. */
export { pictureAsPdf, pictureKind } from './as-pdf';
