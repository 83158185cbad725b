export { readPdf } from './read';
