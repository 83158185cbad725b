import type { ReadFailure } from './model';

/** The document has no bytes at all. */
export function emptyFile(): ReadFailure {
  return { code: 'ovNullInput', message: 'The file is empty. Please send it again.' };
}

/** The document opens only with a password. */
export function encryptedFile(): ReadFailure {
  return {
    code: 'ovIsEncrypted',
    message: 'The document is protected by a password. Please send it without the protection.',
  };
}

/** The document is a picture, or holds nothing but pictures. */
export function pictureOnly(what: string): ReadFailure {
  return {
    code: 'ovIsImage',
    message: `This is ${what}, so its text cannot be read. Please send the document with real text, for example as PDF or DOCX exported from the program it was written in.`,
  };
}

/** `what` names the kind of file with its article, as in "a spreadsheet". */
export function unsupportedFile(what: string): ReadFailure {
  return {
    code: 'ovUnsupportedFormat',
    message: `This seems to be ${what}. Please send the document as PDF, DOCX, DOC, ODT, RTF, HTML or plain text.`,
  };
}

/** The document is damaged; `detail` says for the log what was found. */
export function corruptFile(detail: string): ReadFailure {
  return {
    code: 'ovCorrupt',
    message:
      'The document is damaged or incomplete and cannot be opened. Please save it again and send it anew.',
    detail,
  };
}

/** The document was opened but holds no text. */
export function noText(): ReadFailure {
  return { code: 'ovNoText', message: 'The document was opened, but there is no text in it.' };
}
