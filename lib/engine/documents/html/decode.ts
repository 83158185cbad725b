import { decodeText } from '../charset';
import { pageOfArchive } from './mhtml';

const HEAD = 4096;

/**
 * Decodes a page by its byte order mark, its `meta` element, or what the bytes look like. Of a web archive it is the
 * page inside.
 */
export function decodeHtml(bytes: Uint8Array): string {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, HEAD));
  const declared =
    /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(head)?.[1] ??
    /<\?xml[^>]+encoding=["']([\w-]+)/i.exec(head)?.[1];
  const text = decodeText(bytes, declared).replace(/^\ufeff/, '');
  return pageOfArchive(text) ?? text;
}
