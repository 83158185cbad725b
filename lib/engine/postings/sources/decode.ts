import { decodeText } from '../../documents';

const HEAD = 1024;
const latin = new TextDecoder('windows-1252');

/**
 * The text of a source: by its byte order mark, by its header (`contentType`), its XML declaration or its `meta`
 * element, or by the look of the bytes.
 */
export function decodeSource(bytes: Uint8Array, contentType = ''): string {
  const head = latin.decode(bytes.subarray(0, HEAD));
  const declared =
    /charset\s*=\s*["']?\s*([\w-]{2,40})/i.exec(contentType)?.[1] ??
    /<\?xml[^>]{0,200}encoding\s*=\s*["']([\w-]{2,40})/i.exec(head)?.[1] ??
    /<meta[^>]{1,200}charset\s*=\s*["']?\s*([\w-]{2,40})/i.exec(head)?.[1];
  return decodeText(bytes, declared).replace(/^\uFEFF/, '');
}
