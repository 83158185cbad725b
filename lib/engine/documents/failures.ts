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

/** A file that only links to a Google document. */
export function googleLink(): ReadFailure {
  return {
    code: 'ovUnsupportedFormat',
    message:
      'This file is only a link to a document of Google. Open it there, choose File > Download > Microsoft Word or PDF, and send that.',
  };
}

/** A document of Pages; Numbers and Keynote have the same container. */
export function iWorkDocument(): ReadFailure {
  return {
    code: 'ovUnsupportedFormat',
    message:
      'This seems to be a document of Apple iWork (Pages, Numbers or Keynote). Open it there, choose File > Export To > PDF or Word, and send that.',
  };
}

/** The document is damaged; `detail` has the finding for the log. */
export function corruptFile(detail: string): ReadFailure {
  return {
    code: 'ovCorrupt',
    message:
      'The document is damaged or incomplete and cannot be opened. Please save it again and send it anew.',
    detail,
  };
}

/** A mail without content; `files` are the names of its attachments. */
export function noBody(files: readonly string[]): ReadFailure {
  if (files.length === 0) return { code: 'ovNoText', message: 'This is a mail without any text.' };
  const some = files.slice(0, 3).map((name) => `“${name.slice(0, 80)}”`);
  return {
    code: 'ovNoText',
    message: `This is a mail without a text of its own. Please send what is attached to it instead: ${some.join(', ')}.`,
  };
}

/** A mail with content in a format that only Outlook opens (TNEF). */
export function wrappedMail(): ReadFailure {
  return {
    code: 'ovUnsupportedFormat',
    message:
      'The content of this mail is wrapped in a file winmail.dat, which only Outlook opens. Please send the attached document itself, or the mail anew as HTML or plain text.',
  };
}

/** The document was opened but holds no text. */
export function noText(): ReadFailure {
  return { code: 'ovNoText', message: 'The document was opened, but there is no text in it.' };
}
