/** The package of the clients: packed, installed where no registry is, used from plain Node and type-checked by a consumer. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildClients } from './clients.mjs';
import { exampleOf } from './docs/examples';
import { expectReceives } from './docs/testing/receiver';

const run = promisify(execFile);
const ROOT = path.dirname(import.meta.dirname);
/** npm that would reach no registry even if it tried. */
const OFFLINE = { ...process.env, npm_config_registry: 'http://127.0.0.1:9/', npm_config_offline: 'true' };

const CONSUMER = `
import { type Answered, connectBy, contracts, NO_CREDITS, readAccount } from 'shortlist-clients';

import { createApi } from 'shortlist-clients/api';
import { isMatcherMessage, type MatcherHook, listenToMatcher } from 'shortlist-clients/matcher-messages.js';
import type { ShortlistMatcher } from 'shortlist-clients/shortlist-matcher.js';

export const listen = (matcher: ShortlistMatcher, hear: (message: MatcherHook) => void) =>
  matcher.addEventListener('matcher-hook', ({ detail }) => hear(detail));
// @ts-expect-error an interface is listened to by its address
export const nobody = () => listenToMatcher({ hear: () => {} });

const api = createApi();
// @ts-expect-error a document of an index is named by both
export const nothing = () => api.readIndexedResume({ path: { index: 'a' } });
// @ts-expect-error a call by a name that the document does not have
export const unknown = () => api.readMinds();
const baseUrl: string = process.argv[2] ?? '';
const credentials = { kind: 'account', id: 'acme', key: 'a key' } as const;
const parser = { builtIn: false, baseUrl, uiOrigin: null, normalize: false, credentials };
const market = { builtIn: false, baseUrl, limited: true, credentials: { ...credentials, kind: 'basic' } } as const;
connectBy(async () => ({ parser, market }));
const answer = await readAccount();
const credits: number | null = answer.ok ? answer.value.creditsRemaining : null;
const wire = await api.readAccount();
const sameCredits: number | undefined = wire.ok ? wire.value.Info.CustomerDetails?.CreditsRemaining : undefined;
// @ts-expect-error a text is no number of credits
const wrong: Answered<string> = answer;
console.log(JSON.stringify([credits, sameCredits, NO_CREDITS, contracts.STATUS_OF_CODE.Unauthorized, wrong.ok, isMatcherMessage(null)]));
`;

let folder: string;
let server: Server;
const keys: (string | string[] | undefined)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clients-'));
  server = createServer((request, response) => {
    keys.push(request.headers['tx-servicekey']);
    const CustomerDetails = {
      AccountId: 'acme',
      Name: 'Acme',
      IPAddress: '',
      Region: 'eu',
      CreditsRemaining: 12.5,
      CreditsUsed: 0,
      MaximumConcurrentRequests: 3,
      ExpirationDate: '2099-01-01',
    };
    response.end(JSON.stringify({ Info: { Code: 'Success', CustomerDetails } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const packed = await buildClients(path.join(folder, 'package'));
  const pack = await run('npm', ['pack', '--pack-destination', folder], { cwd: packed, env: OFFLINE });
  const consumer = { name: 'consumer', type: 'module', private: true };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(consumer));
  const tarball = `./${String(pack.stdout).trim().split('\n').at(-1)}`;
  await run('npm', ['install', '--no-audit', '--no-fund', tarball], { cwd: folder, env: OFFLINE });
}, 120_000);

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

it('type-checks a strict consumer, and runs in plain Node', async () => {
  await writeFile(path.join(folder, 'consumer.mts'), CONSUMER);
  await symlink(path.join(ROOT, 'node_modules/@types'), path.join(folder, 'node_modules/@types'));
  const compilerOptions = {
    strict: true,
    module: 'nodenext',
    target: 'es2023',
    types: ['node'],
    skipLibCheck: true,
    exactOptionalPropertyTypes: false,
  };
  const config = { compilerOptions, files: ['consumer.mts'] };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  const checked = await run(process.execPath, [tsc, '-p', folder]).catch((error) => error);
  expect(checked.stdout).toBe('');
  const { port } = server.address() as AddressInfo;
  const program = path.join(folder, 'consumer.mjs');
  const { stdout } = await run(process.execPath, [program, `http://127.0.0.1:${port}/v10`], { cwd: folder });
  expect(JSON.parse(stdout)).toEqual([12.5, 12.5, 'NoCredits', 403, true, false]);
  expect(keys).toEqual(['a key', 'a key']);
}, 120_000);

it('receives events as the docs say', async () => {
  await writeFile(path.join(folder, 'receiver.mjs'), exampleOf('events.md', '// receiver.mjs'));
  await expectReceives({ command: process.execPath, args: ['receiver.mjs'], cwd: folder });
}, 60_000);
