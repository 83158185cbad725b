/** Pages that are pictures: drawn, cleaned, turned level, and given to whoever reads pictures. */
export { isAlmostEmpty } from './empty';
export { withScanPictures } from './pictures';
export { readScan } from './read-scan';
export { hasUnmappedWords, withoutUnmapped } from './unmapped';
