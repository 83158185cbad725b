const PDF = 'application/pdf';
const has = (bytes: Buffer, name: string) => bytes.includes(name, 0, 'latin1');

/**
 * Returns whether a file is most likely pictures of pages, as scanners and telephones write them: reading it takes seconds and
 * not milliseconds. A PDF is one that names pictures and no font; where the parts of a PDF are packed, nobody sees its fonts,
 * and it counts as text.
 */
export function isLikelyPicture(mediaType: string, bytes: Uint8Array): boolean {
  if (mediaType.startsWith('image/')) return true;
  if (mediaType !== PDF) return false;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return has(file, '/Image') && !has(file, '/Font') && !has(file, '/ObjStm');
}
