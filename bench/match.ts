/**
 * Search and match through HTTP, next to the engine alone in the same run.
 *
 *   npm run bench -- --only match                       a million documents
 *   npm run bench -- --only match --documents 100000    this many
 *   npm run bench -- --only match --rounds 5            number of times each question is asked (default 3)
 *   npm run bench -- --only match --parts match,search  some of match, words, best, search, add (default all)
 *   npm run bench -- --only match --store FOLDER        folder that keeps the index for the next run (default out/bench/match)
 *
 * The people do not exist. 2,000 of them come through HTTP, the others are mixed of 3,000 and written into records and
 * columns as the service does; of these the records hold no document. An index is kept for the tables it was made for:
 * after a change of these it is filled again, a million in eleven minutes of two cores.
 */
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { EngineFailure } from '@/lib/service/column-engine';
import { SEARCH_MIGRATIONS } from '@/lib/service/document-search/schema';
import { loadTaxonomies, taxonomyPlaces } from '@/lib/service/taxonomy';
import { buildIfChanged } from '../scripts/server/build.mjs';
import { type BenchEngine, openBenchEngine } from './engine.ts';
import { mostMemory, percentile, processorTime } from './figures.ts';
import { engineAlone } from './match/engine-alone.ts';
import { bestByScoringAll, shared, sideOfJob } from './match/exact.ts';
import { beginIndex, countFound, fillIndex, foundOf, sendPeople } from './match/fill.ts';
import { createPeople, type People } from './match/people.ts';
import { filtersOf, jobsOf } from './match/questions.ts';
import { INDEX, type MatchService, startMatchService } from './match/service.ts';

export type MatchBenchOptions = { documents?: string; rounds?: string; store?: string; parts?: string };

const PARTS = ['match', 'words', 'best', 'search', 'add'] as const;
type Parts = ReadonlySet<string>;

const MATCHES = 20;
const COMPARED = 6;
/** Jobs for which words are ranked where there are many documents, since each may take 20 seconds. */
const FEW = 3;
/** The codes of ClickHouse for a statement that took too long, and for one that took too much memory. */
const ENDED_AT_A_LIMIT: ReadonlySet<number> = new Set([159, 241]);
/** Results to request by default, and to compare. */
const TAKE = { timed: 10, compared: 100 };
const ADDED = 30;
const BULK = 1000;
const ASKED_EACH_MS = 20;
const PEOPLE_FROM = 7_000_000;
const GOALS = { match: 500, matchSmall: 150, search: 150, add: 50, found: 1000 };
const SMALL = 100_000;

type Measuring = { service: MatchService; engine: BenchEngine; people: People; rounds: number };

/** Runs every question once unmeasured and then in rounds, and prints the times. */
async function timed<T>(
  { service, engine, rounds }: Measuring,
  name: string,
  questions: readonly T[],
  ask: (question: T) => Promise<number>,
  goalMs?: number,
) {
  const times: number[] = [];
  let [server, columns] = [0, 0];
  for (let round = 0; round <= rounds; round++) {
    const before = [processorTime(service.pid), processorTime(engine.pid)] as const;
    for (const question of questions) {
      const milliseconds = await ask(question);
      if (round > 0) times.push(milliseconds);
    }
    if (round === 0) continue;
    server += processorTime(service.pid) - before[0];
    columns += processorTime(engine.pid) - before[1];
  }
  const [median, high] = [percentile(times, 0.5), percentile(times, 0.95)];
  const goal = goalMs === undefined ? '' : ` (goal ${goalMs}${high < goalMs ? '' : ', missed'})`;
  const each = (total: number) => (total / times.length).toFixed(0);
  console.log(
    `${name.padEnd(34)} ${String(times.length).padStart(4)} times   p50 ${median.toFixed(0).padStart(4)} ms   p95 ${high.toFixed(0).padStart(4)} ms${goal}   processor: server ${each(server)} ms, engine ${each(columns)} ms`,
  );
}

async function clocked(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const matchOf = (JobData: object, Take: number) => ({ JobData, IndexIdsToSearchInto: [INDEX], Take });

async function measureMatches(measuring: Measuring, count: number) {
  const { service, engine, people } = measuring;
  const jobs = jobsOf(people, MATCHES);
  const alone = await engineAlone(engine);
  const goal = count > SMALL ? GOALS.match : GOALS.matchSmall;
  const ask = (take: number) => async (job: object) =>
    (await service.call('/v10/matcher/joborder', matchOf(job, take))).milliseconds;
  await timed(measuring, 'match of a job', jobs, ask(TAKE.timed), goal);
  await timed(measuring, '  a hundred of them told', jobs, ask(TAKE.compared));
  await timed(measuring, '  likely documents, engine alone', jobs.map(sideOfJob), (side) =>
    clocked(() => alone.candidates(side)),
  );
}

async function measureWords(measuring: Measuring, count: number) {
  const { engine, people } = measuring;
  const jobs = jobsOf(people, MATCHES);
  const alone = await engineAlone(engine);
  const [some, once] = count > SMALL ? [jobs.slice(0, FEW), { ...measuring, rounds: 1 }] : [jobs, measuring];
  let ended = 0;
  const endedAtALimit = (error: unknown) => {
    if (!(error instanceof EngineFailure && ENDED_AT_A_LIMIT.has(error.code))) throw error;
    ended++;
  };
  await timed(once, '  by words (BM25), engine alone', some, (job) =>
    clocked(() => alone.words(job).catch(endedAtALimit)),
  );
  if (ended > 0) console.log(`    of which the engine ended ${ended} at its limit of time or memory`);
}

async function measureBest({ service, engine, people }: Measuring) {
  const compared = jobsOf(people, COMPARED);
  const best = await bestByScoringAll(engine, compared);
  const overlaps: number[] = [];
  for (const [at, job] of compared.entries()) {
    const { body } = await service.call('/v10/matcher/joborder', matchOf(job, TAKE.compared));
    overlaps.push(
      shared(
        best[at] ?? [],
        (body.Value?.Matches ?? []).map(({ Id }) => Id),
      ),
    );
  }
  console.log(`of the ${TAKE.compared} best by scoring all, the answers have ${overlaps.join(', ')}`);
}

async function measureSearches(measuring: Measuring) {
  const { service, people } = measuring;
  let total = 0;
  const ask = async (FilterCriteria: object) => {
    const { body, milliseconds } = await service.call('/v10/searcher', {
      IndexIdsToSearchInto: [INDEX],
      FilterCriteria,
    });
    total = Math.max(total, body.Value?.TotalCount ?? 0);
    return milliseconds;
  };
  await timed(measuring, 'search with three filters', filtersOf(people), ask, GOALS.search);
  console.log(`  the broadest finds ${total}`);
}

async function measureAdding(measuring: Measuring) {
  const { service, people } = measuring;
  const run = Date.now().toString(36);
  const found: number[] = [];
  const once = { ...measuring, rounds: 1 };
  let next = 0;
  const add = async () => {
    const id = `added-${run}-${next++}`;
    const ResumeData = people.resumeOf(PEOPLE_FROM + next);
    const start = performance.now();
    const { milliseconds } = await service.call(`/v10/index/${INDEX}/resume/${id}`, { ResumeData });
    while ((await foundOf(service, [id])) === 0) await pause(ASKED_EACH_MS);
    found.push(performance.now() - start);
    return milliseconds;
  };
  await timed(once, 'add a document', Array.from({ length: ADDED }), add, GOALS.add);
  console.log(
    `  found after p50 ${percentile(found, 0.5).toFixed(0)} ms, p95 ${percentile(found, 0.95).toFixed(0)} ms (goal ${GOALS.found})`,
  );
  const ids = Array.from({ length: BULK }, (_, at) => `bulk-${run}-${at}`);
  const before = [processorTime(service.pid), processorTime(measuring.engine.pid)] as const;
  const bulk = await sendPeople(service, people, ids, PEOPLE_FROM + 1000);
  const each = (pid: number | undefined, from: number) => ((processorTime(pid) - from) / BULK).toFixed(1);
  const aMinute = (seconds: number) => Math.round((60 * BULK) / seconds);
  console.log(
    `bulk: ${aMinute(bulk.acknowledged)} documents a minute acknowledged, ${aMinute(bulk.found)} found; processor a document: server ${each(service.pid, before[0])} ms, engine ${each(measuring.engine.pid, before[1])} ms`,
  );
  const added = Array.from({ length: next }, (_, at) => `added-${run}-${at}`);
  for (const DocumentIds of [added, ids.slice(0, ids.length / 2), ids.slice(ids.length / 2)])
    await service.call(`/v10/index/${INDEX}/documents/delete`, { DocumentIds });
}

/** Fills the index where it is not there yet, and measures. */
export async function benchMatch({ documents, rounds, store, parts }: MatchBenchOptions) {
  const count = Number(documents ?? 1_000_000);
  const made = SEARCH_MIGRATIONS.at(-1)?.name ?? '';
  const folder = path.resolve(store ?? path.join('out', 'bench', 'match'), `${count}-${made}`);
  const wanted: Parts = new Set(parts?.split(',') ?? PARTS);
  const people = createPeople(loadTaxonomies(taxonomyPlaces(process.cwd(), '')));
  await buildIfChanged();
  const engine = await openBenchEngine(path.join(folder, 'market'));
  try {
    if ((await countFound(engine)) === 0) {
      const service = await startMatchService(folder, engine.url);
      await beginIndex(service, people).finally(service.stop);
    }
    await fillIndex(engine, people, folder, count);
    const service = await startMatchService(folder, engine.url);
    try {
      const measuring = { service, engine, people, rounds: Number(rounds ?? 3) };
      console.log(`${await countFound(engine)} documents\n`);
      if (wanted.has('match')) await measureMatches(measuring, count);
      if (wanted.has('words')) await measureWords(measuring, count);
      if (wanted.has('best')) await measureBest(measuring);
      if (wanted.has('search')) await measureSearches(measuring);
      if (wanted.has('add')) await measureAdding(measuring);
      console.log(
        `\nat the most: the engine ${mostMemory(engine.pid)}, the server ${mostMemory(service.pid)}`,
      );
    } finally {
      await service.stop();
    }
  } finally {
    await engine.stop();
  }
}
