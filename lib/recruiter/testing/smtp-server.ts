import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** For tests: a mail server on the loopback that speaks SMTP, and keeps what it accepted. */

export type Received = { to: string[]; content: string };

/** Answer of the server to a mail that it refuses. */
type Refusal = { responseCode: number; message: string; at: 'recipient' | 'mail' };

function failure({ responseCode, message }: Refusal): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Starts a server with one user, `alerts` with the password `letter box`, and a certificate that nobody vouches for. */
export async function startSmtpServer(options: { offersTls?: boolean } = {}) {
  const received: Received[] = [];
  let refusal: Refusal | undefined;
  let attempts = 0;
  const server = new SMTPServer({
    ...{ disabledCommands: options.offersTls ? [] : ['STARTTLS'], allowInsecureAuth: true, logger: false },
    onAuth: ({ username, password }, _session, answer) =>
      username === 'alerts' && password === 'letter box'
        ? answer(null, { user: username })
        : answer(new Error('No such user')),
    onRcptTo: (_address, _session, answer) => {
      attempts += 1;
      answer(refusal?.at === 'recipient' ? failure(refusal) : null);
    },
    onData: (stream, session, answer) => {
      let content = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => {
        content += chunk;
      });
      stream.on('end', () => {
        if (refusal?.at === 'mail') return answer(failure(refusal));
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), content });
        answer(null);
      });
    },
  });
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await new Promise<void>((resolve) => listener.once('listening', resolve));
  return {
    port: (listener.address() as AddressInfo).port,
    received,
    attempts: () => attempts,
    refuse: (next: Refusal | undefined) => {
      refusal = next;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
