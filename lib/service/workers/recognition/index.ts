/** Reads pictures of text by Tesseract, compiled to WebAssembly. Loaded by the first document that is a scan. */
export { loadRecogniser } from './recogniser';
