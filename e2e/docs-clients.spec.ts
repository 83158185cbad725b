import { execFile } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Webhook } from 'standardwebhooks';
import { ROOT } from '../scripts/setup/install.mjs';
import { expect, test } from './support/app.ts';
import { type App, examplesIn, fillMarket, paste, pastingFolder } from './support/pasted.ts';

/** The examples of clients, of assistants, of the market and of the matching UI, each run as it is written in its document. */
test.use({
  workspace: 'docs-clients',
  variables: { SERVICE_CREDITS: '1000' },
});

const run = promisify(execFile);
/** Runs tools of the project as their commands do: the calls of the clients are written from the service's own sources. */
const TSX = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs');
/** npm that would reach no registry even if it tried. */
const OFFLINE = { ...process.env, npm_config_registry: 'http://127.0.0.1:9/', npm_config_offline: 'true' };

let folder: string;

test.beforeAll(async () => {
  folder = await pastingFolder();
  const samples = path.join(ROOT, 'samples');
  await mkdir(path.join(folder, 'cvs'));
  await mkdir(path.join(folder, 'postings'));
  await cp(path.join(samples, 'amara-whitcombe.pdf'), path.join(folder, 'cv.pdf'));
  await cp(path.join(samples, 'amara-whitcombe.pdf'), path.join(folder, 'cvs/amara.pdf'));
  await cp(path.join(samples, 'priya-ellsworth.pdf'), path.join(folder, 'cvs/priya.pdf'));
  await cp(path.join(samples, 'jobs/data-analyst-intern-quillfield.txt'), path.join(folder, 'posting.txt'));
  await cp(path.join(folder, 'posting.txt'), path.join(folder, 'postings/posting.txt'));
  const packed = path.join(folder, 'package');
  await run(process.execPath, [TSX, 'scripts/clients.mjs', packed], { cwd: ROOT });
  await run('npm', ['pack', '--pack-destination', folder], { cwd: packed, env: OFFLINE });
  await writeFile(path.join(folder, 'package.json'), '{"name":"pasted","type":"module","private":true}');
  const install = ['install', '--no-audit', '--no-fund', './shortlist-clients-0.3.0.tgz'];
  await run('npm', install, { cwd: folder, env: OFFLINE });
});

test.afterAll(() => rm(folder, { recursive: true, force: true }));

const environmentOf = (app: App) => ({
  ...process.env,
  SHORTLIST_URL: app.baseUrl,
  TX_ACCOUNT_ID: app.accountId,
  TX_SERVICE_KEY: app.accountKey,
});

test('the market is asked as the guide says', async ({ app, owner }) => {
  await fillMarket(owner);
  const said = await paste(app, 'docs/market.md', { cwd: folder });
  expect(said).toContain('"possible_values"');
  expect(said.match(/^\d+$/gm)?.slice(1)).toEqual(['2', '2']);
  expect(said).toContain('2026-10');
});

test('the calls of the first page of the project', async ({ app }) => {
  const said = await paste(app, 'README.md', { cwd: ROOT });
  expect(said).toContain('"FamilyName":"Whitcombe"');
  expect(said).toContain('"JobData"');
});

test('the command line', async ({ app }) => {
  const completions = path.join(folder, '.local/share/bash-completion/completions');
  const said = await paste(app, 'docs/command-line.md', {
    cwd: folder,
    // What a shell of zsh has, and folders that such a machine has.
    before:
      'fpath=(. zsh); mkdir -p zsh ~/.local/share/bash-completion/completions ~/.config/fish/completions',
    env: {
      PATH: `${path.join(folder, 'node_modules/.bin')}:${process.env.PATH}`,
      HOME: folder,
      SHORTLIST_URL: app.baseUrl,
    },
  });
  expect(said).toContain('Whitcombe');
  expect(said).toMatch(/2026-10/);
  const { stdout } = await run('bash', ['-n', path.join(completions, 'shortlist')]);
  expect(stdout).toBe('');
});

test('the TypeScript client', async ({ app }) => {
  const [example = ''] = examplesIn('lib/clients/PACKAGE.md', 'ts');
  await writeFile(path.join(folder, 'example.mts'), example.replaceAll('https://host', app.baseUrl));
  const { stdout } = await run(process.execPath, ['example.mts'], { cwd: folder, env: environmentOf(app) });
  expect(stdout.trim()).toBe('Amara Whitcombe');
});

test('the address of a matching UI, and the check of what it posts', async ({ app }) => {
  const said = await paste(app, 'docs/matching-ui.md', {
    cwd: folder,
    before: `call $SHORTLIST/v10/index/people -d '{"IndexType": "Resume"}' > /dev/null || true`,
  });
  const answer = JSON.parse(said.trim().split('\n').at(-1) ?? '');
  expect(answer).toMatchObject({ url: expect.stringContaining('/open?key='), expires_in: 86_400 });
  const [check = ''] = examplesIn('docs/matching-ui.md', 'ts');
  const checks = new Function('Webhook', 'secret', 'body', 'headers', check);
  const secret = `whsec_${Buffer.from('a secret of twenty-four').toString('base64')}`;
  const at = new Date();
  const headers = {
    'webhook-id': 'message-1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('message-1', at, '{}'),
  };
  expect(() => checks(Webhook, secret, '{}', headers)).not.toThrow();
  expect(() => checks(Webhook, secret, '{"changed":1}', headers)).toThrow();
});

type Configured = {
  mcpServers: {
    shortlist: {
      url: string;
      headers: Record<string, string>;
      command: string;
      args: string[];
      env: Record<string, string>;
    };
  };
};

/** Returns an example of how an assistant is configured, with the address and the account of the application. */
function configured(app: App, at: number) {
  const filled = (examplesIn('docs/assistants.md', 'json')[at] ?? '')
    .replaceAll('https://shortlist.example.com', app.baseUrl)
    .replaceAll('"acme"', JSON.stringify(app.accountId))
    .replaceAll('"the key"', JSON.stringify(app.accountKey));
  return (JSON.parse(filled) as Configured).mcpServers.shortlist;
}

test('assistants, over HTTP and on a machine of one’s own', async ({ app }) => {
  const overHttp = configured(app, 0);
  const one = new Client({ name: 'docs', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(overHttp.url), {
    requestInit: { headers: overHttp.headers },
  });
  await one.connect(transport);
  const tools = (await one.listTools()).tools.map(({ name }) => name).sort();
  expect(tools).toContain('market_search');
  await one.close();

  const { command, args, env } = configured(app, 1);
  const other = new Client({ name: 'docs', version: '1' });
  const environment = { ...(OFFLINE as Record<string, string>), ...env };
  await other.connect(new StdioClientTransport({ command, args, env: environment, cwd: folder }));
  expect((await other.listTools()).tools.map(({ name }) => name).sort()).toEqual(tools);
  await other.close();
});
