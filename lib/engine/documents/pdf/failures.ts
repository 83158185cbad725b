import { fail } from '../../kernel';
import type { ReadFailure } from '../model';

/** The PDF opens only with a password. */
export function encrypted(detail?: string) {
  return failure({
    code: 'ovIsEncrypted',
    message: 'This PDF is protected by a password. Save a copy without a password and upload that.',
    detail,
  });
}

/** The bytes are not a PDF that can be opened. */
export function corrupt(detail?: string) {
  return failure({
    code: 'ovCorrupt',
    message:
      'This PDF is damaged and cannot be opened. Save it again from the program that made it, or ask for another copy.',
    detail,
  });
}

const PAGELESS = 'no page can be loaded';
const EXPANDS = 'expands';

/** A few bytes of it unpack to more than may be held. */
export function expanding() {
  return failure({
    code: 'ovCorrupt',
    message:
      'This PDF unpacks to far more than a document holds. Save it again from the program that made it, or ask for another copy.',
    detail: EXPANDS,
  });
}

/** Returns whether a failure is that of `expanding`. */
export function isExpanding({ detail }: ReadFailure): boolean {
  return detail === EXPANDS;
}

/** None of its pages can be loaded. */
export function pageless() {
  return corrupt(PAGELESS);
}

/** Returns whether a failure is that of `pageless`. */
export function isPageless({ detail }: ReadFailure): boolean {
  return detail === PAGELESS;
}

/** The pages hold pictures and no text. */
export function imageOnly(detail?: string) {
  return failure({
    code: 'ovIsImage',
    message:
      'This PDF holds only pictures of pages, such as a scan, and no text. Upload the original document or a copy with recognised text.',
    detail,
  });
}

/** The pages hold pictures in which no text was found. */
export function illegible(detail?: string) {
  return failure({
    code: 'ovIsImage',
    message:
      'This is a picture in which no text can be read. Upload a sharper scan of the whole page, or the original document.',
    detail,
  });
}

/** Nothing says which characters the fonts of the pages draw. */
export function unmapped(detail?: string) {
  return failure({
    code: 'ovIsImage',
    message:
      'The fonts of this PDF do not say which letters they draw, so its text can be seen and not be copied. Save it again from the program that made it, or upload the original document.',
    detail,
  });
}

/** The pages hold neither text nor pictures. */
export function withoutText(detail?: string) {
  return failure({ code: 'ovNoText', message: 'This PDF holds no text.', detail });
}

/** Nothing was sent. */
export function nothingSent() {
  return failure({ code: 'ovNullInput', message: 'The file is empty.', detail: undefined });
}

function failure({
  code,
  message,
  detail,
}: Pick<ReadFailure, 'code' | 'message'> & { detail: string | undefined }) {
  return fail<ReadFailure>(detail === undefined ? { code, message } : { code, message, detail });
}
