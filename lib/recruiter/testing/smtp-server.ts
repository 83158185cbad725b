import type { AddressInfo, Socket } from 'node:net';
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
  let beforeAnswer: (() => void | Promise<void>) | undefined;
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
      stream.on('end', async () => {
        if (refusal?.at === 'mail') return answer(failure(refusal));
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), content });
        await beforeAnswer?.();
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
    /** Has something done between a mail that came and its acceptance. */
    before: (next: typeof beforeAnswer) => {
      beforeAnswer = next;
    },
    /** Ends every connection without a word. */
    hangUp: () => {
      for (const { _socket } of server.connections as Set<{ _socket: Socket }>) _socket.destroy();
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
