import { hash } from 'node:crypto';
import { config } from '@/lib/config';
import { fail, type Result, succeed } from '@/lib/engine/kernel';
import type { OperationFailure } from '../outcome';

const MEBIBYTE = 1024 * 1024;
const MEMBER = 'DocumentAsBase64String';

export type DocumentBytes = { bytes: Buffer; md5: string };

function invalid(reason: string): OperationFailure {
  return { code: 'InvalidParameter', message: `${MEMBER} ${reason}.` };
}

function explain(text: string): OperationFailure {
  if (/^data:/i.test(text)) return invalid('must be base64 alone, without the prefix of a data URL');
  if (/\s/.test(text)) return invalid('must not hold spaces or line breaks');
  if (/[-_]/.test(text)) return invalid('must be standard base64; the url-safe variant is not accepted');
  return invalid('must be standard base64 with padding (RFC 4648 section 4)');
}

/** Returns the most bytes that a document may have. */
export function maxDocumentBytes(): number {
  return config().MAX_DOCUMENT_MB * MEBIBYTE;
}

/**
 * The bytes of a document and their MD5 in upper case. Only base64 of RFC 4648 section 4 is accepted: text that does
 * not encode to the same again is something else.
 */
export function decodeDocument(base64: string): Result<DocumentBytes, OperationFailure> {
  if (base64 === '') return fail({ code: 'MissingParameter', message: `${MEMBER} is required.` });
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.toString('base64') !== base64) return fail(explain(base64));
  if (bytes.byteLength > maxDocumentBytes())
    return fail({ code: 'RequestTooLarge', message: 'Request body was too large.' });
  return succeed({ bytes, md5: hash('md5', bytes, 'hex').toUpperCase() });
}

/** True for a day of the calendar written yyyy-MM-dd. */
export function isCalendarDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
