/**
 * Tallies of the market (`lib/engine/market/query/sql/tallies.ts`): made anew when the market has been quiet for a while,
 * and used only while it is as it was then, so nothing that a killed or failed change leaves can be in them.
 */
import { tallyStatements } from '@/lib/engine/market';
import { log } from '@/lib/platform';
import type { ColumnEngine } from '../column-engine';
import { versionOf } from './version';

const SYNCED = 'settings fsync_after_insert = 1, fsync_part_directory = 1';

/** A build is a partition, so that an old one goes at once; `tally` has those that are complete, with their state. */
export const TALLY_TABLES: readonly string[] = [
  `create table if not exists value_tally (
  build UInt64, field LowCardinality(String), number Int64, text String, jobs UInt64
) engine = MergeTree partition by build order by (field, number, text) ${SYNCED}`,
  `create table if not exists skill_tally (
  build UInt64, list LowCardinality(String), skill LowCardinality(String), country LowCardinality(String),
  salary_currency LowCardinality(String), salary UInt32, jobs UInt64
) engine = MergeTree partition by build order by (list, country, skill, salary_currency, salary) ${SYNCED}`,
  `create table if not exists tally (build UInt64, state String) engine = MergeTree order by build ${SYNCED}`,
];

const TALLIES_OF = 'select max(build) as build from tally where state = {state:String}';

/** No change is on the way: the first half of a state is the last one that has begun and is not complete. */
function isQuiet(state: string): boolean {
  return state.startsWith('0/');
}

/** Keeps tallies of the market of an engine, whose state `version` reads. */
export function keepTallies(engine: ColumnEngine, version: () => Promise<string>, now = Date.now) {
  let known: { state: string; build: number | undefined } | undefined;
  let last = 0;

  async function buildOf(state: string): Promise<number | undefined> {
    const [row] = await engine.rows<{ build: number }>({ sql: TALLIES_OF, parameters: { state } });
    return row?.build || undefined;
  }

  /** Returns the tallies of the market as it is; undefined where there are none. */
  async function current(): Promise<number | undefined> {
    const state = await version();
    if (known?.state !== state) known = { state, build: await buildOf(state) };
    return known.build;
  }

  /** Leaves the last two builds: a question may have begun with the one before. */
  async function dropOlder(build: number) {
    const sql = `select distinct toUInt64(partition) as build from system.parts
where active and database = currentDatabase() and table in ('value_tally', 'skill_tally')`;
    const rows = await engine.rows<{ build: number }>({ sql, parameters: {} });
    const builds = rows.map((row) => row.build).filter((each) => each <= build);
    for (const old of builds.sort((a, b) => b - a).slice(2)) await drop(old);
  }

  async function drop(build: number) {
    for (const table of ['value_tally', 'skill_tally'])
      await engine.run({ sql: `alter table ${table} drop partition ${build}`, parameters: {} });
    await engine.run({ sql: 'delete from tally where build = {build:UInt64}', parameters: { build } });
  }

  /** Makes the tallies of the market as it is, unless they are there or a change is on the way. */
  async function make(): Promise<void> {
    const state = await versionOf(engine);
    if (!isQuiet(state) || (await buildOf(state)) !== undefined) return;
    const build = Math.max(now(), last + 1);
    last = build;
    for (const statement of tallyStatements(build)) await engine.run(statement);
    if ((await versionOf(engine)) !== state) return drop(build);
    await engine.insert('tally', [{ build, state }]);
    known = undefined;
    await dropOlder(build);
  }

  return { current, make };
}

/** The market is left in peace for this long before its tallies are made. */
const QUIET_MS = 3000;
/** Making them takes a twentieth of the time at most, however often the market changes. */
const LEAST_SHARE = 20;

/** Makes tallies in the background once there was no change for a while. */
export function tallyWhenQuiet(make: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let notBefore = 0;

  async function run() {
    const start = performance.now();
    await make().catch((err: unknown) => log().warn({ err }, 'the tallies of the market were not made'));
    notBefore = performance.now() + LEAST_SHARE * (performance.now() - start);
  }

  return {
    changed: () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          running = running.then(run);
        },
        Math.max(QUIET_MS, notBefore - performance.now()),
      );
      timer.unref();
    },
    stop: async () => {
      clearTimeout(timer);
      await running;
    },
  };
}
