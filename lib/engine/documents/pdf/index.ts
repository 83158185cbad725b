export { readPdfImages } from './images';
export { readPdf } from './read';
