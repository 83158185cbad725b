import { connect } from 'node:net';
import { type Attack, type Attempt, ask, type Target } from './attack.ts';

const END = '\r\n\r\n';
const SILENCE_MS = 3000;

/** Requests that two servers in a row could read differently, or that end nowhere. */
const REQUESTS: Readonly<Record<string, string>> = {
  'two lengths': `POST /api/health HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6${END}hello`,
  'a length and chunks': `POST /api/health HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked${END}0${END}GET /metrics HTTP/1.1\r\nHost: x${END}`,
  'chunks in another spelling': `POST /api/health HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked${END}0${END}`,
  'a chunk of a wrong length': `POST /api/health HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked${END}fffffffffffffffff\r\nx`,
  'a folded header': `GET /api/health HTTP/1.1\r\nHost: x\r\nX: a\r\n b${END}`,
  'a space before the colon': `GET /api/health HTTP/1.1\r\nHost : x${END}`,
  'no host': `GET /api/health HTTP/1.1${END}`,
  'two hosts': `GET /api/health HTTP/1.1\r\nHost: a\r\nHost: b${END}`,
  'a method that is none': `SHORTLIST /api/health HTTP/1.1\r\nHost: x${END}`,
  'a version that is none': `GET /api/health HTTP/9.9\r\nHost: x${END}`,
  'a zero byte': `GET /api/\u0000health HTTP/1.1\r\nHost: x${END}`,
  'a proxy': 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: 127.0.0.1:22\r\n\r\n',
  'a whole address': `GET http://169.254.169.254/latest HTTP/1.1\r\nHost: x${END}`,
  'headers of a megabyte': `GET /api/health HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(1_000_000)}${END}`,
  'ten thousand headers': `GET /api/health HTTP/1.1\r\nHost: x\r\n${'X: a\r\n'.repeat(10_000)}\r\n`,
  'TLS on a plain port': '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc',
  nothing: '\r\n\r\n\r\n',
};

/** Sends bytes and returns what comes until the server closes or is silent. */
function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let text = '';
    const end = () => {
      socket.destroy();
      resolve(text);
    };
    socket.setTimeout(SILENCE_MS, end);
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', end);
    socket.on('close', end);
  });
}

async function isAlive(target: Target): Promise<string | undefined> {
  const startedAt = performance.now();
  const { status } = await ask(target, '/api/health/live');
  const seconds = (performance.now() - startedAt) / 1000;
  if (status >= 500) return `health answers ${status} afterwards`;
  return seconds > 5 ? `health took ${seconds.toFixed(1)} s afterwards` : undefined;
}

async function sendRaw(target: Target, bytes: string): Promise<string | undefined> {
  const text = await exchange(target.port, bytes);
  const answers = text.match(/HTTP\/1\.1 \d{3}/g) ?? [];
  if (answers.some((line) => line >= 'HTTP/1.1 500' && !line.endsWith('501') && !line.endsWith('505')))
    return `answered ${answers.join(', ')}`;
  if (answers.filter((line) => line.endsWith('200')).length > 1) return 'read two requests out of one';
  return isAlive(target);
}

const HALF_OPEN = 300;

/** Opens connections that send a beginning and then nothing; somebody else must still be answered. */
async function holdOpen(target: Target, beginning: string): Promise<string | undefined> {
  const sockets = Array.from({ length: HALF_OPEN }, () => {
    const socket = connect(target.port, '127.0.0.1', () => socket.write(beginning));
    return socket.on('error', () => socket.destroy());
  });
  try {
    return await isAlive(target);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

/** Below HTTP: what a parser of requests may be led astray by, and connections that are held open. */
export const sockets: Attack = {
  name: 'Connections',
  holds:
    'a request that could be read in two ways is refused, and others are answered while connections are held open',
  *attempts(target): Iterable<Attempt> {
    for (const [what, bytes] of Object.entries(REQUESTS)) yield { what, run: () => sendRaw(target, bytes) };
    yield { what: `${HALF_OPEN} half lines`, run: () => holdOpen(target, 'GET /can') };
    yield {
      what: `${HALF_OPEN} bodies that never come`,
      run: () =>
        holdOpen(target, `POST /v10/parser/resume HTTP/1.1\r\nHost: x\r\nContent-Length: 9999999${END}{`),
    };
  },
};
