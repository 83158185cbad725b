/**
 * Decides which postings advertise one job: the same employer in the same place, the same title apart from the style of
 * the site, and texts that share most of their runs of words, within a window of days. Copies for other places are
 * other jobs. Pure: the blocks of fingerprints are kept by whoever stores the postings.
 */
export {
  type Advertisement,
  blockOf,
  type Fingerprint,
  fingerprintOf,
  fingerprintOfKept,
  likeness,
  titleKeyOf,
  WINDOW_DAYS,
} from './fingerprint';
export { organizationKey } from './names';
export { decodeSketch, encodeSketch } from './sketch';
