import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { forget } from '@/lib/platform';
import { readAccount } from './account';
import { type Connections, connectBy } from './connection';

vi.stubEnv('PRIVATE_HOSTS', '127.0.0.1,localhost');

const customer = {
  AccountId: 'client-1',
  Name: 'Client',
  IPAddress: '127.0.0.1',
  Region: 'eu',
  CreditsRemaining: 5,
  CreditsUsed: 1,
  MaximumConcurrentRequests: 3,
  ExpirationDate: '2030-01-01',
};

let server: Server;
let base: string;
let forms: string[] = [];
let bearers: (string | undefined)[] = [];
let lifetime = 900;
let revoked = new Set<string>();
let refuses = false;

async function answerToken(request: IncomingMessage, response: ServerResponse) {
  let form = '';
  for await (const chunk of request) form += chunk;
  forms.push(form);
  const refusal = { error: 'invalid_client', error_description: 'The secret is wrong.' };
  const token = { access_token: `token-${forms.length}`, expires_in: lifetime, token_type: 'Bearer' };
  response.writeHead(refuses ? 401 : 200).end(JSON.stringify(refuses ? refusal : token));
}

/** A provider with a token endpoint, and an account that requires a valid token. */
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/token') return answerToken(request, response);
    const token = request.headers.authorization?.replace('Bearer ', '');
    bearers.push(token);
    const isKnown = token !== undefined && !revoked.has(token);
    const Info = { Code: isKnown ? 'Success' : 'AuthenticationError', CustomerDetails: customer };
    response.writeHead(isKnown ? 200 : 401).end(JSON.stringify({ Info }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  vi.useRealTimers();
  forget('clients:tokens');
  forms = [];
  bearers = [];
  revoked = new Set();
  lifetime = 900;
  refuses = false;
  const credentials = {
    kind: 'client',
    tokenUrl: `${base}/token`,
    id: 'client-1',
    key: 'a secret&',
  } as const;
  const parser = { builtIn: false, baseUrl: `${base}/v10`, uiOrigin: null, normalize: true, credentials };
  const market = {
    builtIn: false,
    baseUrl: base,
    limited: true,
    credentials: { kind: 'basic', id: '', key: '' },
  } as const;
  connectBy(async (): Promise<Connections> => ({ parser, market }));
});

afterAll(() => server.close());

it('gets one token for calls that begin together, by the grant of client credentials', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => readAccount()));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(forms).toEqual(['grant_type=client_credentials&client_id=client-1&client_secret=a+secret%26']);
  expect(new Set(bearers)).toEqual(new Set(['token-1']));
});

it('renews a token before it ends', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  await readAccount();
  vi.advanceTimersByTime((lifetime - 61) * 1000);
  await readAccount();
  expect(forms).toHaveLength(1);
  vi.advanceTimersByTime(2000);
  await readAccount();
  expect(bearers).toEqual(['token-1', 'token-1', 'token-2']);
});

it.each([
  ['put back an hour', -60],
  ['put on a day', 24 * 60],
])('counts the time that passes, with the clock on the wall %s', async (_, minutes) => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  await readAccount();
  vi.setSystemTime(Date.now() + minutes * 60_000);
  await readAccount();
  expect(forms).toHaveLength(1);
  vi.advanceTimersByTime(lifetime * 1000);
  await readAccount();
  expect(forms).toHaveLength(2);
});

it('drops a token that is refused, and calls once more with another', async () => {
  revoked.add('token-1');
  expect((await readAccount()).ok).toBe(true);
  expect(bearers).toEqual(['token-1', 'token-2']);
});

it('gives up when another token is refused too', async () => {
  revoked = new Set(['token-1', 'token-2']);
  expect(await readAccount()).toMatchObject({
    ok: false,
    failure: { code: 'AuthenticationError', status: 401 },
  });
  expect(bearers).toHaveLength(2);
});

it('says what the token endpoint refused, and asks again the next time', async () => {
  refuses = true;
  expect(await readAccount()).toMatchObject({
    ok: false,
    failure: { code: 'AuthenticationError', message: 'The token endpoint refused: The secret is wrong.' },
  });
  refuses = false;
  expect((await readAccount()).ok).toBe(true);
});
