import { isIP } from 'node:net';
import { ImapFlow } from 'imapflow';
import { config } from '@/lib/config';
import { addressOfHost } from '@/lib/platform';
import type { Mailbox } from './stored';

const CONNECT_MS = 15_000;
const SILENCE_MS = 60_000;

/** Why a mailbox cannot be used, for the owner who set it. */
export class MailboxError extends Error {}

type ImapFailure = Error & {
  code?: string;
  authenticationFailed?: boolean;
  tlsFailed?: boolean;
  responseText?: string;
};

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/;

function explained(error: unknown, { host, port, security }: Mailbox): string {
  const { code = '', message, authenticationFailed, tlsFailed, responseText } = error as ImapFailure;
  const at = `${host}:${port}`;
  if (authenticationFailed) return `${host} refused the user or the password: ${responseText ?? message}`;
  if (code === 'ECONNREFUSED') return `Nothing answers at ${at}. Check the port.`;
  if (CERTIFICATE.test(code)) return `The certificate of ${host} cannot be trusted (${code}).`;
  if (code === 'ERR_SSL_WRONG_VERSION_NUMBER' || code === 'EPROTO')
    return `${at} does not speak TLS at once. Choose STARTTLS, or another port.`;
  if (tlsFailed) return `${at} offers no STARTTLS. Choose TLS, or another port.`;
  if (/TIMEOUT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/.test(`${code} ${message}`.toUpperCase()))
    return `${at} does not answer${security === 'none' ? ' in plain text' : ''}.`;
  return `The mail server broke off: ${responseText ?? message}`;
}

/**
 * Opens a connection to a mailbox, signed in, on the address that was checked; throws a `MailboxError` with the
 * problem.
 */
async function connect(mailbox: Mailbox): Promise<ImapFlow> {
  const { host, port, security, username, password } = mailbox;
  const found = await addressOfHost(host, port, config().PRIVATE_HOSTS ?? []);
  if (!found.ok)
    throw new MailboxError(
      found.code === 'unknown'
        ? `The name ${host} is not known. Check how it is written.`
        : `${host}:${port} is inside a private network. An admin can allow it with PRIVATE_HOSTS.`,
    );
  const client = new ImapFlow({
    host: found.address,
    port,
    ...(isIP(host) === 0 && { servername: host }),
    secure: security === 'tls',
    doSTARTTLS: security === 'starttls',
    auth: { user: username, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  // Errors outside an awaited call arrive here and end that call.
  client.on('error', () => client.close());
  try {
    await client.connect();
    return client;
  } catch (error) {
    client.close();
    throw new MailboxError(explained(error, mailbox));
  }
}

/**
 * Runs something on the folder of a mailbox, within a time after which the connection is cut; throws a `MailboxError`
 * for a problem with the server, the account or the folder.
 */
export async function withFolder<T>(
  mailbox: Mailbox,
  timeoutMs: number,
  run: (client: ImapFlow) => Promise<T>,
): Promise<T> {
  const client = await connect(mailbox);
  const timer = setTimeout(() => client.close(), timeoutMs);
  try {
    await client.mailboxOpen(mailbox.folder).catch((error: unknown) => {
      const { responseText, message } = error as ImapFailure;
      throw new MailboxError(`There is no folder “${mailbox.folder}”: ${responseText ?? message}`);
    });
    const value = await run(client);
    await client.logout();
    return value;
  } catch (error) {
    throw error instanceof MailboxError ? error : new MailboxError(explained(error, mailbox));
  } finally {
    clearTimeout(timer);
    client.close();
  }
}
