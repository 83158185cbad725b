import { isHeic } from '@/lib/containers';
import { pictureOnly, unsupportedFile, wrappedMail } from './failures';
import type { ReadFailure } from './model';

type Signature = [offset: number, magic: string, failure: () => ReadFailure];

const picture = (name: string) => () => pictureOnly(`a picture of a page (${name})`);
const other = (what: string) => () => unsupportedFile(what);

/** First bytes of the files that people send by mistake. */
const SIGNATURES: Signature[] = [
  [0, '\u00ff\u00d8\u00ff', picture('JPEG')],
  [0, '\u0089PNG\r\n', picture('PNG')],
  [0, 'GIF8', picture('GIF')],
  [0, 'II*\u0000', picture('TIFF')],
  [0, 'MM\u0000*', picture('TIFF')],
  [8, 'WEBP', picture('WebP')],
  [4, 'ftypavif', picture('AVIF')],
  [0, '\u0000\u0000\u0000\fjP  ', picture('JPEG 2000')],
  [0, 'II\u00bc', picture('JPEG XR')],
  [0, '8BPS', picture('Photoshop')],
  [0, 'AT&TFORM', picture('DjVu')],
  [4, 'ftyp', other('a video')],
  [0, '\u001aE\u00df\u00a3', other('a video')],
  [8, 'AVI ', other('a video')],
  [8, 'WAVE', other('a sound recording')],
  [0, 'ID3', other('a sound recording')],
  [0, 'OggS', other('a sound recording or video')],
  [0, 'fLaC', other('a sound recording')],
  [0, 'x\u009f>"', wrappedMail],
  [0, 'MZ\u0090\u0000', other('a program')],
  [0, '\u007fELF', other('a program')],
  [0, '\u00cf\u00fa\u00ed\u00fe', other('a program')],
  [0, 'Rar!\u001a\u0007', other('a RAR archive')],
  [0, "7z\u00bc\u00af'\u001c", other('a 7-Zip archive')],
  [0, '\u001f\u008b', other('a gzip archive')],
  [0, 'BZh', other('a bzip2 archive')],
  [0, '\u00fd7zXZ', other('an xz archive')],
  [257, 'ustar', other('a TAR archive')],
  [0, '%!PS', other('a PostScript file')],
  [0, 'SQLite format 3', other('a database')],
  [0, '\u00ffWPC', other('a WordPerfect document')],
  [0, 'BEGIN:VCARD', other('an address card (vCard)')],
  [0, 'BEGIN:VCALENDAR', other('a calendar (iCalendar)')],
  [0, '-----BEGIN ', other('a key or a certificate (PEM)')],
  [40, ' EMF', picture('EMF')],
  [0, '\u00d7\u00cd\u00c6\u009a', picture('WMF')],
  [0, '#!/', other('a program')],
];
const BITMAP_HEADER_SIZES = new Set([12, 40, 108, 124]);

/** Returns the failure for a file that is known not to be a document; undefined when nothing is known of it. */
export function foreignFile(bytes: Uint8Array): ReadFailure | undefined {
  if (isHeic(bytes)) return picture('HEIC')();
  const signature = SIGNATURES.find(([offset, magic]) => startsWith(bytes, offset, magic));
  if (signature) return signature[2]();
  // "BM" alone may also open a text; the size of the bitmap header settles it.
  if (startsWith(bytes, 0, 'BM') && BITMAP_HEADER_SIZES.has(bytes[14] ?? 0) && bytes[15] === 0) {
    return picture('BMP')();
  }
  return undefined;
}

/** True when the bytes at `offset` are the characters of `magic` (one byte each). */
export function startsWith(bytes: Uint8Array, offset: number, magic: string): boolean {
  for (let index = 0; index < magic.length; index += 1) {
    if (bytes[offset + index] !== magic.charCodeAt(index)) return false;
  }
  return true;
}
