import type { EmbeddedImage } from '../../model';

const MIME_TYPES = { png: 'image/png', jpg: 'image/jpeg', gif: 'image/gif' } as const;
const CHUNK = 0x8000;

/** Returns a picture inside the page itself. */
export function writePicture(image: EmbeddedImage): string {
  return `<img class="picture" alt="" src="data:${MIME_TYPES[image.extension]};base64,${toBase64(image.bytes)}">`;
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary);
}
