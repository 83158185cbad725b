import { Archive, isMessageText, isWebArchive } from '@/lib/containers';
import { fail, type Result, succeed } from '../kernel';
import { decodeText } from './charset';
import { containerKind } from './detect-container';
import { corruptFile, emptyFile, iWorkDocument, unsupportedFile } from './failures';
import { isEscapedHtml } from './html';
import type { DocumentKind, ReadFailure } from './model';
import { farHeader } from './pdf';
import { isProgramCode } from './program-code';
import { foreignFile, startsWith } from './signatures';

const HEAD = 4096;
const ASCII = new TextDecoder('windows-1252');

/**
 * Detects the kind of a document from its content, never from its name. For any other file it fails with a message that
 * names the likely kind.
 */
export function detectKind(bytes: Uint8Array): Result<DocumentKind, ReadFailure> {
  if (bytes.length === 0) return fail(emptyFile());
  const head = bytes.subarray(0, HEAD);
  const ascii = ASCII.decode(head);
  if (/^[\s\S]{0,1024}%PDF-/.test(ascii)) return succeed('pdf');
  if (/^[\s\u00ef\u00bb\u00bf]*\{\\rtf/.test(ascii)) return succeed('rtf');
  if (startsWith(bytes, 0, 'PK\u0003\u0004') || startsWith(bytes, 0, 'PK\u0005\u0006'))
    return archiveKind(bytes);
  if (startsWith(bytes, 0, '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')) return containerKind(bytes);
  const foreign = foreignFile(bytes);
  if (foreign) return fail(foreign);
  return farHeader(bytes) === undefined ? textKind(decodeText(head)) : succeed('pdf');
}

function archiveKind(bytes: Uint8Array): Result<DocumentKind, ReadFailure> {
  const archive = Archive.open(bytes, HEAD);
  if (!archive) return fail(corruptFile('the directory of the archive is missing'));
  const names = archive.names;
  if (names.some((name) => /^word\/.*\.xml$/i.test(name))) return succeed('docx');
  if (names.includes('content.xml')) return openDocumentKind(archive);
  if (names.some((name) => name.startsWith('xl/'))) return fail(unsupportedFile('a spreadsheet (Excel)'));
  if (names.some((name) => name.startsWith('ppt/')))
    return fail(unsupportedFile('a presentation (PowerPoint)'));
  if (names.some((name) => /^Index(\.zip|\/.*\.iwa)$/.test(name))) {
    return fail(iWorkDocument());
  }
  if (archive.readText('mimetype')?.startsWith('application/epub')) return succeed('epub');
  return fail(unsupportedFile('a ZIP archive'));
}

function openDocumentKind(archive: Archive): Result<DocumentKind, ReadFailure> {
  const type = archive.readText('mimetype') ?? '';
  if (type.includes('spreadsheet')) return fail(unsupportedFile('a spreadsheet (OpenDocument)'));
  if (type.includes('presentation')) return fail(unsupportedFile('a presentation (OpenDocument)'));
  if (/graphics|formula|chart/.test(type)) return fail(unsupportedFile('a drawing (OpenDocument)'));
  return succeed('odt');
}

function textKind(head: string): Result<DocumentKind, ReadFailure> {
  if (/<office:document\b/.test(head)) return succeed('odt');
  if (isWebArchive(head)) return succeed('html');
  if (isMessageText(head)) return succeed('mail');
  if (isKey(head)) return fail(unsupportedFile('a key or a certificate (PEM)'));
  if (isProgramCode(head)) return fail(unsupportedFile('program code'));
  if (looksLikeHtml(head) || isEscapedHtml(head)) return succeed('html');
  if (looksBinary(head)) return fail(unsupportedFile('a file of a kind that holds no readable text'));
  return succeed('text');
}

/** The armour of a key may follow notes of the program that wrote it; the keys of SSH have none. */
function isKey(head: string): boolean {
  return /^-----BEGIN [A-Z ]{0,30}(CERTIFICATE|KEY|REQUEST)/m.test(head) || /^ssh-\w{2,20} AAAA/.test(head);
}

function looksLikeHtml(head: string): boolean {
  const start = head.replace(/<\?xml[^>]*>|<!--[\s\S]*?-->/g, '').trimStart();
  if (/^<(!doctype\s+html|html|head|body)\b/i.test(start)) return true;
  const tags = head.match(/<\/?(p|div|span|table|tr|td|h[1-6]|ul|li|br|b|strong|a|font|section)\b[^<>]*>/gi);
  return (tags?.length ?? 0) >= 4;
}

function looksBinary(head: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells binary data
  const controls = head.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/g)?.length ?? 0;
  return controls > Math.max(2, head.length * 0.05);
}
