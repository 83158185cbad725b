/** Body of a mail, in one of its forms. `charset` is the declared one, which need not be true. */
export type MailBody = { form: 'html' | 'text' | 'rtf'; bytes: Uint8Array; charset?: string };

/** A file that was sent with a mail. Its name and type are the sender's words; pictures of the body do not count. */
export type MailFile = { name: string; mediaType: string; bytes: Uint8Array };

/** A mail that was opened, and the mails that were sent along in it. */
export type Mail = {
  from: { name: string; address: string } | null;
  subject: string;
  /** Time of sending, ISO 8601; null if not stated. */
  sentAt: string | null;
  bodies: MailBody[];
  files: MailFile[];
  mails: Mail[];
  /** Why its content cannot be reached: it is encrypted, or wrapped in a `winmail.dat` that only Outlook opens. */
  sealed: 'encrypted' | 'wrapped' | null;
};

/** A member of a mail before the mails among them are opened. */
export type Members = Omit<Mail, 'mails'> & { messages: (() => Promise<Members | undefined>)[] };

/** Greatest depth of mails within mails, and the total number of files and mails taken. */
export const MOST_DEPTH = 5;
export const MOST_MEMBERS = 200;
