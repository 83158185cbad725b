/**
 * Mails to lines: the body of a mail is the document, the longest one where mails are nested. Its headers, and those
 * of a mail that was quoted in it, belong to the sender and not to the person; its attachments are separate
 * documents, and not read.
 */
export { readMail } from './reader';
