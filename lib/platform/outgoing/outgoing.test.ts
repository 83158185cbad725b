import http from 'node:http';
import type { AddressInfo } from 'node:net';
import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchPage, guardedFetch, isPrivateAddress } from './index';

const HANDLERS: Record<string, (response: http.ServerResponse) => void> = {
  '/page': (response) => response.setHeader('content-type', 'text/html; charset=utf-8').end('<p>hello</p>'),
  '/packed': (response) => response.setHeader('content-encoding', 'gzip').end(zlib.gzipSync('packed')),
  '/bomb': (response) =>
    response.setHeader('content-encoding', 'gzip').end(zlib.gzipSync(Buffer.alloc(30_000_000))),
  '/broken': (response) => response.setHeader('content-encoding', 'gzip').end('no gzip'),
  '/moved': (response) => response.writeHead(302, { location: '/page' }).end(),
  '/inward': (response) => response.writeHead(302, { location: 'http://127.0.0.2:9/secret' }).end(),
  '/scheme': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/circle': (response) => response.writeHead(302, { location: '/circle' }).end(),
  '/silent': () => undefined,
  '/missing': (response) => response.writeHead(404).end('gone'),
};

let server: http.Server;
let base = '';
let host = '';

beforeAll(async () => {
  server = http.createServer((request, response) => HANDLERS[request.url ?? '']?.(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  base = `http://${host}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const limits = { maxBytes: 1_000_000, timeoutMs: 2000 };

async function codeOf(url: string, timeoutMs = limits.timeoutMs, allowed = [host]) {
  const result = await fetchPage({ url, ...limits, timeoutMs, allowedHosts: allowed });
  return result.ok ? result.value.status : result.failure.code;
}

describe('a page', () => {
  it('is fetched, unpacked, and followed where it moved', async () => {
    for (const [path, text] of [
      ['/page', '<p>hello</p>'],
      ['/packed', 'packed'],
      ['/moved', '<p>hello</p>'],
    ]) {
      const result = await fetchPage({ url: `${base}${path}`, ...limits, allowedHosts: [host] });
      expect(result.ok && result.value.body.toString()).toBe(text);
    }
  });

  it('gives any status as an answer', async () => expect(await codeOf(`${base}/missing`)).toBe(404));
});

describe('hostile addresses', () => {
  it.each([
    ['http://127.0.0.1:3000/', 'private'],
    ['http://2130706433/', 'private'],
    ['http://0x7f.1/', 'private'],
    ['http://[::1]/', 'private'],
    ['http://[::ffff:10.0.0.1]/', 'private'],
    ['http://[fd00::1]/', 'private'],
    ['http://169.254.169.254/latest/meta-data/', 'private'],
    ['http://localhost:3000/', 'private'],
    ['http://user:secret@example.org/', 'address'],
    ['file:///etc/passwd', 'address'],
    ['gopher://example.org/', 'address'],
    ['no address', 'address'],
  ])('refuses %s', async (url, code) => expect(await codeOf(url)).toBe(code));

  it('refuses this machine unless it is allowed, at one port or at all', async () => {
    expect(await codeOf(`${base}/page`, 2000, [])).toBe('private');
    expect(await codeOf(`${base}/page`, 2000, ['127.0.0.1:1'])).toBe('private');
    expect(await codeOf(`${base}/page`, 2000, [host])).toBe(200);
    expect(await codeOf(`${base}/page`, 2000, ['127.0.0.1'])).toBe(200);
  });

  it.each([
    ['/inward', 'private'],
    ['/scheme', 'address'],
    ['/circle', 'redirects'],
    ['/bomb', 'tooLarge'],
    ['/broken', 'network'],
  ])('ends %s with its code', async (path, code) => expect(await codeOf(`${base}${path}`)).toBe(code));

  it('ends when the time is up', async () => expect(await codeOf(`${base}/silent`, 200)).toBe('timeout'));
});

describe('a guarded call', () => {
  const call = (url: string, allowedHosts: string[], method = 'POST') =>
    guardedFetch(url, {
      method,
      ...(method === 'POST' && { body: '{}' }),
      allowedHosts,
      signal: AbortSignal.timeout(2000),
    });

  it.each(['GET', 'POST', 'PATCH', 'DELETE'])('asks an allowed host by %s', async (method) => {
    expect(await (await call(`${base}/page`, [host], method)).text()).toBe('<p>hello</p>');
  });

  it.each(['http://127.0.0.1:9/', 'http://localhost:9/', 'http://[::1]/', 'http://169.254.169.254/'])(
    'never reaches %s unless it is allowed',
    async (url) => expect(call(url, [host])).rejects.toMatchObject({ code: 'private' }),
  );

  it('does not go where an answer leads', async () => {
    const answer = await call(`${base}/inward`, [host]);
    expect([answer.status, answer.url]).toEqual([302, `${base}/inward`]);
  });
});

describe('private addresses', () => {
  it.each([
    '10.1.2.3',
    '172.31.0.1',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    'fe80::1',
    '::',
    '64:ff9b::a00:1',
    'x',
  ])('knows %s', (address) => expect(isPrivateAddress(address)).toBe(true));
  it.each(['8.8.8.8', '172.32.0.1', '2600::1'])('lets %s pass', (address) =>
    expect(isPrivateAddress(address)).toBe(false),
  );
});
