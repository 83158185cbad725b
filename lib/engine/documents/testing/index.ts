/** Builds small documents of every office format for tests, from the same few building blocks as the formats have. */
export { buildDoc } from './doc';
export { buildDocx, buildOdt, W } from './packages';
export { pngOf, scanned, scannedPdf } from './pictures';
export { bytesOf, linesOf, read, textsOf } from './reading';
