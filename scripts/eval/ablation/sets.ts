import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEFAULT_READ_LIMITS, readDocument, type SourceDocument } from '@/lib/engine/documents';
import { isOfHalf, readManifest } from '../manifest.ts';
import { toolBeside } from '../scorer.ts';

/** One CV of a set, read once; switches only change its parse. */
export type Sample = { id: string; document: SourceDocument; asOf: string; truth?: Truth };

type Truth = { asOf: string; skills?: string[] };

/** Counts for one document, field by field. */
export type Tally = { fields: Map<string, { tp: number; fp: number; fn: number }> };

/** Counts right and wrong fields of an answer with known truth. */
export type Score = (truth: Truth, answer: unknown) => Tally;

/** CVs of one kind; texts without truth can only be counted as changed. */
export type SampleSet = {
  name: string;
  samples: Sample[];
  score?: Score;
  meanOf: (tallies: Tally[]) => number;
};

type Scorer = {
  fold: (text: string) => string;
  fromResumeData: (answer: unknown) => unknown;
  scoreFields: (truth: Truth, read: unknown, skills: ReadonlySet<string>) => Tally;
  aggregate: (tallies: readonly Tally[]) => { meanFieldF1: number };
};

const AS_OF = '2026-11-01';

async function documentAt(file: string): Promise<SourceDocument | undefined> {
  const read = await readDocument(await readFile(file), DEFAULT_READ_LIMITS);
  return read.ok ? read.value : undefined;
}

/** Reads the CVs of a folder with truth; `half` takes only those with odd or even numbers. */
export async function labelledSet(
  directory: string,
  only?: string,
  half?: 'odd' | 'even',
): Promise<SampleSet> {
  const scorer = (await import(pathToFileURL(toolBeside(directory, 'score.mjs')).href)) as Scorer;
  const samples: Sample[] = [];
  for (const { id, file } of await readManifest(directory, only)) {
    if (half && !isOfHalf(id, half)) continue;
    const document = await documentAt(path.join(directory, file));
    const truth = JSON.parse(await readFile(path.join(directory, 'truth', `${id}.json`), 'utf8')) as Truth;
    if (document) samples.push({ id, document, asOf: truth.asOf, truth });
  }
  const skills = new Set(
    samples.flatMap(({ truth }) => truth?.skills ?? []).map((name) => scorer.fold(name).replaceAll(' ', '')),
  );
  return {
    name: half ? `${path.basename(directory)}, ${half}` : path.basename(directory),
    samples,
    score: (truth, answer) => scorer.scoreFields(truth, scorer.fromResumeData(answer), skills),
    meanOf: (tallies) => 100 * scorer.aggregate(tallies).meanFieldF1,
  };
}

/** Reads the CVs of folders without truth. */
export async function unlabelledSet(name: string, folders: readonly string[]): Promise<SampleSet> {
  const samples: Sample[] = [];
  for (const folder of folders)
    for (const file of readdirSync(folder).sort()) {
      const document = await documentAt(path.join(folder, file));
      if (document) samples.push({ id: file.replace(/\.[a-z]+$/u, ''), document, asOf: AS_OF });
    }
  return { name, samples, meanOf: () => Number.NaN };
}
