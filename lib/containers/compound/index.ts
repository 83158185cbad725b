/**
 * Compound files (MS-CFB, the container of Office 97 to 2003): the paths of their contents and single streams by path.
 * Every chain of sectors ends at the latest when each sector of the file was seen once, so a damaged file costs no more
 * than its size; missing parts are left out. Nothing is written.
 */
export { CompoundFile } from './compound';
