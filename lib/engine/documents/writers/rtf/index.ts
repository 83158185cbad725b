/** Any document as RTF 1.9 in ASCII alone, without macros, objects or anything that is fetched. */
export { toRtf } from './to-rtf';
