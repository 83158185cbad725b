import type { MailHostState } from '../mail/host';

/** The mailbox that CVs are fetched from, as owners see it. Times are ISO 8601. */
export type MailboxState = MailHostState & {
  folder: string;
  /** Folder for mails that were read; where empty they stay, marked as read. */
  doneFolder: string;
  lookedAt: string | null;
  problem: string | null;
};

/** Result of testing a mailbox. */
export type MailboxTest = { unread: number; message: string };
