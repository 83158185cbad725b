import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { connectBy, readAccount, shareTokensIn } from '@/lib/clients';
import { forget, shutdown } from '@/lib/platform';
import { records } from '../ground/store';
import '../testing/store';
import { SHARED_TOKENS } from './token-store';

vi.stubEnv('PRIVATE_HOSTS', '127.0.0.1,localhost');

let server: Server;
let base: string;
let given = 0;
let revoked = new Set<string>();
let refuses = false;
/** Token requests wait for it. */
let gate = Promise.resolve();

/** A provider with a token endpoint, and an account that requires a valid token. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    request.resume();
    if (request.url === '/token') {
      const token = `secret-token-${++given}`;
      await gate;
      if (refuses) return response.writeHead(401).end(JSON.stringify({ error: 'invalid_client' }));
      return response.end(JSON.stringify({ access_token: token, expires_in: 900 }));
    }
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const isKnown = token !== '' && !revoked.has(token);
    const CustomerDetails = {
      AccountId: 'client-1',
      Name: 'Client',
      IPAddress: '',
      Region: 'eu',
      CreditsRemaining: 500,
      CreditsUsed: 1,
      MaximumConcurrentRequests: 3,
      ExpirationDate: '2099-01-01',
    };
    const Code = isKnown ? 'Success' : 'AuthenticationError';
    return response.writeHead(isKnown ? 200 : 401).end(JSON.stringify({ Info: { Code, CustomerDetails } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const credentials = { kind: 'client', tokenUrl: `${base}/token`, id: 'client-1', key: 'k' } as const;
  const parser = { builtIn: false, baseUrl: `${base}/v10`, uiOrigin: null, normalize: true, credentials };
  const basic = { kind: 'basic', id: '', key: '' } as const;
  const market = { builtIn: false, baseUrl: base, limited: true, credentials: basic };
  connectBy(async () => ({ parser, market }));
  shareTokensIn(SHARED_TOKENS);
});

beforeEach(async () => {
  await (await records()).deleteFrom('client_token').execute();
  anotherInstance();
  given = 0;
  revoked = new Set();
  refuses = false;
  gate = Promise.resolve();
});

afterAll(async () => {
  await shutdown();
  server.closeAllConnections();
  server.close();
});

/** Clears the memory of this process, as when a process starts. */
function anotherInstance() {
  forget('clients:tokens');
}

it('is got once for all instances, and kept sealed', async () => {
  expect((await readAccount()).ok).toBe(true);
  anotherInstance();
  expect((await readAccount()).ok).toBe(true);
  expect(given).toBe(1);
  const rows = await (await records()).selectFrom('client_token').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/secret-token|client-1/);
});

it('is renewed by one instance while the others wait', async () => {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  gate = promise;
  const first = readAccount();
  await expect.poll(() => given).toBe(1);
  anotherInstance();
  const second = readAccount();
  anotherInstance();
  const third = readAccount();
  letGo();
  expect((await Promise.all([first, second, third])).every(({ ok }) => ok)).toBe(true);
  expect(given).toBe(1);
});

it('is dropped for all when it was refused, and a newer one stays', async () => {
  await readAccount();
  revoked.add('secret-token-1');
  expect((await readAccount()).ok).toBe(true);
  anotherInstance();
  expect((await readAccount()).ok).toBe(true);
  expect(given).toBe(2);
  const [name] = ['client'];
  await SHARED_TOKENS.claim(name, 1000);
  await SHARED_TOKENS.keep(name, { token: 'newer', lastsMs: 60_000 });
  await SHARED_TOKENS.drop(name, 'older');
  expect(await SHARED_TOKENS.read(name)).toMatchObject({ token: 'newer' });
});

it('is asked for again after a refusal, and by another after one that died asking', async () => {
  refuses = true;
  expect(await readAccount()).toMatchObject({ failure: { code: 'AuthenticationError' } });
  refuses = false;
  expect((await readAccount()).ok).toBe(true);
  expect(await SHARED_TOKENS.claim('other', 0)).toBe(true);
  expect(await SHARED_TOKENS.claim('other', 60_000)).toBe(true);
  expect(await SHARED_TOKENS.claim('other', 60_000)).toBe(false);
});

it.each([
  ['put back an hour', '-1 hour'],
  ['put on a day', '1 day'],
])('is got by another after one that died asking, with the clock of the database %s since', async (_, by) => {
  expect(await SHARED_TOKENS.claim('other', 60_000)).toBe(true);
  expect(await SHARED_TOKENS.claim('other', 60_000)).toBe(false);
  await sql`update recruiter.client_token set asked_until = asked_until - ${by}::interval`.execute(
    await records(),
  );
  expect(await SHARED_TOKENS.claim('other', 60_000)).toBe(true);
});
