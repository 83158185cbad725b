/** TIFF: faxes and scans of one or more pages. */
export { tiffPages } from './pages';
