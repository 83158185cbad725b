/**
 * Reads files of sources as an import does, without the stores: the results of their rows, and the numbers of postings
 * that state a country, a town, an employer, pay and a date.
 */
import { createReadStream, readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countryOfWebsite, createNormaliser, evidenceOfRows, type RawPosting } from '@/lib/engine/postings';
import type { Gazetteer } from '@/lib/engine/taxonomy';
import { directoryFiles } from '@/lib/platform/files/directory';
import { gazetteer } from '@/lib/service/gazetteer';
import { keepContent } from '@/lib/service/market-import/content';
import { makeReady, type PreparedPosting } from '@/lib/service/market-import/normalise-batch';
import { recognise, rowsOf } from '@/lib/service/market-import/rows';
import { loadTaxonomies, taxonomyPlaces } from '@/lib/service/taxonomy';

const MAX_FILE_BYTES = 1024 ** 3;
const SAMPLE = 100;

type Read = { raw: RawPosting; ready: PreparedPosting };
type Source = { rows: number; rejected: Map<string, number>; read: Read[] };

const noPages = () => Promise.resolve({ reason: 'Nothing is fetched here.' });

async function readFile(
  file: string,
  most: number,
  tables: Parameters<typeof createNormaliser>[0],
): Promise<Source | undefined> {
  const directory = await mkdtemp(path.join(tmpdir(), 'shortlist-sources-'));
  try {
    const files = directoryFiles(directory);
    const content = await keepContent(createReadStream(file), files, MAX_FILE_BYTES);
    const known = await recognise(content, files);
    if (!known) return undefined;
    console.log(`  ${known.kind} ${JSON.stringify(known.mapping)}`);
    const rejected = new Map<string, number>();
    const raws: RawPosting[] = [];
    let rows = 0;
    for await (const row of rowsOf({ at: 'file', content, ...known }, { files, fetchPage: noPages })) {
      rows += 1;
      if ('reason' in row) rejected.set(row.reason, (rejected.get(row.reason) ?? 0) + 1);
      else raws.push(row);
      if (rows >= most) break;
    }
    return { rows, rejected, read: readAll(path.basename(file), raws, tables) };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

function readAll(
  website: string,
  raws: readonly RawPosting[],
  tables: Parameters<typeof createNormaliser>[0],
): Read[] {
  const evidence = evidenceOfRows(raws.slice(0, 500), tables.gazetteer);
  const origin = { website, country: countryOfWebsite(website), ...evidence };
  const normalise = createNormaliser(tables);
  return raws.map((raw) => ({ raw, ready: makeReady(raw, origin, normalise) }));
}

function shareOf(read: readonly Read[], has: (ready: PreparedPosting) => unknown): string {
  const found = read.filter(({ ready }) => has(ready)).length;
  return `${((100 * found) / Math.max(1, read.length)).toFixed(1)} %`;
}

function show({ rows, rejected, read }: Source) {
  const pages = new Set(read.map(({ ready }) => ready.postingId)).size;
  const left = [...rejected.values()].reduce((sum, count) => sum + count, 0);
  console.log(`  ${rows} rows: ${pages} postings, ${read.length - pages} of the same page, ${left} rejected`);
  for (const [reason, count] of rejected) console.log(`    ${count} x ${reason}`);
  const shares: [string, (ready: PreparedPosting) => unknown][] = [
    ['country', ({ country }) => country],
    ['town', ({ location }) => location],
    ['place name', ({ locationName }) => locationName],
    ['employer', ({ organizationName }) => organizationName],
    ['pay', ({ salary, predictedSalary }) => salary ?? predictedSalary],
    ['date', ({ date }) => date],
    ['contract', ({ contractType }) => contractType],
    ['education', ({ educationLevel }) => educationLevel],
    ['profession', ({ profession }) => profession],
    [
      'skills',
      ({ itSkills, professionalSkills, softSkills }) =>
        itSkills.length + professionalSkills.length + softSkills.length,
    ],
    ['text', ({ fullText }) => fullText !== ''],
  ];
  console.log(`  ${shares.map(([name, has]) => `${name} ${shareOf(read, has)}`).join(', ')}`);
}

function showSample(read: readonly Read[]) {
  const step = Math.max(1, Math.floor(read.length / SAMPLE));
  for (const { raw, ready } of read.filter((_, index) => index % step === 0).slice(0, SAMPLE)) {
    const { title, organization, places, pay, date, employment } = raw;
    console.log(`  < ${JSON.stringify({ title, organization, places, pay, date, employment })}`);
    const { country, region, locationName, location, organizationName, salary, salaryText } = ready;
    const found = { country, region, locationName, location, organizationName, salary, salaryText };
    console.log(`  > ${JSON.stringify({ ...found, date: ready.date, contract: ready.contractType })}`);
  }
}

/** Prints the results of the rows of each file in a folder; with samples, also a hundred of them before and after. */
export async function measureImports(
  folder: string,
  options: { showsSample: boolean; most: number },
): Promise<void> {
  const places: Gazetteer = await gazetteer();
  const tables = { ...loadTaxonomies(taxonomyPlaces(process.cwd(), '')), gazetteer: places };
  for (const name of readdirSync(folder).sort()) {
    const file = path.join(folder, name);
    if (!statSync(file).isFile() || name.endsWith('.md')) continue;
    console.log(name);
    const source = await readFile(file, options.most, tables);
    if (!source) {
      console.log('  is of no known form');
      continue;
    }
    show(source);
    if (options.showsSample) showSample(source.read);
  }
}
