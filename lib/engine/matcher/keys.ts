import { fold, squeeze } from '../kernel';

/** Computes FNV-1a of 32 bits: the key of a skill, a language or a name, the same in every process. */
export function keyOf(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

/** Returns the key of a name however it is written: case, accents and punctuation make no difference. */
export function keyOfName(name: string): number {
  return keyOf(squeeze(fold(name).replace(/[^\p{L}\p{N}+#]+/gu, ' ')));
}

/** Keys of 16 bits for small vocabularies. */
export function shortKeyOf(text: string): number {
  const key = keyOf(text);
  return (key ^ (key >>> 16)) & 0xffff;
}
