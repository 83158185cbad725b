export { farHeader } from './header';
export { readPdfImages } from './images';
export { readPdf } from './read';
export { withScanPictures } from './scan';
