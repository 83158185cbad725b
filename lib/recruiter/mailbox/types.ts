export const MAIL_SECURITY = ['tls', 'starttls', 'none'] as const;

export type MailSecurity = (typeof MAIL_SECURITY)[number];

/** The mailbox that CVs are fetched from, as owners see it. Times are ISO 8601. */
export type MailboxState = {
  /** Where it is set; `nowhere` where nothing is fetched. */
  from: 'settings' | 'environment' | 'nowhere';
  host: string;
  port: number;
  security: MailSecurity;
  username: string;
  passwordIsSet: boolean;
  folder: string;
  /** Where mails go that were read; where empty they stay, marked as read. */
  doneFolder: string;
  lookedAt: string | null;
  problem: string | null;
};

/** What a test of a mailbox found. */
export type MailboxTest = { unread: number; message: string };
