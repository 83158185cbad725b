/**
 * Mails, in MIME and as Outlook saves them (MS-OXMSG): who sent them and when, their bodies, files, and the mails in them. Bounded
 * in levels, members and bytes of headers; bodies and files are left as the bytes that they are.
 */
export { isMessageText, isOutlookMessage, isWebArchive } from './kind';
export type { Mail, MailBody } from './model';
export { openMail } from './open';
