/** The Python client as it is built: its own tests, and its notebook against a started service. Both need python3. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOf } from '@/scripts/docs/examples';
import { expectReceives } from '@/scripts/docs/testing/receiver';
import { buildPythonClient } from '@/scripts/python-client';
import { serveAssistant } from '../testing/assistant';

const run = promisify(execFile);
const NEEDED = 'import sys; sys.exit(sys.version_info < (3, 11))';
const hasPython = spawnSync('python3', ['-c', NEEDED]).status === 0;
const CVS = 50;
/** Every fifth of them is a nurse. */
const isNurse = (n: number) => n % 5 === 0;

const NURSE = [
  'Registered Nurse',
  'St Brennan Hospital',
  'Wound care, patient care, triage',
  'Nursing, Wound Care, Triage',
];
const ENGINEER = ['Software Engineer', 'Brinsby Marine Ltd', 'Tide tables in Java', 'Java, Python, SQL'];

function cvOf(n: number): string {
  const [title, employer, work, skills] = isNurse(n) ? NURSE : ENGINEER;
  return `Ada Fenwick\nada.${n}@example.org\n\nExperience\n2019-01 - 2024-06 ${title}, ${employer}, Leeds\n${work}\n\nSkills\n${skills}\n`;
}

const POSTING = `Registered Nurse

Employer: St Brennan Hospital
Location: Leeds, United Kingdom

Requirements
Registered nurse with experience in wound care and triage.
Skills: Nursing, Wound Care, Triage
`;

const TITLE = hasPython ? 'the Python client' : 'the Python client, left out: no python3 of 3.11 or newer';

describe.skipIf(!hasPython)(TITLE, () => {
  let folder: string;
  let built: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'python-'));
    built = buildPythonClient(path.join(folder, 'client'));
  }, 120_000);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('passes its own tests, and each of its types stands', async () => {
    const { stderr } = await run('python3', ['-m', 'unittest', 'discover', '-s', 'tests'], {
      cwd: built,
      env: { ...process.env, PYTHONPATH: built },
    });
    expect(stderr).toMatch(/Ran \d+ tests[\s\S]*OK/);
    const types =
      "import typing, shortlist_clients._api as a; print(len([typing.get_type_hints(t) for t in vars(a).values() if isinstance(t, type) and hasattr(t, '__total__')]))";
    const { stdout } = await run('python3', ['-c', types], { cwd: built });
    expect(Number(stdout)).toBeGreaterThan(100);
  }, 60_000);

  it('receives events as the docs say', async () => {
    await writeFile(path.join(folder, 'receiver.py'), exampleOf('events.md', '# receiver.py'));
    const env = { PYTHONPATH: built };
    await expectReceives({ command: 'python3', args: ['receiver.py'], cwd: folder, env });
  }, 60_000);

  it('draws the market and ranks fifty CVs in its notebook', async () => {
    const served = await serveAssistant();
    try {
      const cvs = path.join(folder, 'cvs');
      await mkdir(cvs);
      for (let n = 0; n < CVS; n += 1) await writeFile(path.join(cvs, `cv-${n}.txt`), cvOf(n));
      await writeFile(path.join(folder, 'posting.txt'), POSTING);
      const notebook = path.join(built, 'examples/market-and-ranking.ipynb');
      const { stdout } = await run('python3', [path.resolve('scripts/python/run_notebook.py'), notebook], {
        env: {
          ...process.env,
          PYTHONPATH: built,
          SHORTLIST_URL: served.origin,
          TX_ACCOUNT_ID: 'acme',
          TX_SERVICE_KEY: 'correct-horse-battery',
          CVS: cvs,
          POSTING: path.join(folder, 'posting.txt'),
        },
      });
      const [, chart, read, ranking] = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      const { structuredContent } = await served.call('market_aggregate', {
        parameters: { _group: 'country', _limit: 10 },
      });
      const buckets = structuredContent?.buckets as { count: number }[];
      expect(chart.svg.match(/<rect/g)).toHaveLength(buckets.length);
      for (const { count } of buckets) expect(chart.svg).toContain(`>${count.toLocaleString('en')}</text>`);
      expect(read.value).toBe(`'${CVS} of ${CVS} CVs read'`);
      const best = ranking.printed
        .trim()
        .split('\n')
        .map((line: string) => Number(line.split('cv-')[1]));
      expect(best).toHaveLength(10);
      expect(best.every(isNurse)).toBe(true);
    } finally {
      await served.stop();
    }
  }, 180_000);
});
