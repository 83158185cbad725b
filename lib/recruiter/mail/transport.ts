import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import { config } from '@/lib/config';
import { addressOfHost } from '@/lib/platform';
import type { MailServer } from './stored';

/** Hands a mail to the server that was set, on the address that was checked, and says what is wrong where it refuses. */

const CONNECT_MS = 15_000;
const SILENCE_MS = 60_000;

/**
 * Why a mail was not accepted. `final` where the same mail would be refused again: the recipient or the mail itself. `inDoubt` where
 * the server may have taken it all the same.
 */
export class MailError extends Error {
  readonly final: boolean;
  readonly inDoubt: boolean;

  constructor(message: string, { final = false, inDoubt = false } = {}) {
    super(message);
    this.final = final;
    this.inDoubt = inDoubt;
  }
}

/** A mail as it is written. `id` is the same for each attempt, so that a mail system can drop a second copy. */
export type Mail = {
  id: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Page that turns such mails off. */
  offUrl: string;
};

type Failure = Error & {
  code?: string;
  originalCode?: string;
  command?: string;
  response?: string;
  permanent?: boolean;
};

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/;
const NO_TLS = /WRONG_VERSION|EPROTO|PACKET_LENGTH|wrong version number|packet length/i;
/** What nodemailer says of a server that falls silent once it had greeted, and of one that never did. */
const SILENT_LATER = 'Timeout';
const BEFORE_ANY_MAIL = /greeting/i;
/** Commands at which a failure concerns the mail; at earlier ones it concerns the server. */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);

function explained(error: Failure, { host, port, security }: MailServer): MailError {
  const { code = '', originalCode = '', command = '', message, response, permanent } = error;
  const at = `${host}:${port}`;
  const cause = `${code} ${originalCode} ${message}`;
  if (code === 'EAUTH' || code === 'ENOAUTH')
    return new MailError(`${host} refused the user or the password: ${response ?? message}`);
  if (cause.includes('ECONNREFUSED')) return new MailError(`Nothing answers at ${at}. Check the port.`);
  if (CERTIFICATE.test(cause))
    return new MailError(`The certificate of ${host} cannot be trusted (${originalCode || code}).`);
  if (security === 'tls' && NO_TLS.test(cause))
    return new MailError(`${at} does not speak TLS at once. Choose STARTTLS, or another port.`);
  if (security === 'starttls' && (code === 'ETLS' || command === 'STARTTLS'))
    return new MailError(`${at} offers no STARTTLS. Choose TLS, or another port.`);
  if (/TIMEDOUT|EHOSTUNREACH|ENETUNREACH/.test(cause))
    return new MailError(`${at} does not answer.`, { inDoubt: message === SILENT_LATER });
  if (response)
    return new MailError(`The mail server answered: ${response}`, {
      final: permanent === true && ABOUT_THE_MAIL.has(command),
    });
  return new MailError(`The mail server broke off: ${message}`, { inDoubt: !BEFORE_ANY_MAIL.test(message) });
}

async function transportOf(server: MailServer) {
  const { host, port, security, username, password } = server;
  const found = await addressOfHost(host, port, config().PRIVATE_HOSTS ?? []);
  if (!found.ok)
    throw new MailError(
      found.code === 'unknown'
        ? `The name ${host} is not known. Check how it is written.`
        : `${host}:${port} is inside a private network. An admin can allow it with PRIVATE_HOSTS.`,
    );
  return createTransport({
    host: found.address,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(isIP(host) === 0 && { tls: { servername: host } }),
    ...(username && { auth: { user: username, pass: password } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

async function withTransport<T>(
  server: MailServer,
  use: (transport: Awaited<ReturnType<typeof transportOf>>) => Promise<T>,
): Promise<T> {
  const transport = await transportOf(server);
  try {
    return await use(transport);
  } catch (error) {
    throw explained(error as Failure, server);
  } finally {
    transport.close();
  }
}

/** Where a mail program turns such mails off by one press (RFC 8058): a route that takes the press below the page that asks. */
const oneClick = (offUrl: string) => ({
  'List-Unsubscribe': `<${offUrl}/now>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Sends a mail; resolves once the server has accepted it. Throws a `MailError`. */
export async function sendMail(
  server: MailServer,
  { id, to, subject, text, html, offUrl }: Mail,
): Promise<void> {
  await withTransport(server, (transport) =>
    transport.sendMail({
      ...{ from: server.sender, to, subject, text, html },
      messageId: messageIdOf(id),
      headers: { 'Auto-Submitted': 'auto-generated', ...oneClick(offUrl) },
    }),
  );
}

/** A mail to a person, in the name of a member; plain text, so that what was previewed is what comes. */
export type PersonalMail = Pick<Mail, 'id' | 'to' | 'subject' | 'text' | 'offUrl'> & {
  fromName: string;
  replyTo: string;
  /** A file for the calendar of whoever gets it (RFC 5545); its method is said of the mail too (RFC 6047). */
  calendar: string | null;
};

/** Returns the id by which a mail and its answers name each other. */
export const messageIdOf = (id: string): string => `<${id}@${new URL(config().BASE_URL).hostname}>`;

/** Returns the address of a sender that may have a name before it. */
const addressOf = (sender: string): string => /<([^<>]+)>/.exec(sender)?.[1] ?? sender;

/** Sends a mail to a person; resolves once the server has accepted it. Throws a `MailError`. */
export async function sendPersonalMail(server: MailServer, mail: PersonalMail): Promise<void> {
  const { id, to, subject, text, offUrl, fromName, replyTo, calendar } = mail;
  const method = /^METHOD:(\w+)\r?$/m.exec(calendar ?? '')?.[1] ?? 'PUBLISH';
  await withTransport(server, (transport) =>
    transport.sendMail({
      ...{ from: { name: fromName, address: addressOf(server.sender) }, to, replyTo, subject, text },
      messageId: messageIdOf(id),
      ...(calendar !== null && { icalEvent: { method, content: calendar, filename: 'invitation.ics' } }),
      headers: oneClick(offUrl),
    }),
  );
}

/** Sends a mail that says that mail works, as every other is sent. Throws a `MailError`. */
export async function sendTrial(server: MailServer, to: Mail['to']): Promise<void> {
  const text = 'Shortlist can send mail by this server: alerts of saved searches can come by e-mail.';
  await withTransport(server, (transport) =>
    transport.sendMail({ from: server.sender, to, subject: 'Shortlist: a test', text }),
  );
}
