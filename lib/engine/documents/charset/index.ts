/**
 * Bytes to text for formats that do not fix their encoding: byte order mark, what the file declares, valid UTF-8,
 * and windows-1252 last. Undecodable bytes become replacement characters; nothing throws.
 */
export { codePageDecoder } from './code-pages';
export { type DecodedText, decode, decodeText, encodingOf } from './detect';
