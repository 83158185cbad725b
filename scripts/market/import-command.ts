/**
 * Imports postings into the job market of this data directory, and reports progress and rejected rows.
 *
 *   npm run market:import -- FILE [title=COLUMN …]   JSON-LD, a feed, a board's answer, CSV, JSON Lines or Parquet
 *   npm run market:import -- https://ADDRESS          a board, a feed, a sitemap or a page
 *   npm run market:import -- --sample [COUNT]         the sample market, of employers that do not exist
 *   npm run market:import -- --resume                 resumes interrupted imports
 *   npm run market:import -- --undo IMPORT            removes the postings of an import
 *   npm run market:import -- --repair                 checks all rows, and repairs those out of step
 *
 * The stores of a data directory have one owner: a server on it must be stopped first. In an image it is `node
 * dist/commands/market-import.mjs`, with the same arguments.
 */
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { COLUMN_TARGETS, type ColumnMapping, type ColumnTarget } from '@/lib/engine/postings';
import { shutdown } from '@/lib/platform';
import {
  addImport,
  addSource,
  findImport,
  type ImportTools,
  importTools,
  keepContent,
  leftRowsOf,
  type MarketImport,
  openImports,
  recognise,
  runImport,
  type SourceOrigin,
  undoImport,
} from '@/lib/service/market-import';

const MAX_FILE_BYTES = 64 * 1024 ** 3;
const SAMPLE_POSTINGS = 60_000;
const SHOWN_ROWS = 10;

function say(line: string) {
  process.stdout.write(`${line}\n`);
}

function isTarget(name: string): name is ColumnTarget {
  return (COLUMN_TARGETS as readonly string[]).includes(name);
}

function mappingOf(pairs: readonly string[]): ColumnMapping {
  const entries = pairs.map((pair) => {
    const [target = '', column = ''] = pair.split('=');
    if (!isTarget(target)) throw new Error(`${target} is none of ${COLUMN_TARGETS.join(', ')}.`);
    return [target, column];
  });
  return Object.fromEntries(entries) as ColumnMapping;
}

async function originOfFile(
  file: string,
  pairs: readonly string[],
  tools: ImportTools,
): Promise<SourceOrigin> {
  const content = await keepContent(createReadStream(file), tools.files, MAX_FILE_BYTES);
  const known = await recognise(content, tools.files);
  if (!known) throw new Error(`${file} is of no known form.`);
  const mapping = { ...known.mapping, ...mappingOf(pairs) };
  say(`${file}: ${known.kind}`);
  for (const [target, column] of Object.entries(mapping)) say(`  ${target} from ${column}`);
  return { at: 'file', kind: known.kind, content, mapping };
}

async function originOf(
  args: readonly string[],
  tools: ImportTools,
): Promise<{ name: string; origin: SourceOrigin }> {
  const [what = '', ...rest] = args;
  if (what === '--sample') {
    const until = tools.today();
    return {
      name: 'Sample market',
      origin: { at: 'sample', postings: Number(rest[0] ?? SAMPLE_POSTINGS), until },
    };
  }
  if (/^https?:\/\//.test(what))
    return { name: new URL(what).hostname, origin: { at: 'address', address: what } };
  return { name: path.basename(what), origin: await originOfFile(what, rest, tools) };
}

/** Reports the results of all rows, with examples of those that did not become separate postings. */
async function sayRows(run: MarketImport, { records }: ImportTools) {
  const known = run.written - run.new_postings;
  say(
    `${run.rows_read} rows: ${run.new_postings} new postings of ${run.new_jobs} new jobs, ${known} known, ${run.repeated} repeated, ${run.rejected} rejected`,
  );
  if (run.undated > 0) say(`${run.undated} postings have no day that can be read.`);
  for (const kind of ['rejected', 'repeated'] as const)
    for (const { row, reason } of (await leftRowsOf(records, run.id, kind)).slice(0, SHOWN_ROWS))
      say(`  row ${row}: ${reason}`);
}

async function follow(id: string, tools: ImportTools) {
  say(`Import ${id}: should it be cut short, npm run market:import -- --resume goes on with it`);
  const startedAt = performance.now();
  const show = async () => {
    const now = await findImport(tools.records, id);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    if (now)
      say(`${seconds} s: ${now.rows_read} rows, ${now.new_postings} new postings, ${now.new_jobs} new jobs`);
  };
  const timer = setInterval(() => show().catch(() => undefined), 5000);
  const ended = await runImport(id, tools).finally(() => clearInterval(timer));
  await show();
  if (ended?.problem) throw new Error(ended.problem);
  if (ended?.ended_postings) say(`${ended.ended_postings} postings are not there any more.`);
  if (ended) await sayRows(ended, tools);
  say(`Import ${id}: to take it back, npm run market:import -- --undo ${id}`);
}

async function main([what, ...rest]: readonly string[]) {
  if (what === undefined) throw new Error('Say what to import: a file, an address, or --sample.');
  const tools = await importTools();
  if (what === '--undo') {
    say(`${await undoImport(rest[0] ?? '', tools)} postings were taken back.`);
  } else if (what === '--repair') {
    await tools.market.repair();
    say('Every job is what its postings say, and no posting is there twice.');
  } else if (what === '--resume') {
    for (const id of await openImports(tools.records)) await follow(id, tools);
  } else {
    const source = await addSource(tools.records, {
      ...(await originOf([what, ...rest], tools)),
      everyHours: null,
    });
    await follow(await addImport(tools.records, source.id), tools);
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await shutdown();
}
