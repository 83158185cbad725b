/**
 * Speed of the job market through HTTP, next to SQL written by hand on the same engine in the same run.
 *
 *   npm run bench -- --only market                     a million postings
 *   npm run bench -- --only market --postings 100000   this many
 *   npm run bench -- --only market --letters 600       texts of this length; all beyond half a million are copies, and a market grows by them
 *   npm run bench -- --only market --rounds 9          number of times each question is asked (default 5)
 *   npm run bench -- --only market --parts service     without the statements by hand, which take minutes in large markets
 *   npm run bench -- --only market --store FOLDER      folder that keeps the market for the next run (default out/bench/market)
 *
 * The postings are those of BENCH_MARKET_DIR (default ../shared/market, else the sample market) recombined. With
 * CLICKHOUSE_URL the market is filled and asked there; otherwise the embedded engine is, in the folder. The limits of
 * calls are not changed: there are as many accounts as it takes.
 */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { type Caller, createCaller } from '../scripts/market/caller.ts';
import { buildIfChanged } from '../scripts/server/build.mjs';
import { startTemporaryService } from '../scripts/service.mjs';
import { type BenchEngine, openBenchEngine } from './engine.ts';
import { mostMemory, percentile, processorTime } from './figures.ts';
import { postingsIn } from './market/copies.ts';
import { CLASSES, type Question, type QuestionClass } from './market/questions.ts';
import { fillStore } from './market/store.ts';

export type MarketBenchOptions = {
  postings?: string;
  letters?: string;
  rounds?: string;
  store?: string;
  parts?: string;
};

const ACCOUNTS = 80;
/** Copies with their texts are merged while more are made, which an import is too slow for. */
const MEMORY_OF_COPIES = 6_000_000_000;
/** Allowed overhead of HTTP and the language over the statements alone. */
const ALLOWED = { factor: 1.3, milliseconds: 5 };

async function timeByHand({ byHand }: Question, engine: BenchEngine): Promise<number> {
  const start = performance.now();
  await byHand((sql) => engine.rows({ sql, parameters: {} }));
  return performance.now() - start;
}

/** Milliseconds of each answer, and of the processor in the engine, and in the server, for all of them. */
type Times = { milliseconds: number[]; processor: number; server: number };

type Measured = { service: Times; byHand: Times };

/** What is asked: the engine, the server before it by its callers, and how often. */
type Bench = { engine: BenchEngine; call: Caller; serverPid?: number; rounds: number; hasHand: boolean };

/** Asks each question once unmeasured, then in rounds, the service and the hand in turns. */
async function measure(
  { questions }: QuestionClass,
  { engine, call, serverPid, rounds, hasHand }: Bench,
): Promise<Measured> {
  const service: Times = { milliseconds: [], processor: 0, server: 0 };
  const byHand: Times = { milliseconds: [], processor: 0, server: 0 };
  for (let round = 0; round <= rounds; round++) {
    for (const question of questions) {
      const before = processorTime(engine.pid);
      const ofServer = processorTime(serverPid);
      const { milliseconds } = await call(question.path, question.parameters);
      const between = processorTime(engine.pid);
      const hand = hasHand ? await timeByHand(question, engine) : undefined;
      if (round === 0) continue;
      service.milliseconds.push(milliseconds);
      service.processor += between - before;
      service.server += processorTime(serverPid) - ofServer;
      if (hand === undefined) continue;
      byHand.milliseconds.push(hand);
      byHand.processor += processorTime(engine.pid) - between;
    }
  }
  return { service, byHand };
}

/** Returns the question that takes longest, by its median: a few of them make the 95th percentile of a class. */
function slowestOf(questions: readonly Question[], { milliseconds }: Times): string {
  const medians = questions.map(({ parameters }, place) => ({
    parameters,
    median: percentile(
      milliseconds.filter((_, asked) => asked % questions.length === place),
      0.5,
    ),
  }));
  const [slowest] = medians.sort((a, b) => b.median - a.median);
  return slowest ? `slowest ${slowest.median.toFixed(0)} ms: ${slowest.parameters.slice(0, 60)}` : '';
}

function processorEach({ milliseconds, processor }: Times): string {
  return (processor / milliseconds.length).toFixed(0);
}

function besideHand(median: number, byHand: Times): string[] {
  const hand = percentile(byHand.milliseconds, 0.5);
  const isLean = median <= ALLOWED.factor * hand + ALLOWED.milliseconds;
  return [
    `by hand p50 ${hand.toFixed(0).padStart(4)} ms, p95 ${percentile(byHand.milliseconds, 0.95).toFixed(0)} ms, processor ${processorEach(byHand)} ms`,
    `${(median / hand).toFixed(2)} times${isLean ? '' : ' (too much)'}`,
  ];
}

function report({ name, goalMs, questions }: QuestionClass, { service, byHand }: Measured) {
  const [median, high] = [percentile(service.milliseconds, 0.5), percentile(service.milliseconds, 0.95)];
  const isFast = high < goalMs;
  const figures = [
    `p50 ${median.toFixed(0).padStart(4)} ms`,
    `p95 ${high.toFixed(0).padStart(4)} ms (goal ${goalMs}${isFast ? '' : ', missed'})`,
    `processor ${processorEach(service)} ms, of the server ${(service.server / service.milliseconds.length).toFixed(1)} ms`,
    ...(byHand.milliseconds.length > 0 ? besideHand(median, byHand) : []),
    slowestOf(questions, service),
  ];
  console.log(
    `${name.padEnd(24)} ${String(questions.length).padStart(2)} questions   ${figures.join('   ')}`,
  );
}

const FLOOR = {
  tries: 15,
  nothing: 'select 1',
  work: 'select sum(cityHash64(number)) from numbers_mt(200000000)',
};

/** Prints what the machine takes for nothing and for the same work, so that runs on others can be compared. */
async function reportFloor(engine: BenchEngine) {
  const median = async (sql: string) => {
    const times: number[] = [];
    for (let tries = 0; tries < FLOOR.tries; tries++) {
      const start = performance.now();
      await engine.rows({ sql, parameters: {} });
      times.push(performance.now() - start);
    }
    return percentile(times, 0.5);
  };
  console.log(
    `floor: a statement that asks for nothing ${(await median(FLOOR.nothing)).toFixed(1)} ms, hashing two hundred million numbers ${(await median(FLOOR.work)).toFixed(0)} ms`,
  );
}

async function measureAll(engine: BenchEngine, rounds: number, hasHand: boolean) {
  const pairs = Array.from({ length: ACCOUNTS }, (_, number) => ({
    id: `measuring-${number}`,
    key: randomBytes(12).toString('hex'),
  }));
  const service = await startTemporaryService({
    CLICKHOUSE_URL: engine.url,
    SERVICE_ACCOUNTS: pairs.map(({ id, key }) => `${id}:${key}`).join(),
  });
  try {
    for (const pair of pairs) await createCaller(service.baseUrl, [pair])('/api/v3/search', '_limit=0');
    const call = createCaller(service.baseUrl, pairs);
    await reportFloor(engine);
    const bench = { engine, call, serverPid: service.pid, rounds, hasHand };
    for (const asked of CLASSES) report(asked, await measure(asked, bench));
    await reportFloor(engine);
    console.log(`\nat the most: the engine ${mostMemory(engine.pid)}, the server ${mostMemory(service.pid)}`);
  } finally {
    await service.stop();
  }
}

/** Fills the market where it is not there yet, and measures every class of questions. */
export async function benchMarket({ postings, letters, rounds, store, parts }: MarketBenchOptions) {
  const count = Number(postings ?? 1_000_000);
  const name = letters ? `letters-${letters}` : String(count);
  const folder = path.resolve(store ?? path.join('out', 'bench', 'market'), name);
  const filled = await openBenchEngine(folder, letters ? MEMORY_OF_COPIES : undefined);
  await fillStore(filled, count, letters ? Number(letters) : undefined).finally(filled.stop);
  const engine = await openBenchEngine(folder);
  try {
    console.log(`${await postingsIn(engine)} postings\n`);
    await buildIfChanged();
    await measureAll(engine, Number(rounds ?? 5), parts !== 'service');
  } finally {
    await engine.stop();
  }
}
