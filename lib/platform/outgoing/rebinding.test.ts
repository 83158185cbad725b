import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fetchPage, guardedFetch } from './index';
import { addressOfHost } from './public-address';

/** What a name leads to, one answer after the other; the last stays. */
const dns = vi.hoisted(() => ({ answers: [] as string[][], asked: 0 }));
/** Two addresses of this machine, of which the first counts as public here. */
const { OUTSIDE, INSIDE } = vi.hoisted(() => ({ OUTSIDE: '127.0.0.2', INSIDE: '127.0.0.1' }));

const next = () => {
  const at = Math.min(dns.asked++, dns.answers.length - 1);
  return (dns.answers[at] ?? []).map((address) => ({ address, family: 4 as const }));
};

vi.mock('node:dns', () => ({
  lookup: (_name: string, _options: object, done: (error: Error | null, found: object[]) => void) =>
    done(null, next()),
}));
vi.mock('node:dns/promises', () => ({ lookup: async () => next() }));
vi.mock('./private-addresses', () => ({ isPrivateAddress: (address: string) => address !== OUTSIDE }));

const NAME = 'rebinding.example.org';
const servers: http.Server[] = [];
let port = 0;
let visits = { [INSIDE]: 0, [OUTSIDE]: 0 };

async function listen(address: string, at: number): Promise<number> {
  const server = http.createServer((_, response) => {
    visits[address] = (visits[address] ?? 0) + 1;
    response.setHeader('connection', 'close').end(address);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(at, address, resolve));
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  port = await listen(INSIDE, 0);
  await listen(OUTSIDE, port);
});

beforeEach(() => {
  Object.assign(dns, { answers: [[OUTSIDE], [INSIDE]], asked: 0 });
  visits = { [INSIDE]: 0, [OUTSIDE]: 0 };
});

afterAll(() => {
  for (const server of servers) server.close();
});

const address = () => `http://${NAME}:${port}/`;
const page = async () => {
  const read = await fetchPage({ url: address(), maxBytes: 1000, timeoutMs: 2000, allowedHosts: [] });
  return read.ok ? read.value.body.toString() : read.failure.code;
};
const call = async () => {
  const asked = guardedFetch(address(), { signal: AbortSignal.timeout(2000), allowedHosts: [] });
  return asked.then(
    (answer) => answer.text(),
    (error: { code: string }) => error.code,
  );
};

it.each([
  ['a page', page],
  ['a call', call],
])(
  '%s comes from the one answer that was looked at, and the next answer is looked at anew',
  async (_, ask) => {
    expect([await ask(), await ask(), await ask()]).toEqual([OUTSIDE, 'private', 'private']);
    expect(dns.asked).toBe(3);
    expect(visits).toEqual({ [INSIDE]: 0, [OUTSIDE]: 1 });
  },
);

it.each([
  ['with one of several addresses', [OUTSIDE, INSIDE]],
  ['with its only address', [INSIDE]],
])('a name that leads inside %s is not connected to at all', async (_, answer) => {
  dns.answers = [answer];
  expect([await page(), await call()]).toEqual(['private', 'private']);
  expect(visits).toEqual({ [INSIDE]: 0, [OUTSIDE]: 0 });
});

it('an address for a connection of its own is the one that was looked at', async () => {
  expect(await addressOfHost(NAME, 993, [])).toEqual({ ok: true, address: OUTSIDE });
  expect(await addressOfHost(NAME, 993, [])).toEqual({ ok: false, code: 'private' });
});
