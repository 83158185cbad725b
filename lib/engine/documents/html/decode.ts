import { type DecodedText, decode } from '../charset';
import { pageOfArchive } from './mhtml';

const HEAD = 4096;

/**
 * Decodes a page by its byte order mark, its `meta` element, or the look of the bytes. For a web archive it is the page
 * inside.
 */
export function decodeHtml(bytes: Uint8Array, charset?: string): DecodedText {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, HEAD));
  const declared =
    charset ??
    /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(head)?.[1] ??
    /<\?xml[^>]+encoding=["']([\w-]+)/i.exec(head)?.[1];
  const decoded = decode(bytes, declared);
  const text = decoded.text.replace(/^\ufeff/, '');
  return { ...decoded, text: pageOfArchive(text) ?? text };
}
