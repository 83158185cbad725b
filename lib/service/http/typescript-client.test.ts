/** The calls of the package that are written from the OpenAPI document, made by a program in plain Node against a started service. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildClients } from '@/scripts/clients.mjs';
import { CV, serveAssistant } from '../testing/assistant';

const run = promisify(execFile);

const PROGRAM = `
import { connectBy } from './package/index.js';
import { createApi } from './package/api.js';

const [origin, document] = process.argv.slice(2);
const pair = { id: 'acme', key: 'correct-horse-battery' };
connectBy(async () => ({
  parser: { builtIn: false, baseUrl: origin + '/v10', uiOrigin: null, normalize: true, credentials: { kind: 'account', ...pair } },
  market: { builtIn: false, baseUrl: origin, limited: true, credentials: { kind: 'basic', ...pair } },
}));
const api = createApi();
const body = { DocumentAsBase64String: document, DocumentLastModified: '2026-11-01' };
const [parsed, account, market, unknown] = await Promise.all([
  api.parseResume({ body }),
  api.readAccount(),
  api.aggregateMarket({ parameters: { _group: 'country', _limit: 3 } }),
  api.readIndexedResume({ path: { index: 'none', document: 'a/b' } }),
]);
console.log(JSON.stringify({ parsed, account, market, unknown }));
`;

let folder: string;
let served: Awaited<ReturnType<typeof serveAssistant>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'typescript-'));
  await buildClients(path.join(folder, 'package'), { withTypes: false });
  served = await serveAssistant();
}, 180_000);

afterAll(async () => {
  await served.stop();
  await rm(folder, { recursive: true, force: true });
});

it('parses, asks the market and is refused, by the names of the wire', async () => {
  await writeFile(path.join(folder, 'program.mjs'), PROGRAM);
  const { stdout } = await run(process.execPath, [
    path.join(folder, 'program.mjs'),
    served.origin,
    Buffer.from(CV).toString('base64'),
  ]);
  const { parsed, account, market, unknown } = JSON.parse(stdout);
  expect(parsed).toMatchObject({
    ok: true,
    value: {
      Info: { Code: 'Success' },
      Value: { ResumeData: { ContactInformation: { CandidateName: { FormattedName: 'Ada Fenwick' } } } },
    },
  });
  expect(account).toMatchObject({ ok: true, value: { Info: { CustomerDetails: { AccountId: 'acme' } } } });
  expect(market.ok && market.value.length).toBeGreaterThan(0);
  expect(market.value[0]).toMatchObject({ count: expect.any(Number) });
  expect(unknown).toMatchObject({ ok: false, failure: { code: 'InvalidParameter', retry: 'never' } });
}, 120_000);
