import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort, newDataDirectory, startServer } from '../scripts/service.mjs';
import { PINNED_NODE, projectEnvironment, ROOT } from '../scripts/setup/install.mjs';

/** Empty, as before the first start. */
let directory: string;
/** As an earlier start left it. */
let used: string;

test.beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'shortlist-start-'));
  used = await newDataDirectory();
});

// A server that is stopping may still write its last files.
test.afterEach(async () => {
  for (const one of [directory, used])
    await rm(one, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

function startWith(variables: Record<string, string>): Promise<{ code: number; output: string }> {
  const env = projectEnvironment({ NODE_ENV: 'production', DATA_DIR: directory, ...variables });
  return new Promise((resolve) => {
    execFile(PINNED_NODE, [path.join(ROOT, 'scripts/server/serve.mjs')], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: `${stdout}${stderr}` }),
    );
  });
}

test('a wrong variable stops the start with one line that names it', async () => {
  const { code, output } = await startWith({ PORT: 'eighty' });
  expect(code).toBe(78);
  expect(output.trim().split('\n')).toEqual([
    expect.stringMatching(/^Shortlist cannot start: PORT is wrong: .+\.$/),
  ]);
});

test('a start that fails later says why in one line, without a stack', async () => {
  await mkdir(path.join(directory, 'secrets'), { mode: 0o700 });
  await writeFile(path.join(directory, 'secrets', 'session'), 'short', { mode: 0o600 });
  await writeFile(path.join(directory, 'file'), '');
  const port = String(await freePort());
  const failing: Record<string, string>[] = [
    {},
    { DATA_DIR: path.join(directory, 'file', 'data') },
    { DATA_DIR: path.join(directory, 'other'), DATABASE_URL: 'postgres://127.0.0.1:1/none' },
    {
      DATA_DIR: path.join(directory, 'third'),
      ADMIN_EMAIL: 'ada@workspace.example',
      ADMIN_PASSWORD: 'password1234',
    },
  ];
  for (const variables of failing) {
    const { code, output } = await startWith({ PORT: port, ...variables });
    expect(code).toBe(1);
    expect(output).toMatch(/^Shortlist cannot start: .*(session|DATA_DIR|DATABASE_URL|ADMIN_PASSWORD).*$/m);
    expect(output.split('\n').filter((line) => /^\s+at |rror/.test(line))).toEqual([]);
    expect(output.split('\n').filter((line) => line.includes('Shortlist'))).toHaveLength(1);
  }
});

/** `npm start` as an operator runs it, until it says that it is ready. */
async function npmStart(name: string) {
  const port = String(await freePort());
  const env = { ...process.env, PORT: port, DATA_DIR: path.join(directory, name), LOG_LEVEL: 'warn' };
  const npm = spawn('npm', ['start'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = new Promise((resolve) => npm.once('exit', resolve));
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    npm.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes('Shortlist is ready')) resolve();
    });
    npm.once('exit', () => reject(new Error(output)));
  });
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  return { npm, ready, ended, answers };
}

test('two starts at once in one checkout both serve, and the end of npm is the end of the server', async () => {
  const starts = await Promise.all(['one', 'two'].map(npmStart));
  try {
    await Promise.all(starts.map(({ ready }) => ready));
    expect(await Promise.all(starts.map(({ answers }) => answers()))).toEqual([true, true]);
  } finally {
    for (const { npm } of starts) npm.kill('SIGTERM');
  }
  await Promise.all(starts.map(({ ended }) => ended));
  for (const { answers } of starts) await expect.poll(answers, { timeout: 20_000 }).toBe(false);
  for (const name of ['one', 'two'])
    await expect
      .poll(() => readdir(path.join(directory, name)), { timeout: 20_000 })
      .not.toContain('records.holder');
});

test.describe
  .serial('on one data directory', () => {
    let kept: string;
    let server: Awaited<ReturnType<typeof startServer>>;

    test.beforeAll(async () => {
      kept = await mkdtemp(path.join(tmpdir(), 'shortlist-start-'));
      server = await startServer(await freePort(), kept);
    });

    test.afterAll(async () => {
      await server.stop();
      await rm(kept, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    });

    test('secrets are made on first start and readable by nobody else', async () => {
      const secrets = await readdir(path.join(kept, 'secrets'));
      expect(secrets.length).toBeGreaterThan(0);
      for (const name of secrets) {
        const { mode } = await stat(path.join(kept, 'secrets', name));
        expect(mode & 0o077).toBe(0);
      }
    });

    test('a second start says who has it', async () => {
      const { code, output } = await startWith({ PORT: String(await freePort()), DATA_DIR: kept });
      expect(code).not.toBe(0);
      expect(output).toMatch(
        new RegExp(`^Shortlist cannot start: .* is in use by process ${server.pid} on `, 'm'),
      );
    });

    test('stopping leaves the store closed, and a second start opens it', async () => {
      await server.stop();
      expect(await readdir(kept)).not.toContain('records.holder');
      server = await startServer(await freePort(), kept);
    });
  });

const AT_HTTPS = {
  BASE_URL: 'https://people.workspace.example',
  TRUST_PROXY: 'true',
  ADMIN_EMAIL: 'ada@workspace.example',
  ADMIN_PASSWORD: 'quiet harbour lantern 42',
};

const cookiesOf = (answer: Response) => answer.headers.getSetCookie();

/** Signs in as the page does; gives every cookie that was set on the way, with its attributes. */
async function cookiesOfSignIn(baseUrl: string): Promise<string[]> {
  const asked = await fetch(`${baseUrl}/api/auth/csrf`);
  const { csrfToken } = (await asked.json()) as { csrfToken: string };
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = AT_HTTPS;
  const signedIn = await fetch(`${baseUrl}/api/auth/callback/credentials`, {
    method: 'POST',
    headers: {
      cookie: cookiesOf(asked)
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
    },
    body: new URLSearchParams({ csrfToken, email, password, json: 'true' }),
    redirect: 'manual',
  });
  return [...cookiesOf(asked), ...cookiesOf(signedIn)];
}

test('at an https address browsers are made to stay with it, and every cookie goes over it alone', async () => {
  const server = await startServer(await freePort(), used, AT_HTTPS);
  try {
    for (const address of ['/sign-in', '/api/health', '/v10/account', '/%zz']) {
      const answer = await fetch(`${server.baseUrl}${address}`, { redirect: 'manual' });
      expect(answer.headers.get('strict-transport-security'), address).toMatch(/^max-age=31536000/);
    }
    const cookies = await cookiesOfSignIn(server.baseUrl);
    expect(cookies.map((cookie) => cookie.split('=')[0])).toContain('__Secure-next-auth.session-token');
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure(?:;|$)/i);
    for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly(?:;|$)/i);
    for (const cookie of cookies) expect(cookie).toMatch(/; SameSite=Lax(?:;|$)/i);
  } finally {
    await server.stop();
  }
});

test('at an http address nothing speaks of https', async () => {
  const server = await startServer(await freePort(), used, {
    ...AT_HTTPS,
    BASE_URL: 'http://127.0.0.1',
  });
  try {
    const answer = await fetch(`${server.baseUrl}/api/health`);
    expect(answer.headers.get('strict-transport-security')).toBeNull();
    const cookies = await cookiesOfSignIn(server.baseUrl);
    expect(cookies.map((cookie) => cookie.split('=')[0])).toContain('next-auth.session-token');
    expect(cookies.filter((cookie) => /; Secure/i.test(cookie))).toEqual([]);
  } finally {
    await server.stop();
  }
});
