/**
 * Does a mixed day's work with one client and looks at the memory of the server's processes meanwhile.
 *
 *   npm run bench -- --only soak                  for an hour
 *   npm run bench -- --only soak --minutes 30     for this long
 *
 * The first sixth is the warm-up. The rest is cut into five parts: the median of the last is held against that of the
 * first, process by process. What is kept is of one size all the time, so that memory which grows is held by nobody's
 * data. Ends with 1 when something grew by more than a tenth, or was not answered.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setInterval as every } from 'node:timers/promises';
import { buildIfChanged } from '../scripts/server/build.mjs';
import { freePort, startServer } from '../scripts/service.mjs';
import { percentile } from './figures.ts';
import { findFiles } from './files.ts';
import { findPostings } from './jobs.ts';
import { type Held, memoryOf, PARTS } from './soak/memory.ts';
import { openWork, type Piece } from './soak/work.ts';

const MINUTES = 60;
const WARM_UP = 1 / 6;
const STRETCHES = 5;
const SAMPLED_EVERY_MS = 5000;
const SAID_EVERY = 24;
const GROWS_AT_MOST = 1.1;
/** Less than this does not count as growth, whatever its share. */
const LEAST_MB = 30;
const OWNER = { email: 'owner@example.org', password: 'quiet harbour lantern 42' };
const ACCOUNT = { id: 'measuring', key: 'an-hour-of-mixed-work' };

type Sample = { at: number; held: Held };

/** Does the pieces in turn until the time is over; counts them, and what was wrong. */
async function workUntil(end: number, pieces: readonly Piece[]) {
  const done = new Map<string, number>();
  const wrong: string[] = [];
  for (let round = 0; performance.now() < end; round++)
    for (const { name, run } of pieces) {
      await run(round).catch((error: unknown) => wrong.push(`${name}, round ${round}: ${String(error)}`));
      done.set(name, (done.get(name) ?? 0) + 1);
    }
  return { done, wrong };
}

async function sampleUntil(end: AbortSignal, pid: number, samples: Sample[]): Promise<void> {
  const startedAt = performance.now();
  try {
    for await (const _ of every(SAMPLED_EVERY_MS, undefined, { signal: end })) {
      const held = await memoryOf(pid);
      samples.push({ at: performance.now() - startedAt, held });
      if (samples.length % SAID_EVERY !== 1) continue;
      const said = PARTS.map((part) => `${part} ${held[part]}`).join('   ');
      console.log(`${((performance.now() - startedAt) / 60_000).toFixed(1).padStart(6)} min   ${said} MB`);
    }
  } catch (error) {
    if (!end.aborted) throw error;
  }
}

/** Prints the last stretch as a share of the first after the warm-up; returns true if nothing grew. */
function report(samples: readonly Sample[], whole: number): boolean {
  const from = whole * WARM_UP;
  const stretch = (whole - from) / STRETCHES;
  const within = (number: number) =>
    samples.filter(({ at }) => at >= from + number * stretch && at < from + (number + 1) * stretch);
  const grew = PARTS.map((part) => {
    const medians = Array.from({ length: STRETCHES }, (_, number) =>
      percentile(
        within(number).map(({ held }) => held[part]),
        0.5,
      ),
    );
    const [first = 0, last = 0] = [medians[0], medians.at(-1)];
    const isTooMuch = last > first * GROWS_AT_MOST && last - first > LEAST_MB;
    console.log(`${part.padEnd(10)} ${medians.join(' → ')} MB${isTooMuch ? '   GREW' : ''}`);
    return isTooMuch;
  });
  return !grew.includes(true);
}

/** Works for the time given, and reports what the memory did. */
export async function benchSoak({ minutes }: { minutes?: string }): Promise<void> {
  const [cvs, postings] = await Promise.all([findFiles(undefined), findPostings()]);
  await buildIfChanged();
  const directory = await mkdtemp(path.join(tmpdir(), 'shortlist-soak-'));
  const server = await startServer(await freePort(), directory, {
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    SERVICE_ACCOUNTS: `${ACCOUNT.id}:${ACCOUNT.key}`,
    LOG_LEVEL: 'silent',
  });
  const whole = Number(minutes ?? MINUTES) * 60_000;
  const samples: Sample[] = [];
  const over = new AbortController();
  try {
    const place = { baseUrl: server.baseUrl, directory, owner: OWNER, account: ACCOUNT };
    const pieces = await openWork(place, { cvs, postings });
    const sampling = sampleUntil(over.signal, Number(server.pid), samples);
    const { done, wrong } = await workUntil(performance.now() + whole, pieces);
    over.abort();
    await sampling;
    for (const [name, times] of done) console.log(`${name.padEnd(30)} ${String(times).padStart(6)}`);
    for (const what of wrong) console.log(what);
    if (!report(samples, whole) || wrong.length > 0) process.exitCode = 1;
  } finally {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}
