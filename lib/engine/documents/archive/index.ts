/**
 * Members of a ZIP archive, unpacked one by one when asked for and only within a budget of bytes, so that an archive
 * that unpacks to more than it should costs nothing.
 */
export { Archive } from './archive';
