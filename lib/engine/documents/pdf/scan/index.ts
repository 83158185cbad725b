/** Pages that are pictures: drawn, cleaned, turned level, and given to whoever reads pictures. */
export { isAlmostEmpty } from './empty';
export { readScan } from './read-scan';
