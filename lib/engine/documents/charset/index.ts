/**
 * Bytes to text for formats that do not fix their encoding: byte order mark, the declared encoding, valid UTF-8, and
 * windows-1252 last. Undecodable bytes become replacement characters; nothing throws.
 */
export { codePageDecoder } from './code-pages';
export { type DecodedText, decode, decodeText, encodingOf } from './detect';
