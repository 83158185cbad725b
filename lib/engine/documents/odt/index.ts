/**
 * ODT (OpenDocument text, zipped or flat) to lines: headers, body with lists, tables and frames in their order, notes,
 * footers. Deleted and hidden text is left out.
 */
export { readOdt } from './reader';
