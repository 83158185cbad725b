import { isWebArchive } from '@/lib/containers';
import { decodeText } from '../charset';

const MAX_PARTS = 50;

/**
 * Returns the page inside a web archive (MHTML), which word processors and browsers save under names such as `.doc`
 * and `.mht`; undefined when the text is not an archive. Only the first HTML part is taken, the pictures are not.
 */
export function pageOfArchive(source: string): string | undefined {
  if (!isWebArchive(source)) return undefined;
  const boundary = /boundary\s*=\s*"?([^"\r\n;]{1,200})"?/i.exec(headOf(source))?.[1];
  if (boundary === undefined) return undefined;
  for (const part of source.split(`--${boundary}`, MAX_PARTS)) {
    const head = headOf(part.trimStart());
    if (/content-type:\s*text\/html/i.test(head))
      return decodePart(head, part.trimStart().slice(head.length));
  }
  return undefined;
}

/** Returns the lines up to the first empty one. */
function headOf(source: string): string {
  const end = /\r?\n\r?\n/.exec(source.slice(0, 8192))?.index;
  return source.slice(0, end ?? 0);
}

function decodePart(head: string, body: string): string {
  const charset = /charset\s*=\s*"?([\w-]{1,40})/i.exec(head)?.[1];
  const encoding = /content-transfer-encoding:\s*([\w-]+)/i.exec(head)?.[1]?.toLowerCase();
  if (encoding === 'quoted-printable') return decodeText(fromQuotedPrintable(body), charset);
  return encoding === 'base64' ? decodeText(fromBase64(body), charset) : body;
}

function fromQuotedPrintable(text: string): Uint8Array {
  const joined = text.replace(/=\r?\n/g, '');
  const bytes = new Uint8Array(joined.length);
  let length = 0;
  for (let at = 0; at < joined.length; at += 1) {
    const hex = joined[at] === '=' ? joined.slice(at + 1, at + 3) : '';
    const isByte = /^[0-9a-f]{2}$/i.test(hex);
    bytes[length] = isByte ? Number.parseInt(hex, 16) : joined.charCodeAt(at) & 0xff;
    length += 1;
    if (isByte) at += 2;
  }
  return bytes.subarray(0, length);
}

function fromBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text.replace(/[^a-z0-9+/]/gi, '')), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
