import type { AddressInfo } from 'node:net';
import hoodiecrow from 'hoodiecrow-imap';

/** For tests: a mail server on the loopback that speaks IMAP, and mails in it. */

export type TestFile = { name: string; bytes: Uint8Array; type?: string };

let made = 0;

function partOf({ name, bytes, type = 'application/octet-stream' }: TestFile): string {
  return [
    `Content-Type: ${type}`,
    `Content-Disposition: attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n'),
  ].join('\r\n');
}

/** A mail as it is sent. */
export function testMail(of: {
  from?: string;
  subject?: string;
  id?: string;
  files?: TestFile[];
  inside?: string;
  /** Further lines of the header. */
  headers?: string[];
  /** The message as plain text, in place of HTML. */
  text?: string;
}): string {
  made += 1;
  const {
    from = 'Noor Sender <noor@example.org>',
    subject = 'My CV',
    id = `<${made}@example.org>`,
    files = [],
    headers = [],
    text,
  } = of;
  const html = '<html><body><script>alert(1)</script>Please find my CV attached.</body></html>';
  const nested = of.inside ? [`Content-Type: message/rfc822\r\n\r\n${of.inside}`] : [];
  const parts = [
    text === undefined
      ? `Content-Type: text/html; charset=utf-8\r\n\r\n${html}`
      : `Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`,
    ...files.map((file) => partOf(file)),
    ...nested,
  ];
  return [
    `From: ${from}`,
    'To: jobs@example.org',
    `Subject: ${subject}`,
    ...(id ? [`Message-ID: ${id}`] : []),
    'Date: Mon, 23 Nov 2026 10:00:00 +0000',
    ...headers,
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="limit${made}"`,
    '',
    ...parts.map((part) => `--limit${made}\r\n${part}`),
    `--limit${made}--`,
    '',
  ].join('\r\n');
}

/** Starts a server with one user, `jobs` with the password `letter box`, and the folders INBOX and Done. */
export async function startMailServer() {
  const server = hoodiecrow({
    plugins: ['ENABLE', 'ID', 'NAMESPACE', 'UNSELECT', 'LITERALPLUS', 'SASL-IR', 'AUTH-PLAIN'],
    users: { jobs: { password: 'letter box' } },
    storage: { INBOX: { messages: [] }, '': { separator: '/', folders: { Done: { messages: [] } } } },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const messagesOf = (folder: string) => server.getMailbox(folder).messages;
  return {
    port,
    deliver: (...mails: string[]) => {
      for (const mail of mails) server.appendMessage('INBOX', [], false, mail);
    },
    unread: () => messagesOf('INBOX').filter(({ flags }) => !flags.includes('\\Seen')).length,
    markRead: () => {
      for (const message of messagesOf('INBOX')) message.flags = ['\\Seen'];
    },
    markUnread: () => {
      for (const message of messagesOf('INBOX')) message.flags = [];
    },
    count: (folder: string) => messagesOf(folder).length,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
