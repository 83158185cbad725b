import type { MailHostState } from './host';

/**
 * The server by which mail is sent, as owners see it; its user is empty where it asks nobody to sign in. Times are ISO
 * 8601.
 */
export type MailServerState = MailHostState & {
  /** The address that mail is from, with or without a name before it. */
  sender: string;
  /** When a mail was last accepted by the server. */
  sentAt: string | null;
  /** Problem at the last attempt. */
  problem: string | null;
};
