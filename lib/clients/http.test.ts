import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createGate } from './gate';
import { send } from './http';

vi.stubEnv('PRIVATE_HOSTS', '127.0.0.1,localhost');

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server | undefined;
let received: { url: string; at: number; headers: IncomingMessage['headers'] }[] = [];

/** Returns a server that gives these answers in turn, the last one again and again. */
async function serverOf(...answers: Answer[]): Promise<string> {
  received = [];
  const started = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      const answer = answers[Math.min(received.length, answers.length - 1)];
      received.push({ url: request.url ?? '', at: Date.now(), headers: request.headers });
      answer?.(request, response);
    });
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

function json(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return (_request, response) => response.writeHead(status, headers).end(JSON.stringify(body));
}

const info = (Code: string) => ({ Info: { Code, Message: `about ${Code}`, TransactionId: 'T-1' } });
const ok = json(200, info('Success'));

function call(url: string, timeoutMs = 2000, gate = createGate(4)) {
  return send(gate, { method: 'POST', url, headers: {}, body: '{}', timeoutMs });
}

describe('send', () => {
  it('gives the text as received beside what it says', async () => {
    const url = await serverOf((_request, response) => response.end('{ "Info" : 1 }'));
    expect(await call(url)).toMatchObject({
      ok: true,
      value: { status: 200, text: '{ "Info" : 1 }', json: { Info: 1 } },
    });
  });

  it.each(['ConversionException', 'Timeout', 'UnhandledException', 'InvalidParameter', 'RequestTooLarge'])(
    'never sends again after %s',
    async (code) => {
      const status = { ConversionException: 422, Timeout: 408, UnhandledException: 500 }[code] ?? 400;
      const url = await serverOf(json(status, info(code)), ok);
      expect(await call(url)).toMatchObject({
        ok: false,
        failure: { code, message: `about ${code}`, transactionId: 'T-1', status, retry: 'never' },
      });
      expect(received).toHaveLength(1);
    },
  );

  it('waits as long as Retry-After says and sends again after 429 and 503', async () => {
    const url = await serverOf(
      json(429, info('TooManyRequests'), { 'Retry-After': '1' }),
      json(503, info('ServiceUnavailable'), { 'Retry-After': '0' }),
      ok,
    );
    expect((await call(url)).ok).toBe(true);
    expect(received).toHaveLength(3);
    expect(received[1]!.at - received[0]!.at).toBeGreaterThanOrEqual(950);
  });

  it('holds back the other calls of the gate during a pause', async () => {
    const url = await serverOf(json(429, info('TooManyRequests'), { 'Retry-After': '1' }), ok);
    const gate = createGate(1);
    const both = await Promise.all([call(url, 2000, gate), call(url, 2000, gate)]);
    expect(both.every((answer) => answer.ok)).toBe(true);
    expect(received[1]!.at - received[0]!.at).toBeGreaterThanOrEqual(950);
  });

  it('leaves a long Retry-After to the caller', async () => {
    const url = await serverOf(json(429, info('TooManyRequests'), { 'Retry-After': '120' }));
    expect(await call(url)).toMatchObject({ failure: { retry: 'later', retryAfterMs: 120_000 } });
    expect(received).toHaveLength(1);
  });

  it('gives up after three tries', async () => {
    const url = await serverOf(json(503, info('ServiceUnavailable')));
    expect(await call(url)).toMatchObject({ failure: { code: 'ServiceUnavailable', retry: 'later' } });
    expect(received).toHaveLength(3);
  });

  it('sends again when the connection breaks before an answer', async () => {
    const url = await serverOf((request) => request.socket.destroy(), ok);
    expect((await call(url)).ok).toBe(true);
    expect(received).toHaveLength(2);
  });

  it('says when nobody is there', async () => {
    const url = await serverOf(ok);
    server?.close();
    expect(await call(url)).toMatchObject({ failure: { code: 'Network', retry: 'later' } });
  });

  it.each(['http://127.0.0.2:9/v10', 'http://[::1]:9/v10', 'http://169.254.169.254/latest'])(
    'never calls %s, which nobody allowed, and says how it is allowed',
    async (url) =>
      expect(await call(url)).toMatchObject({
        failure: {
          code: 'AddressRefused',
          retry: 'by-hand',
          message: expect.stringContaining(`PRIVATE_HOSTS=${new URL(url).host}`),
        },
      }),
  );

  it('does not send again by itself after a time-out', async () => {
    const url = await serverOf(() => undefined);
    expect(await call(url, 200)).toMatchObject({ failure: { code: 'TimedOut', retry: 'later' } });
    expect(received).toHaveLength(1);
  });

  it('does not follow a redirect with the key in hand', async () => {
    const url = await serverOf((_request, response) =>
      response.writeHead(307, { Location: '/elsewhere' }).end(),
    );
    expect(await call(url)).toMatchObject({ failure: { code: 'BadAnswer', retry: 'never' } });
    expect(received.map((request) => request.url)).toEqual(['/']);
  });

  it('tells a gateway and an answer that is no JSON from an outcome', async () => {
    const page: Answer = (_request, response) => response.writeHead(502).end('<html>bad gateway</html>');
    expect(await call(await serverOf(page))).toMatchObject({
      failure: { code: 'BadAnswer', retry: 'by-hand' },
    });
    const nonsense: Answer = (_request, response) => response.end('nonsense');
    expect(await call(await serverOf(nonsense))).toMatchObject({ failure: { retry: 'never' } });
  });
});

describe('gate', () => {
  it('lets only so many through at a time, in order', async () => {
    const gate = createGate(2);
    const order: number[] = [];
    let running = 0;
    let most = 0;
    const calls = Array.from({ length: 6 }, (_, index) =>
      gate.run(async () => {
        running += 1;
        most = Math.max(most, running);
        order.push(index);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        if (index === 1) throw new Error('a call that fails leaves its place to the next');
      }),
    );
    await Promise.allSettled(calls);
    expect(most).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
