import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encode, ResumeData } from '@/lib/contracts';
import { DEFAULT_READ_LIMITS, readDocument, type SourceDocument } from '@/lib/engine/documents';
import { scannedPdf } from '@/lib/engine/documents/testing';
import { parseResume } from '@/lib/engine/parser/resume';
import { gazetteer } from '@/lib/service/gazetteer';
import { loadTaxonomies, taxonomyPlaces } from '@/lib/service/taxonomy';
import { loadRecogniser } from '@/lib/service/workers/recognition';
import { ROOT } from '../setup/install.mjs';
import { readManifest } from './manifest.ts';
import { runScorer } from './scorer.ts';

/** Position of the pages in the scanner: 200 dots per inch, a degree askew to either side, with noise. */
const SCANNER = { dpi: 200, noise: 12 };
const TURN = 1;
const USUAL_SIZE = 63;
const PAGE_LIMIT_MS = 20_000;

type Options = { only?: string | undefined; size?: string | undefined; errors?: string | undefined };

/** Chooses as many PDFs of a set as requested, spread over it so that each layout has its share. */
async function chosen(directory: string, { only, size }: Options) {
  const pdfs = (await readManifest(directory, only)).filter(({ format }) => format === 'pdf');
  const step = Math.max(1, Math.floor(pdfs.length / Number(size ?? USUAL_SIZE)));
  return pdfs.filter((_, index) => index % step === Math.floor(index / step) % step);
}

/** Reads PDFs as they are, and printed and scanned again, and scores both readings against the truth. */
export async function evaluateScans(directory: string, output: string, options: Options): Promise<number> {
  const { skills, strings } = loadTaxonomies(taxonomyPlaces(ROOT, 'none'));
  const places = await gazetteer();
  const out = { originals: path.join(output, 'originals'), scans: path.join(output, 'scans') };
  await rm(output, { recursive: true, force: true });
  await Promise.all(Object.values(out).map((folder) => mkdir(folder, { recursive: true })));
  const entries = await chosen(directory, options);
  const used = { pages: 0, ms: 0, unread: 0 };
  for (const [index, { id, file }] of entries.entries()) {
    const bytes = await readFile(path.join(directory, file));
    const truth = JSON.parse(await readFile(path.join(directory, 'truth', `${id}.json`), 'utf8')) as {
      asOf: string;
    };
    const write = (document: SourceDocument, folder: string) => {
      const given = { documentLastModified: truth.asOf, skills, gazetteer: places, strings };
      const { resume } = parseResume(document, given);
      const answer = { Value: { ResumeData: encode(ResumeData, resume) } };
      return writeFile(path.join(folder, `${id}.json`), JSON.stringify(answer));
    };
    const original = await readDocument(bytes, DEFAULT_READ_LIMITS);
    if (original.ok) await write(original.value, out.originals);
    const turn = index % 2 === 0 ? TURN : -TURN;
    const scan = await scannedPdf(bytes, { ...SCANNER, turn, seed: index + 1 });
    const readPicture = await loadRecogniser({
      language: 'en',
      pageLimitMs: PAGE_LIMIT_MS,
      shouldStop: () => false,
    });
    const before = process.cpuUsage();
    const read = await readDocument(scan, { ...DEFAULT_READ_LIMITS, readPicture });
    const { user, system } = process.cpuUsage(before);
    used.ms += (user + system) / 1000;
    if (!read.ok) {
      used.unread++;
      console.log(`  ${id}: ${read.failure.code}`);
      continue;
    }
    used.pages += read.value.pages.length;
    await write(read.value, out.scans);
  }
  const seconds = (used.ms / 1000 / used.pages).toFixed(2);
  console.log(
    `scans: ${entries.length} documents, ${used.pages} pages, ${seconds} s of a core a page, ${used.unread} unread`,
  );
  const score = {
    by: 'layout,lang',
    only: undefined,
    errors: options.errors,
    ids: entries.map(({ id }) => id),
  };
  console.log('\n== as they are');
  await runScorer(directory, out.originals, { ...score, errors: undefined });
  console.log('\n== scanned');
  return runScorer(directory, out.scans, score);
}
