import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { openBenchEngine } from '../bench/engine.ts';
import { APP_ACCOUNT_ID, APP_SERVICE_KEY_SECRET } from '../lib/contracts/index.ts';
import { freePort, startServer } from '../scripts/service.mjs';
import { PINNED_NODE, projectEnvironment, ROOT } from '../scripts/setup/install.mjs';

const ACCOUNT = { id: 'outside', key: randomBytes(24).toString('base64url') };
const ACCOUNT_HEADERS = { 'Tx-AccountId': ACCOUNT.id, 'Tx-ServiceKey': ACCOUNT.key };
const BASIC = {
  authorization: `Basic ${Buffer.from(`${ACCOUNT.id}:${ACCOUNT.key}`).toString('base64')}`,
};
const POSTING = {
  id: '1',
  title: 'Registered Nurse',
  company: 'Harbour Clinic',
  location: 'Leeds, United Kingdom',
  date: '2026-11-20',
  description: 'We look for a registered nurse with two years of experience on a surgical ward.',
};

let place: string;

test.beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'shortlist-image-'));
});

test.afterEach(() => rm(place, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

/** Collects the image as an administrator does. */
async function collect(...options: string[]): Promise<void> {
  const command = [path.join(ROOT, 'scripts/image.mjs'), path.join(place, 'image'), '--built', ...options];
  await promisify(execFile)(PINNED_NODE, command, { cwd: ROOT, env: projectEnvironment() });
}

/** Starts the server of the image on an empty data directory. */
async function startImage(variables: Record<string, string> = {}) {
  const data = path.join(place, 'data');
  const all = { SERVICE_ACCOUNTS: `${ACCOUNT.id}:${ACCOUNT.key}`, ...variables };
  return { ...(await startServer(await freePort(), data, all, path.join(place, 'image'))), data };
}

type Server = Awaited<ReturnType<typeof startImage>>;

/** Calls the server; gives its status and the value of its answer. */
async function call(
  { baseUrl }: Server,
  address: string,
  { body, headers = ACCOUNT_HEADERS }: { body?: object; headers?: Record<string, string> } = {},
) {
  const answer = await fetch(`${baseUrl}${address}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, text, value: text.startsWith('{') ? JSON.parse(text).Value : undefined };
}

/** Asks a real question of the parser, of the matcher and of the page that others embed. */
async function answersForDocuments(server: Server) {
  const bytes = await readFile(path.join(ROOT, 'samples', 'amara-whitcombe.pdf'));
  await call(server, '/v10/index/people', { body: { IndexType: 'Resume' } });
  const parsed = await call(server, '/v10/parser/resume', {
    body: {
      DocumentAsBase64String: bytes.toString('base64'),
      DocumentLastModified: '2026-11-01',
      IndexingOptions: { IndexId: 'people', DocumentId: 'amara' },
    },
  });
  expect(parsed.value?.ResumeData?.ContactInformation?.CandidateName?.FamilyName).toBe('Whitcombe');
  const question = { IndexIdsToSearchInto: ['people'], FilterCriteria: { SearchExpression: 'engineer' } };
  expect((await call(server, '/v10/searcher', { body: question })).value?.Matches).toHaveLength(1);
  const page = await call(server, '/ui/v10/searcher', {
    body: { SaasRequest: { IndexIdsToSearchInto: ['people'] } },
  });
  const { url } = JSON.parse(page.text) as { url: string };
  expect(await (await fetch(url)).text()).toContain('<html');
}

/** The documents are shipped with what shows them. */
async function showsDocuments({ baseUrl }: Server) {
  for (const place of [
    'five-minutes',
    'python',
    'decisions/0001-runtime-and-installation',
    'images/market.png',
  ])
    expect([place, (await fetch(`${baseUrl}/docs/${place}`)).status]).toEqual([place, 200]);
}

/** Imports a posting as the app does. */
async function importPosting(server: Server) {
  const key = await readFile(path.join(server.data, 'secrets', APP_SERVICE_KEY_SECRET), 'utf8');
  const headers = { 'Tx-AccountId': APP_ACCOUNT_ID, 'Tx-ServiceKey': key.trim() };
  const file = Buffer.from(`${JSON.stringify(POSTING)}\n`).toString('base64');
  const source = await call(server, '/service/market/sources', {
    headers,
    body: { Name: 'postings.jsonl', FileAsBase64: file },
  });
  await call(server, `/service/market/sources/${source.value?.Id}/imports`, { headers, body: {} });
}

async function answersForAll(server: Server) {
  try {
    await answersForDocuments(server);
    await showsDocuments(server);
    await importPosting(server);
    await expect(async () => {
      const found = await call(server, '/api/v3/search', { headers: BASIC });
      expect(JSON.parse(found.text)).toMatchObject({ total_count: 1 });
    }).toPass();
    const health = await call(server, '/api/health', { headers: {} });
    expect(JSON.parse(health.text)).toMatchObject({ status: 'ok', parts: { market: 'ok' } });
  } finally {
    await server.stop();
  }
}

test('the image answers for documents and for the job market', async () => {
  await collect();
  await answersForAll(await startImage());
});

test('the image without an engine asks for one, and answers with it', async () => {
  await collect('--without-market');
  await expect(startImage()).rejects.toThrow(/^Shortlist cannot start: CLICKHOUSE_URL is needed/m);
  const engine = await openBenchEngine(path.join(place, 'engine'));
  try {
    await answersForAll(await startImage({ CLICKHOUSE_URL: engine.url }));
  } finally {
    await engine.stop();
  }
});
