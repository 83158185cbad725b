import type { EmbeddedImage } from './model';
import { startsWith } from './signatures';

/** The kind of a picture by its first bytes; undefined for kinds that a browser does not show. */
export function imageExtension(bytes: Uint8Array): EmbeddedImage['extension'] | undefined {
  if (startsWith(bytes, 0, '\u0089PNG\r\n')) return 'png';
  if (startsWith(bytes, 0, '\u00ff\u00d8\u00ff')) return 'jpg';
  if (startsWith(bytes, 0, 'GIF8')) return 'gif';
  return undefined;
}
