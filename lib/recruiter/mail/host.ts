import { z } from 'zod';

/** Encryption of a connection to a mail server. */
export const MAIL_SECURITY = ['tls', 'starttls', 'none'] as const;

export type MailSecurity = (typeof MAIL_SECURITY)[number];

/** Address and credentials of a mail server. */
export type MailHost = {
  host: string;
  port: number;
  security: MailSecurity;
  username: string;
  password: string;
};

/** A mail server as owners see it. */
export type MailHostState = Omit<MailHost, 'password'> & {
  /** Place where it is set; `nowhere` if it isn't. */
  from: 'settings' | 'environment' | 'nowhere';
  passwordIsSet: boolean;
};

/** Returns the schema of a required line of a form; `message` is shown without one. */
export const requiredLine = (message: string) =>
  z.string().trim().min(1, message).max(300, 'Use at most 300 characters.');

/** Returns the fields that name a mail server, except the user. An empty password keeps the current one. */
export const mailHostFields = (example: string) => ({
  host: requiredLine('Enter the name of the mail server.').regex(
    /^[\w.:-]+$/,
    `Enter a name such as ${example}.`,
  ),
  port: z.coerce
    .number('Enter a port.')
    .int('Enter a port.')
    .min(1, 'Enter a port.')
    .max(65_535, 'Enter a port.'),
  security: z.enum(MAIL_SECURITY),
  password: z.string().max(1000).default(''),
});

/** Message where `withKnownPassword` returns nothing. */
export const ENTER_PASSWORD =
  'Enter the password. It is asked for again when the server, its security or the user changes.';

/**
 * A mail server with its password: the one given, else the one saved in Settings, unless that would go to another server
 * or over a weaker connection; undefined then.
 */
export function withKnownPassword<Given extends MailHost>(
  given: Given,
  saved: MailHost | undefined,
): Given | undefined {
  if (given.password) return given;
  const isSame =
    saved && (['host', 'port', 'security', 'username'] as const).every((name) => saved[name] === given[name]);
  return isSame ? { ...given, password: saved.password } : undefined;
}
