/**
 * Mails to lines: of a mail, its body is the document, the longest where mails are in mails. Its headers, and those of a mail
 * that was quoted in it, are of who sent it and not of the person; its files are documents of their own, and not read.
 */
export { readMail } from './reader';
