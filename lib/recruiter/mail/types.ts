import type { MailSecurity } from '../mailbox/types';

/** The server by which mail is sent, as owners see it. Times are ISO 8601. */
export type MailServerState = {
  /** Where it is set; `nowhere` where no mail is sent. */
  from: 'settings' | 'environment' | 'nowhere';
  host: string;
  port: number;
  security: MailSecurity;
  /** Empty where the server asks nobody to sign in. */
  username: string;
  passwordIsSet: boolean;
  /** The address that mail is from, with or without a name before it. */
  sender: string;
  /** When a mail was last accepted by the server. */
  sentAt: string | null;
  /** What was wrong at the last attempt. */
  problem: string | null;
};
