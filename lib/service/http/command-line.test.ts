/** The command of the package against a started service: a folder, killed and stopped in the middle, and done to its end. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleCommand } from '@/scripts/clients.mjs';
import { serveAssistant } from '../testing/assistant';

const CVS = 60;
/** What the account may do at a time, so that many may be under way when the command is killed. */
const AT_A_TIME = 3;

let served: Awaited<ReturnType<typeof serveAssistant>>;
let folder: string;

const cvOf = (n: number) => `Ada Fenwick
ada.${n}@example.org
+44 113 496 0${100 + n}

Experience
2019-01 - 2024-06 Software Engineer, Brinsby Marine Ltd, Leeds
Built tide tables in Java and Python.

Skills
Java, Python, SQL
`;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'command-'));
  await mkdir(path.join(folder, 'cvs/more'), { recursive: true });
  for (let n = 0; n < CVS; n += 1)
    await writeFile(path.join(folder, 'cvs', n % 2 ? 'more' : '', `cv-${n}.txt`), cvOf(n));
  await bundleCommand('shortlist', path.join(folder, 'shortlist.mjs'));
  served = await serveAssistant();
}, 180_000);

afterAll(async () => {
  await served.stop();
  await rm(folder, { recursive: true, force: true });
});

const environment = () => ({
  NODE_ENV: process.env.NODE_ENV,
  PATH: process.env.PATH,
  XDG_CONFIG_HOME: path.join(folder, 'none'),
  SHORTLIST_URL: served.origin,
  TX_ACCOUNT_ID: 'acme',
  TX_SERVICE_KEY: 'correct-horse-battery',
});

type Ended = { code: number | null; signal: NodeJS.Signals | null; out: string; err: string };

/** Starts the command; `seen` hears what it says of its progress. */
function shortlist(
  args: readonly string[],
  { env = {}, seen }: { env?: NodeJS.Dict<string>; seen?: (err: string, child: ChildProcess) => void } = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [path.join(folder, 'shortlist.mjs'), ...args], {
    cwd: folder,
    env: { ...environment(), ...env },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
    seen?.(err, child);
  });
  return new Promise((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, out, err }));
  });
}

const results = async (name: string) =>
  (await readdir(path.join(folder, name), { recursive: true }).catch(() => [])).filter((file) =>
    file.endsWith('.json'),
  );

async function credits(): Promise<number> {
  const { out } = await shortlist(['account', '--json']);
  return JSON.parse(out).creditsRemaining;
}

/** Ends the command once it has said that a few are done. */
const endAfter = (signal: NodeJS.Signals) => (err: string, child: ChildProcess) => {
  if (!child.killed && /^(?:[6-9]|\d\d) of/m.test(err)) child.kill(signal);
};

it('loses nothing and reads nothing twice when it is killed in the middle', async () => {
  const before = await credits();
  const killed = await shortlist(['parse', 'cvs'], { seen: endAfter('SIGKILL') });
  expect(killed.signal).toBe('SIGKILL');
  const done = await results('cvs-results');
  expect(done.length).toBeGreaterThan(0);
  expect(done.length).toBeLessThan(CVS);
  const times = await Promise.all(
    done.map(async (name) => (await stat(path.join(folder, 'cvs-results', name))).mtimeMs),
  );

  const resumed = await shortlist(['parse', 'cvs', '--csv']);
  expect(resumed.err).toContain(`${done.length} done before, 0 failed of ${CVS}`);
  expect(resumed.code).toBe(0);
  const all = await results('cvs-results');
  expect(all).toHaveLength(CVS);
  const names = resumed.out.match(/Ada Fenwick/g);
  expect(names).toHaveLength(CVS);
  const after = await Promise.all(
    done.map(async (name) => (await stat(path.join(folder, 'cvs-results', name))).mtimeMs),
  );
  expect(after).toEqual(times);
  const one = JSON.parse(await readFile(path.join(folder, 'cvs-results', all[0] ?? ''), 'utf8'));
  const paid = Math.round((before - (await credits())) / one.Info.TransactionCost);
  // Those under way when it was killed were charged, and nobody had their results.
  expect(paid).toBeGreaterThanOrEqual(CVS);
  expect(paid).toBeLessThanOrEqual(CVS + AT_A_TIME);

  const again = await credits();
  const third = await shortlist(['parse', 'cvs']);
  expect([third.code, await credits()]).toEqual([0, again]);
}, 120_000);

it('finishes what is under way when it is stopped, and says how to go on', async () => {
  const before = await credits();
  const stopped = await shortlist(['parse', 'cvs', '--out', 'stopped'], { seen: endAfter('SIGINT') });
  expect(stopped.code).toBe(130);
  expect(stopped.err).toContain('Run the same command again');
  const done = await results('stopped');
  expect(done.length).toBeLessThan(CVS);
  const one = JSON.parse(await readFile(path.join(folder, 'stopped', done[0] ?? ''), 'utf8'));
  expect(before - (await credits())).toBeCloseTo(done.length * one.Info.TransactionCost);
}, 60_000);

it('prints one document as JSON or as a table', async () => {
  const json = await shortlist(['parse', 'cvs/cv-0.txt']);
  expect(JSON.parse(json.out).Value.ResumeData.ContactInformation.EmailAddresses).toEqual([
    'ada.0@example.org',
  ]);
  const table = await shortlist(['parse', 'cvs/cv-0.txt', '--table']);
  expect(table.out).toMatch(/^File\s+Name\s+E-mail[^\n]*\ncv-0\.txt\s+Ada Fenwick\s+ada\.0@example\.org/);
});

it('goes on after a document that cannot be read, and says so at its end', async () => {
  await mkdir(path.join(folder, 'mixed'));
  await writeFile(path.join(folder, 'mixed/good.txt'), cvOf(7));
  await writeFile(path.join(folder, 'mixed/empty.pdf'), '%PDF-1.4 nothing');
  const ran = await shortlist(['parse', 'mixed']);
  expect(ran.code).toBe(1);
  expect(ran.err).toMatch(/empty\.pdf: .+/);
  expect((await results('mixed-results')).filter((name) => name.endsWith('.failed.json'))).toHaveLength(1);
  const again = await shortlist(['parse', 'mixed']);
  expect(again.err).toContain('2 done before');
  const retried = await shortlist(['parse', 'mixed', '--retry-failed']);
  expect(retried.err).toContain('1 done before, 1 failed');
});

it('imports into an index that it makes, and ranks what is in others', async () => {
  const imported = await shortlist([
    'import',
    'mixed/good.txt',
    '--index',
    'shell',
    '--tag',
    'from shell',
    '--out',
    'in',
  ]);
  expect(imported.code).toBe(0);
  expect(imported.err).toContain('1 done, 0 done before, 0 failed of 1');
  const found = await served.call('search', {
    find: 'candidates',
    indexes: ['shell'],
    filter: { UserDefinedTags: ['from shell'] },
  });
  expect(found.structuredContent).toMatchObject({ total: 1 });
  const ranked = await shortlist(['match', 'cvs/cv-0.txt', '--index', 'posts']);
  expect(ranked.out).toMatch(/^Score\s+Document\s+Index\s+Why\n\s*\d+\s+job-1\s+Posts\s+\S/);
});

it('asks the market, and draws what it says', async () => {
  const asked = ['market', 'location=_exists', '--group', 'country'];
  const buckets = JSON.parse((await shortlist([...asked, '--json'])).out);
  const same = await served.call('market_aggregate', {
    parameters: { location: '_exists', _group: 'country', _limit: 20 },
  });
  expect(buckets).toEqual(same.structuredContent?.buckets);
  const { out } = await shortlist([...asked, '--chart']);
  expect(out.trimEnd().split('\n')).toHaveLength(buckets.length);
  expect(out).toMatch(new RegExp(`█+ ${buckets[0].count}`));
});

it('says by its code what went wrong', async () => {
  const codes = await Promise.all([
    shortlist(['pars']),
    shortlist(['parse', 'cvs', '--fast']),
    shortlist(['parse', 'cvs', '--out', 'x'], { env: { TX_SERVICE_KEY: 'guessed' } }),
    shortlist(['parse', 'cvs', '--out', 'x', '--wait', '1'], {
      env: { SHORTLIST_URL: 'http://127.0.0.1:9' },
    }),
  ]);
  expect(codes.map(({ code }) => code)).toEqual([2, 2, 3, 4]);
  expect(await results('x')).toEqual([]);
});

it('gets a token by OAuth, and its settings from a file that nobody else reads', async () => {
  const file = path.join(folder, 'settings.json');
  const tokenUrl = `${served.origin}/auth/realms/api/protocol/openid-connect/token`;
  const settings = { url: served.origin, account: 'acme', key: 'correct-horse-battery', tokenUrl };
  await writeFile(file, JSON.stringify(settings), { mode: 0o644 });
  const env = {
    SHORTLIST_CONFIG: file,
    SHORTLIST_URL: undefined,
    TX_ACCOUNT_ID: undefined,
    TX_SERVICE_KEY: undefined,
  };
  const open = await shortlist(['account'], { env });
  expect([open.code, open.err]).toEqual([2, expect.stringContaining('chmod 600')]);
  await chmod(file, 0o600);
  const closed = await shortlist(['account'], { env });
  expect([closed.code, closed.out]).toEqual([0, expect.stringContaining('acme')]);
});
