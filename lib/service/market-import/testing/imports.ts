import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { directoryFiles } from '@/lib/platform/files/directory';
import { migrate } from '@/lib/platform/records/migrate';
import { TEST_ENGINES } from '@/lib/platform/testing/engines';
import { bundleReader } from '@/scripts/bundle-reader.mjs';
import { embeddedEngine } from '../../column-engine/embedded';
import { packedPlaces } from '../../gazetteer';
import { createMarketStore } from '../../market-store';
import type { ServiceRecords } from '../../store';
import { SERVICE_MIGRATIONS } from '../../store/migrations';
import { taxonomyPlaces } from '../../taxonomy';
import { ENGINE_PROGRAM } from '../../testing/market';
import { keepContent } from '../content';
import { addImport, addSource } from '../imports';
import { startNormalisers } from '../normalisers';
import { createPageFetcher } from '../pages';
import { recognise, type SourceOrigin } from '../rows';
import { type ImportTools, runImport } from '../run-import';

/** Opens real stores and threads for tests of imports; `name` separates the programs of one test file from others. */
export async function openTestImports(
  name: string,
  { hosts = [], today }: { hosts?: string[]; today: () => string },
): Promise<{ tools: ImportTools; stop: () => Promise<void> }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'shortlist-import-'));
  const programs = path.join('dist', `test-${name}`);
  await bundleReader({ outdir: programs });
  const [, openRecords] = TEST_ENGINES[0] ?? [];
  if (!openRecords) throw new Error('no engine');
  const { database, stop: stopRecords } = await openRecords();
  await migrate(database, 'service', SERVICE_MIGRATIONS);
  const engine = await embeddedEngine({
    directory: path.join(directory, 'market'),
    program: ENGINE_PROGRAM,
  });
  const normalisers = startNormalisers({
    program: path.resolve(programs, 'normaliser.mjs'),
    threads: 2,
    taxonomies: taxonomyPlaces(process.cwd(), directory),
    places: await packedPlaces(),
  });
  const tools: ImportTools = {
    records: database.withSchema('service') as unknown as ServiceRecords,
    market: await createMarketStore(engine),
    files: directoryFiles(path.join(directory, 'files')),
    normalisers,
    fetchPage: createPageFetcher({ allowedHosts: hosts, pauseMs: 0 }),
    today,
  };
  const stop = async () => {
    await normalisers.close();
    await tools.market.close();
    await stopRecords();
    await rm(directory, { recursive: true, force: true });
    await rm(programs, { recursive: true, force: true });
  };
  return { tools, stop };
}

const TEXT = `We look for a baker who knows sourdough, keeps the ovens of the night shift running and teaches two
apprentices. You start at two in the morning, five nights a week, and finish when the vans leave. We pay the night
supplement of the trade, give six weeks of holiday and a share of every loaf. Write to bread@harrow-mill.example.`;

/** Returns a row of a table of jobs. */
export function testRow(id: string, change: object = {}) {
  return {
    id,
    url: `https://jobs.example/${id}`,
    title: 'Night Baker',
    company: 'Harrow Mill Ltd',
    location: 'Leeds, United Kingdom',
    date: '2026-05-01',
    description: TEXT,
    salary_min: 30000,
    salary_max: 34000,
    currency: 'GBP',
    ...change,
  };
}

export async function fileOrigin(text: string, tools: ImportTools): Promise<SourceOrigin> {
  const bytes = async function* () {
    yield Buffer.from(text);
  };
  const content = await keepContent(bytes(), tools.files, 10_000_000);
  const known = await recognise(content, tools.files);
  if (!known) throw new Error('not recognised');
  return { at: 'file', content, kind: known.kind, mapping: known.mapping };
}

/** Creates a source of that origin, and an import of it that waits. */
export async function newImport(
  origin: SourceOrigin,
  name: string,
  { records }: ImportTools,
): Promise<{ source: string; run: string }> {
  const source = await addSource(records, { name, origin, everyHours: null });
  return { source: source.id, run: await addImport(records, source.id) };
}

/** Imports rows as JSON Lines. */
export async function importTestRows(rows: readonly (object | string)[], name: string, tools: ImportTools) {
  const lines = rows.map((each) => (typeof each === 'string' ? each : JSON.stringify(each)));
  const { run } = await newImport(await fileOrigin(lines.join('\n'), tools), name, tools);
  return { run, ended: await runImport(run, tools) };
}
