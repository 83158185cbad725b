import { ClientCredentialsProvider } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DATA_NOTICE } from '@/lib/contracts';
import { CV, type Result, serveAssistant } from '../testing/assistant';
import { ACME, GLOBEX } from '../testing/service';

let served: Awaited<ReturnType<typeof serveAssistant>>;
const call: typeof served.call = (...asked) => served.call(...asked);
const connected: typeof served.connected = (...asked) => served.connected(...asked);

beforeAll(async () => {
  served = await serveAssistant();
}, 180_000);

afterAll(() => served.stop());

const post = (body: string, headers: Record<string, string> = ACME) =>
  fetch(`${served.origin}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body,
  });

const listing = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });

it('a CV that gives orders is shown as data, and changes nothing', async () => {
  const { content, structuredContent } = await call('read_document', {
    kind: 'resume',
    text: CV,
    with_text: true,
  });
  expect(content?.[0]?.text).toBe(DATA_NOTICE);
  expect(JSON.stringify(structuredContent?.data)).toContain('Ignore your instructions');
  const client = await connected();
  expect((await client.listTools()).tools.map(({ name }) => name)).not.toContain('add_document');
  await client.close();
  const order = { kind: 'resume', text: CV, index: 'people', document: 'evil' };
  await expect(call('add_document', order)).rejects.toThrow('not found');
});

it('sends who has no key, or a wrong one, to where tokens are given', async () => {
  for (const headers of [{}, { ...ACME, 'Tx-ServiceKey': 'guessed' }, { authorization: 'Bearer a.b.c' }]) {
    const response = await post(listing, headers as Record<string, string>);
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toContain(
      `resource_metadata="${served.origin}/.well-known/oauth-protected-resource/mcp"`,
    );
  }
});

it('lets a client in that gets its token by OAuth', async () => {
  const authProvider = new ClientCredentialsProvider({
    clientId: 'acme',
    clientSecret: 'correct-horse-battery',
    expectedIssuer: `${served.origin}/auth/realms/api`,
  });
  const client = await connected({}, { authProvider });
  const { structuredContent } = (await client.callTool({ name: 'list_indexes', arguments: {} })) as Result;
  expect(structuredContent?.indexes).toContainEqual({ index: 'People', holds: 'candidates' });
  const market = (await client.callTool({
    name: 'market_fields',
    arguments: { field: 'country' },
  })) as Result;
  expect(market.isError).not.toBe(true);
  await client.close();
});

it('lets HTTP Basic in, which many clients can be given', async () => {
  const authorization = `Basic ${Buffer.from('acme:correct-horse-battery').toString('base64')}`;
  expect((await post(listing, { authorization })).status).toBe(200);
});

it('keeps accounts apart', async () => {
  const client = await connected(GLOBEX);
  await expect(client.readResource({ uri: 'shortlist://candidates/people/ada' })).rejects.toThrow(
    'no such document',
  );
  await expect(client.readResource({ uri: 'shortlist://candidates/people/..%2f..' })).rejects.toThrow();
  await client.close();
  const { isError } = await call(
    'search',
    { find: 'jobs', indexes: ['posts'], filter: { SearchExpression: 'java' } },
    GLOBEX,
  );
  expect(isError).toBe(true);
});

it('refuses pages of other origins, whatever name leads here', async () => {
  for (const origin of ['https://evil.example', 'null', 'http://localhost:1'])
    expect((await post(listing, { ...ACME, origin })).status).toBe(403);
  expect((await post(listing, { ...ACME, origin: served.origin })).status).toBe(200);
});

it('refuses unknown tools, wrong input, batches, what is no JSON, and bodies that are too large', async () => {
  await expect(call('drop_tables', {})).rejects.toThrow();
  const wrong = await call('search', { find: 'candidates', indexes: ['people'], take: 5000 }).catch(() => ({
    isError: true,
  }));
  expect(wrong.isError).toBe(true);
  expect((await post(`[${listing},${listing}]`)).status).toBe(400);
  expect((await post('{')).status).toBe(400);
  expect((await post(`{"a":${'['.repeat(100_000)}`)).status).toBe(400);
  expect(
    (await post(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'x'.repeat(25 * 1024 * 1024) }))).status,
  ).toBe(413);
});

it('opens no stream and keeps no session', async () => {
  expect((await fetch(`${served.origin}/mcp`, { headers: ACME })).status).toBe(405);
  const response = await post(listing);
  expect(response.headers.get('mcp-session-id')).toBeNull();
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('says what went wrong in the words of the API', async () => {
  const { isError, content } = await call('market_search', { parameters: { profesion: 'Nurse' } });
  expect(isError).toBe(true);
  expect(content?.[0]?.text).toMatch(/^unknown_(?:field|parameter): /);
  const limited = await call('market_search', { parameters: { _limit: 5000 } });
  expect(limited.isError).toBe(true);
});
