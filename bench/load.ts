/**
 * Measures how fast postings come into the job market from JSON Lines: read, normalised, recognised as copies, written.
 *
 *   npm run bench -- --only load                     thirty thousand postings
 *   npm run bench -- --only load --postings 100000   this many
 *
 * The postings are those of BENCH_MARKET_DIR recombined, as for the market (market.ts). It measures the command that
 * people run, on an empty data directory, from the beginning of the import to its end.
 */
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MarketPosting } from '@/lib/engine/market';
import { PINNED_NODE, projectEnvironment, ROOT } from '../scripts/setup/install.mjs';
import { normalisedBases } from './market/bases.ts';
import { recombined } from './market/recombine.ts';

const POSTINGS = 30_000;
const BEGUN = 'should it be cut short';

/** Returns a posting as a row of a table that somebody exported. */
function rowOf(posting: MarketPosting) {
  return {
    id: posting.postingId,
    url: posting.sourceUrl,
    title: posting.jobTitle,
    company: posting.organizationName,
    date: posting.date,
    expires: posting.expirationDate,
    location: [posting.locationName, posting.country].filter((part) => part !== undefined).join(', '),
    salary_min: posting.salaryFrom,
    salary_max: posting.salaryTo,
    currency: posting.salaryCurrency,
    salary_period: 'year',
    description: posting.fullText,
  };
}

async function writePostings(file: string, count: number) {
  const postings = recombined(await normalisedBases(), count, 0);
  const lines = function* () {
    for (const posting of postings) yield `${JSON.stringify(rowOf(posting))}\n`;
  };
  await pipeline(Readable.from(lines()), createWriteStream(file));
}

/** Imports a file by the command; returns the seconds from the beginning of the import to its end. */
function importFile(file: string, directory: string): Promise<number> {
  const child = spawn(PINNED_NODE, ['--import', 'tsx', 'scripts/market-import.ts', file], {
    cwd: ROOT,
    env: projectEnvironment({ DATA_DIR: directory, LOG_LEVEL: 'warn' }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  let begunAt = performance.now();
  child.stdout.on('data', (chunk) => {
    const hadBegun = output.includes(BEGUN);
    output += chunk;
    if (!hadBegun && output.includes(BEGUN)) begunAt = performance.now();
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      if (code === 0) resolve((performance.now() - begunAt) / 1000);
      else reject(new Error(`the import ended with ${code}:\n${output}`));
    });
  });
}

/** Loads recombined postings into a new market and prints how many a second. */
export async function benchLoad({ postings }: { postings?: string }) {
  const count = Number(postings ?? POSTINGS);
  const directory = await mkdtemp(path.join(tmpdir(), 'shortlist-load-'));
  try {
    const file = path.join(directory, 'postings.jsonl');
    await writePostings(file, count);
    const { size } = await stat(file);
    const seconds = await importFile(file, path.join(directory, 'data'));
    console.log(
      `load: ${count} postings of ${(size / count / 1000).toFixed(1)} kB in ${seconds.toFixed(1)} s, ${Math.round(count / seconds)}/s`,
    );
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
