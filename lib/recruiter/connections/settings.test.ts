import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { connectBy, connections } from '@/lib/clients';
import { shutdown } from '@/lib/platform';
import { records } from '../ground/store';
import { memberOfRole } from '../testing/store';
import { connectHosted, connectionSettings, connectOtherwise, testConnection } from './settings';
import { resolveConnections } from './stored';

vi.stubEnv('PRIVATE_HOSTS', '127.0.0.1,localhost');

const SECRET = 'a-key-nobody-reads';

let server: Server;
let host: string;
let answers = { credits: 42, status: 200 };
let owner: Awaited<ReturnType<typeof memberOfRole>>;

function answerWith(change: Partial<typeof answers>): void {
  answers = { ...answers, ...change };
}

/** A provider that knows one account. */
beforeAll(async () => {
  owner = await memberOfRole('owner');
  connectBy(resolveConnections);
  server = createServer((request, response) => {
    request.resume();
    if (request.url !== '/v10/account') return response.writeHead(404).end('<h1>Nothing here</h1>');
    const CustomerDetails = {
      AccountId: 'acme',
      Name: 'Acme',
      IPAddress: '127.0.0.1',
      Region: 'eu',
      CreditsRemaining: answers.credits,
      CreditsUsed: 1,
      MaximumConcurrentRequests: 3,
      ExpirationDate: '2100-01-01',
    };
    const Code = answers.status === 401 ? 'AuthenticationError' : 'Success';
    return response.writeHead(answers.status).end(JSON.stringify({ Info: { Code, CustomerDetails } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(async () => {
  answers = { credits: 42, status: 200 };
  await connectOtherwise(owner, { api: 'parser', to: 'environment' });
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await shutdown();
});

const entry = (more: object = {}) => ({
  api: 'parser' as const,
  baseUrl: `${host}/v10/`,
  uiOrigin: '',
  region: '',
  credentials: 'account' as const,
  id: 'acme',
  secret: SECRET,
  tokenUrl: '',
  ...more,
});

const stateOfParser = async () => {
  const states = await connectionSettings(owner, undefined);
  if (!states.ok) throw new Error(states.problem.message);
  return states.value.find(({ api }) => api === 'parser');
};

it('wins over the environment at once, and leaves it its place again', async () => {
  expect(await stateOfParser()).toMatchObject({ from: 'default', builtIn: true });
  expect(await connectHosted(owner, entry())).toMatchObject({ ok: true });
  expect(await connections()).toMatchObject({
    parser: {
      builtIn: false,
      baseUrl: `${host}/v10`,
      credentials: { kind: 'account', id: 'acme', key: SECRET },
    },
    market: { builtIn: true },
  });
  await connectOtherwise(owner, { api: 'parser', to: 'environment' });
  expect((await connections()).parser.builtIn).toBe(true);
});

it('speaks the version that is chosen, which the address must not gainsay', async () => {
  const version9 = { version: 'v9' as const, baseUrl: `${host}/v9` };
  expect(await connectHosted(owner, entry(version9))).toMatchObject({ ok: true });
  expect((await connections()).parser).toMatchObject({ baseUrl: `${host}/v10`, version: 'v9' });
  expect(await stateOfParser()).toMatchObject(version9);
  for (const wrong of [
    { ...version9, baseUrl: `${host}/v10` },
    { ...version9, baseUrl: host },
    { ...version9, version: 'v10' as const },
  ])
    expect(await connectHosted(owner, entry(wrong))).toMatchObject({
      ok: false,
      problem: { code: 'invalid', field: 'baseUrl' },
    });
});

it('keeps the secret sealed, and tells nobody', async () => {
  await connectHosted(owner, entry());
  const rows = await (await records()).selectFrom('connection').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(SECRET);
  const state = await stateOfParser();
  expect(JSON.stringify(state)).not.toContain(SECRET);
  expect(state).toMatchObject({ from: 'settings', secretIsSet: true, id: 'acme' });
});

it('keeps the secret when none is entered, but never sends it to another host', async () => {
  await connectHosted(owner, entry());
  expect(await connectHosted(owner, entry({ secret: '', region: 'EU' }))).toMatchObject({ ok: true });
  expect((await connections()).parser.credentials).toMatchObject({ key: SECRET });
  const otherwise = entry({ secret: '', baseUrl: entry().baseUrl.replace('http:', 'https:') });
  expect(await connectHosted(owner, otherwise)).toMatchObject({ ok: false, problem: { field: 'secret' } });
  const elsewhere = entry({ secret: '', baseUrl: 'https://elsewhere.example/v10' });
  expect(await connectHosted(owner, elsewhere)).toMatchObject({ ok: false, problem: { field: 'secret' } });
  expect(await testConnection(owner, elsewhere)).toMatchObject({ ok: false, problem: { field: 'secret' } });
});

type Case = [which: string, more: object, prepare: () => void, ok: boolean, title: string];

const CASES: Case[] = [
  ['works', {}, () => undefined, true, 'The connection works'],
  [
    'has an unknown name',
    { baseUrl: 'https://nothing.invalid/v10' },
    () => undefined,
    false,
    'cannot be resolved',
  ],
  ['is refused', { baseUrl: 'http://127.0.0.1:9/v10' }, () => undefined, false, 'takes no connection'],
  ['has a wrong key', {}, () => answerWith({ status: 401 }), false, 'credentials were refused'],
  ['is of another region', { region: 'US' }, () => undefined, false, 'Wrong region: the account is of eu'],
  ['fails', {}, () => answerWith({ status: 502 }), false, 'failed (502)'],
  ['cannot pay', {}, () => answerWith({ credits: 0 }), false, 'No credits left'],
];

it.each(CASES)('says what is wrong when a connection %s', async (_, more, prepare, ok, title) => {
  prepare();
  const tested = await testConnection(owner, entry(more));
  expect(tested).toMatchObject({ ok: true, value: { ok, title: expect.stringContaining(title) } });
});

it('says that TLS failed, and that an address is not that of the API', async () => {
  const tls = await testConnection(owner, entry({ baseUrl: `${host.replace('http:', 'https:')}/v10` }));
  expect(tls).toMatchObject({
    value: {
      ok: false,
      title: expect.stringContaining('TLS'),
      detail: expect.stringMatching(/^The server does not speak TLS at this port\. Check/),
    },
  });
  const address = await testConnection(owner, entry({ baseUrl: host }));
  expect(address).toMatchObject({ value: { ok: false, title: expect.stringContaining('not as this API') } });
});

it('is for owners alone, and takes only what an API takes', async () => {
  const recruiter = await memberOfRole('recruiter');
  expect(await connectHosted(recruiter, entry())).toMatchObject({
    ok: false,
    problem: { code: 'not-allowed' },
  });
  expect(await connectionSettings(recruiter, undefined)).toMatchObject({ ok: false });
  expect(await connectHosted(owner, entry({ credentials: 'basic' }))).toMatchObject({ ok: false });
  expect(await connectHosted(owner, entry({ credentials: 'client' }))).toMatchObject({
    problem: { field: 'tokenUrl' },
  });
  expect(await connectHosted(owner, entry({ baseUrl: 'https://me:pass@host/v10' }))).toMatchObject({
    ok: false,
  });
});
