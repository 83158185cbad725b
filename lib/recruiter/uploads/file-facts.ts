import { createHash } from 'node:crypto';
import { CompoundFile, isHeic, isMessageText, isOutlookMessage } from '@/lib/containers';
import { CONTROLS } from '../ground/one-line';

const LONGEST_NAME = 255;

/**
 * The display name of a file: the path within its folder, with `/`, without steps upwards and control characters.
 * It names nothing on any disk.
 */
export function displayName(given: string): string {
  const steps = given
    .normalize('NFC')
    .replace(CONTROLS, '')
    .split(/[\\/]+/)
    .map((step) => step.trim())
    .filter((step) => step !== '' && step !== '.' && step !== '..');
  const name = steps.join('/');
  return [...name].slice(-LONGEST_NAME).join('') || 'document';
}

/** Returns the SHA-256 of the bytes as 64 hexadecimal digits, as the files name them. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Types of files that hold documents and are opened: archives, and mails of both kinds. */
export const ARCHIVE = 'application/zip';
const MAIL = 'message/rfc822';
const OUTLOOK_MAIL = 'application/vnd.ms-outlook';
export const isMail = (mediaType: string) => mediaType === MAIL || mediaType === OUTLOOK_MAIL;

const OFFICE: Record<string, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
};

function startsWith(bytes: Uint8Array, text: string): boolean {
  return Buffer.from(bytes.subarray(0, text.length)).toString('latin1') === text;
}

/**
 * Returns the media type by the first bytes; the name decides only among the formats of one container. It decides how a
 * browser may show the original; the parsing service detects the kind of document itself.
 */
export function mediaTypeOf(bytes: Uint8Array, name: string): string {
  const extension = name.toLowerCase().split('.').at(-1) ?? '';
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) return 'application/pdf';
  if (startsWith(bytes, 'PK\u0003\u0004')) return OFFICE[extension] ?? ARCHIVE;
  if (startsWith(bytes, '\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (startsWith(bytes, '\u0089PNG')) return 'image/png';
  if (/^(?:II\*\0|MM\0\*)/.test(head)) return 'image/tiff';
  if (isHeic(bytes)) return 'image/heic';
  if (startsWith(bytes, '{\\rtf')) return 'application/rtf';
  if (startsWith(bytes, '\u00d0\u00cf\u0011\u00e0'))
    return isOutlookMessage(CompoundFile.open(bytes)?.paths ?? []) ? OUTLOOK_MAIL : 'application/msword';
  if (isMessageText(Buffer.from(bytes.subarray(0, 8192)).toString('latin1'))) return MAIL;
  if (/^\s*(<!doctype html|<html)/i.test(Buffer.from(bytes.subarray(0, 512)).toString('latin1')))
    return 'text/html';
  if (extension === 'txt') return 'text/plain';
  return 'application/octet-stream';
}

/** Kinds of documents that CVs come in; with any other, nobody outside is let in. */
const CV_KINDS = new Set([
  ...Object.values(OFFICE),
  'application/pdf',
  'application/rtf',
  'application/msword',
  'text/plain',
]);

/** Returns whether a file may be a CV, by its first bytes. */
export function isOfCvKind(bytes: Uint8Array, name: string): boolean {
  const kind = mediaTypeOf(bytes, name);
  return CV_KINDS.has(kind) && (kind !== 'text/plain' || !bytes.subarray(0, 4096).includes(0));
}

/** Returns the given day if it is not in the future, else today; yyyy-MM-dd. */
export function pastDay(given: string, today: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(given));
  return isDay && given >= '1980-01-01' && given <= today ? given : today;
}
