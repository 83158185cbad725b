import type { EmbeddedImage } from '../model';

const MAX_BASE64 = 8 * 1024 * 1024;
const EXTENSIONS: Record<string, EmbeddedImage['extension']> = {
  png: 'png',
  jpeg: 'jpg',
  jpg: 'jpg',
  gif: 'gif',
};

/** Returns the picture that a `data:` address holds; addresses of any other kind are never followed. */
export function imageFromDataUri(uri: string): Pick<EmbeddedImage, 'bytes' | 'extension'> | undefined {
  if (uri.length > MAX_BASE64) return undefined;
  const match = /^data:image\/(png|jpe?g|gif);base64,/i.exec(uri);
  const extension = EXTENSIONS[match?.[1]?.toLowerCase() ?? ''];
  if (!match || !extension) return undefined;
  try {
    const binary = atob(uri.slice(match[0].length).replace(/\s/g, ''));
    return { bytes: Uint8Array.from(binary, (character) => character.charCodeAt(0)), extension };
  } catch {
    return undefined;
  }
}
