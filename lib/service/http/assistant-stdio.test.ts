import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleCommand } from '@/scripts/clients.mjs';
import { CV, type Result, serveAssistant } from '../testing/assistant';
import { ACME } from '../testing/service';

let served: Awaited<ReturnType<typeof serveAssistant>>;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'assistant-'));
  await bundleCommand('shortlist-assistant', path.join(folder, 'assistant.mjs'));
  served = await serveAssistant();
}, 180_000);

afterAll(async () => {
  await served.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Starts the command as an assistant does, and gives its client. */
async function started(key: string, ...options: string[]) {
  const client = new Client({ name: 'tests', version: '1' });
  const env = { SHORTLIST_URL: served.origin, TX_ACCOUNT_ID: 'acme', TX_SERVICE_KEY: key };
  const args = [path.join(folder, 'assistant.mjs'), ...options];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env }));
  return client;
}

it('answers on one machine as it does over HTTP', async () => {
  const client = await started(ACME['Tx-ServiceKey']);
  const questions = [
    ['list_indexes', {}],
    ['search', { find: 'candidates', indexes: ['people'], filter: { SearchExpression: 'java OR "c++"' } }],
    ['match', { kind: 'job', index: 'posts', document: 'job-1', find: 'candidates', indexes: ['people'] }],
    ['market_aggregate', { parameters: { _group: 'country' } }],
    ['market_search', { parameters: { location: 'Berlin', _limit: 2 } }],
  ] as const;
  for (const [name, input] of questions) {
    const { structuredContent } = (await client.callTool({ name, arguments: input })) as Result;
    expect(structuredContent, name).toBeDefined();
    expect(structuredContent, name).toEqual((await served.call(name, input)).structuredContent);
  }
  const { contents } = await client.readResource({ uri: 'shortlist://candidates/people/ada.md' });
  expect(JSON.stringify(contents)).toContain('Lead Software Engineer');
  await client.close();
});

it('shows no people and writes nothing, unless it was started so', async () => {
  const reader = await started(ACME['Tx-ServiceKey']);
  expect((await reader.listTools()).tools.map(({ name }) => name)).not.toContain('add_document');
  const asked = { name: 'read_document', arguments: { kind: 'resume', text: CV } };
  expect(JSON.stringify(await reader.callTool(asked))).not.toContain('Fenwick');
  await reader.close();
  const writer = await started(ACME['Tx-ServiceKey'], '--people', '--write');
  const place = { index: 'people', document: 'ada-2' };
  const added = (await writer.callTool({
    name: 'add_document',
    arguments: { ...asked.arguments, ...place },
  })) as Result;
  expect(added.structuredContent).toMatchObject(place);
  expect(JSON.stringify(await writer.callTool(asked))).toContain('Fenwick');
  await writer.close();
});

it('says that a key is wrong', async () => {
  const client = await started('guessed');
  const { isError, content } = (await client.callTool({ name: 'list_indexes', arguments: {} })) as Result;
  expect(isError).toBe(true);
  expect(content?.[0]?.text).toMatch(/^AuthenticationError: /);
  await client.close();
});
