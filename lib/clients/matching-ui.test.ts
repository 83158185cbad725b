import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import './index';
import { generateMatcher, uiBases } from './matching-ui';

const asked: { path: string; account: unknown; body: unknown }[] = [];
let reply: (path: string) => { status: number; body: string };
let server: Server;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const path = request.url ?? '';
    asked.push({ path, account: request.headers['tx-accountid'], body: JSON.parse(body) });
    const { status, body: text } = reply(path);
    response.writeHead(status).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.PARSER_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/tx/v10`;
  process.env.PARSER_ACCOUNT_ID = 'test-account';
  process.env.PARSER_SERVICE_KEY = 'test-service-key';
  process.env.LOG_LEVEL = 'silent';
});

beforeEach(() => {
  asked.length = 0;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const GENERATED = { status: 200, body: JSON.stringify({ url: 'https://ui.example/1', expires_in: 86_400 }) };
const QUESTION = { saasRequest: { indexIdsToSearchInto: ['people'] }, uiOptions: { username: 'u-1' } };

it.each([
  ['https://host/v10', ['https://host/ui/v10', 'https://host/v10/ui']],
  ['https://host/tx/v10', ['https://host/tx/ui/v10', 'https://host/tx/v10/ui']],
  ['https://host/v9', ['https://host/ui/v10', 'https://host/v10/ui']],
  ['https://host/parsing', ['https://host/parsing/ui']],
])('finds the interface of a provider at %s', (url, bases) => {
  expect(uiBases(url)).toEqual(bases);
});

it('asks for an interface with the names of the wire, and gives its address', async () => {
  reply = () => GENERATED;
  expect(await generateMatcher('jobs', 'a b', QUESTION)).toEqual({
    ok: true,
    value: { url: 'https://ui.example/1', expires_in: 86_400 },
  });
  expect(asked).toEqual([
    {
      path: '/tx/ui/v10/matcher/indexes/jobs/documents/a%20b',
      account: 'test-account',
      body: { SaasRequest: { IndexIdsToSearchInto: ['people'] }, UIOptions: { Username: 'u-1' } },
    },
  ]);
});

it('looks below the base where nothing is beside it', async () => {
  reply = (path) =>
    path.startsWith('/tx/v10/ui/') ? GENERATED : { status: 404, body: '<h1>Not found</h1>' };
  expect((await generateMatcher('jobs', 'a', QUESTION)).ok).toBe(true);
  expect(asked).toHaveLength(2);
});

it('hands on what the service found wrong, and asks nowhere else', async () => {
  reply = () => ({ status: 404, body: 'DataNotFound: There is no such document.' });
  expect(await generateMatcher('jobs', 'a', QUESTION)).toMatchObject({
    ok: false,
    failure: { code: 'DataNotFound', message: 'There is no such document.', retry: 'never' },
  });
  expect(asked).toHaveLength(1);
});
