import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_READ_LIMITS, readDocument } from '@/lib/engine/documents';
import { type DescribedProfile, explainScores, monthAt, scorePair, sideOf } from '@/lib/engine/matcher';
import { labelledCases } from '../jobs/labelled.ts';
import { AS_OF, eachDocument, profileReader } from './documents.ts';

/**
 * Draws statements about CVs, to be read next to the documents: what the evidence says of the first ten CVs of each
 * posting. Whether a statement is true, nothing but reading can tell.
 */

type Options = {
  /** Folder with CVs and postings to match, and folder with a manifest of CVs. */
  matching: string;
  real: string;
  /** Folder with real postings, of which every `step`-th is taken. */
  market: string;
  step: number;
  /** Statements to print. */
  size: number;
  out: string;
};

type Named = DescribedProfile & { id: string };
type Statement = {
  posting: string;
  title: string;
  cv: string;
  score: number;
  category: string;
  fact: string;
};

const FIRST = 10;
const OPTIONS = { exactTitles: false, month: monthAt(Date.parse(AS_OF)) };

type Reader = Awaited<ReturnType<typeof profileReader>>;

async function readBytes(bytes: Uint8Array) {
  const read = await readDocument(bytes, DEFAULT_READ_LIMITS);
  return read.ok ? [read.value] : [];
}

async function cvsOf({ matching, real }: Options, reader: Reader): Promise<Named[]> {
  const cvs: Named[] = [];
  await eachDocument(path.join(matching, 'documents'), (id, _text, document) => {
    cvs.push({ id, ...reader.resume(document) });
  });
  const manifest = path.join(real, 'manifest.jsonl');
  const lines = existsSync(manifest) ? readFileSync(manifest, 'utf8').split('\n').filter(Boolean) : [];
  for (const line of lines) {
    const { id, file } = JSON.parse(line) as { id: string; file: string };
    for (const document of await readBytes(readFileSync(path.join(real, file))))
      cvs.push({ id, ...reader.resume(document) });
  }
  return cvs;
}

/** Returns every `step`-th of the real postings whose titles are different. */
function marketTexts({ market, step }: Options): { id: string; text: string }[] {
  const file = path.join(market, 'ashby.jsonl');
  if (!existsSync(file)) return [];
  const byTitle = new Map<string, { id: string; text: string }>();
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const row = JSON.parse(line) as { id: string; title: string; location?: string; description?: string };
    if (row.description && !byTitle.has(row.title))
      byTitle.set(row.title, {
        id: row.id,
        text: [row.title, row.location, row.description].filter(Boolean).join('\n\n'),
      });
  }
  return [...byTitle.values()].filter((_, at) => at % step === 0);
}

async function postingsOf(options: Options, reader: Reader): Promise<Named[]> {
  const postings: Named[] = [];
  await eachDocument(path.join(options.matching, 'queries'), (id, _text, document) => {
    postings.push({ id, ...reader.job(document) });
  });
  const others = [
    ...(await labelledCases()),
    ...marketTexts(options).map(({ id, text }) => ({ id, bytes: Buffer.from(text) })),
  ];
  for (const { id, bytes } of others)
    for (const document of await readBytes(bytes)) postings.push({ id, ...reader.job(document) });
  return postings;
}

function statementsOf(posting: Named, cvs: readonly Named[], { knowledge }: Reader): Statement[] {
  const side = sideOf(posting.profile, OPTIONS);
  return cvs
    .map((cv) => ({ cv, score: scorePair(side, cv.profile, OPTIONS) }))
    .sort((one, other) => other.score.sov - one.score.sov)
    .slice(0, FIRST)
    .flatMap(({ cv, score }) =>
      Object.entries(explainScores(posting, cv, score.unweighted, knowledge).enriched).flatMap(
        ([category, told]) =>
          (told?.evidence ?? []).map(({ fact }) => ({
            posting: posting.id,
            title: posting.wording.titles[0] ?? '',
            cv: cv.id,
            score: Math.round(score.sov),
            category,
            fact,
          })),
      ),
    );
}

const drawn = ({ posting, cv, fact }: Statement) =>
  createHash('sha256').update(`${posting}\n${cv}\n${fact}`).digest('hex');

/** Writes all statements to `statements.jsonl` of a folder, and prints those that are to be read. */
export async function drawStatements(options: Options): Promise<void> {
  const reader = await profileReader();
  const cvs = await cvsOf(options, reader);
  const postings = await postingsOf(options, reader);
  const all = postings.flatMap((posting) => statementsOf(posting, cvs, reader));
  await mkdir(options.out, { recursive: true });
  const lines = all.map((statement) => `${JSON.stringify(statement)}\n`);
  await writeFile(path.join(options.out, 'statements.jsonl'), lines.join(''));
  console.log(`${postings.length} postings, ${cvs.length} CVs, ${all.length} statements`);
  const chosen = all.toSorted((one, other) => (drawn(one) < drawn(other) ? -1 : 1)).slice(0, options.size);
  for (const { posting, title, cv, score, category, fact } of chosen)
    console.log(`${posting}\t${title}\t${cv}\t${score}\t${category}\t${fact}`);
}
