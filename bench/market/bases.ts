/** Postings to make many of: real ones of a folder, or those of the sample market; normalised once. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  createNormaliser,
  type NormalisedPosting,
  proposeColumns,
  type RawPosting,
  readRow,
  sampleMarket,
} from '@/lib/engine/postings';
import { gazetteer } from '@/lib/service/gazetteer';
import { loadTaxonomies, taxonomyPlaces } from '@/lib/service/taxonomy';

const MOST_BASES = 2000;
const TODAY = '2026-11-01';
/** Letters of a text: longer ones are left out, so that a million fit on the disk of a laptop. */
const LENGTH = { least: 1000, most: 4500 };

/** Returns where real postings are looked for: JSON Lines with the columns of any table of postings. */
export function folderOfPostings(): string | undefined {
  const folder = path.resolve(process.env.BENCH_MARKET_DIR ?? '../shared/market');
  return existsSync(folder) ? folder : undefined;
}

function readLine(line: string): RawPosting[] {
  const row = JSON.parse(line) as Record<string, unknown>;
  const read = readRow(row, proposeColumns(Object.keys(row)).mapping);
  const length = 'title' in read ? (read.description?.length ?? 0) : 0;
  return 'title' in read && length >= LENGTH.least && length <= LENGTH.most ? [read] : [];
}

async function postingsOfFolder(folder: string): Promise<RawPosting[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).sort();
  const files = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return files.flatMap((text) =>
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .flatMap(readLine),
  );
}

/** Returns at most two thousand, taken evenly; takes about ten milliseconds each. */
export async function normalisedBases(): Promise<NormalisedPosting[]> {
  const folder = folderOfPostings();
  const raws = folder
    ? await postingsOfFolder(folder)
    : [...sampleMarket({ postings: MOST_BASES, until: TODAY, months: 24, seed: 1 })];
  const step = Math.max(1, raws.length / MOST_BASES);
  const taken = Array.from(
    { length: Math.min(raws.length, MOST_BASES) },
    (_, index) => raws[Math.floor(index * step)],
  );
  const taxonomies = loadTaxonomies(taxonomyPlaces(process.cwd(), ''));
  const normalise = createNormaliser({ ...taxonomies, gazetteer: await gazetteer() });
  return taken
    .filter((raw) => raw !== undefined)
    .map((raw) => normalise(raw, { website: 'jobs.example', seenOn: TODAY }));
}
