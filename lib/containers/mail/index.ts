/**
 * Mails, in MIME and as Outlook saves them (MS-OXMSG): who sent them and when, their bodies, files, and the mails in them. Bounded
 * in levels, members and bytes of headers; bodies and files stay as the bytes that they are until they are asked for.
 */
export { isMessageText, isOutlookMessage, isWebArchive } from './kind';
export type { Mail, MailBody } from './model';
export { openMail } from './open';
export { textOfBody } from './text';
