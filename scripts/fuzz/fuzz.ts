import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReaderPool } from '@/lib/service/workers/pool';
import type { ReaderTask } from '@/lib/service/workers/protocol';
import { makeCase, readSamples } from './corpus.ts';
import { wrongIn } from './judge.ts';

export type FuzzOptions = {
  seed: number;
  /** Ends when this many milliseconds passed, or after one case when `only` names it. */
  milliseconds: number;
  only?: number;
  /** Where documents that went wrong are kept. */
  keepIn: string;
  onWrong?: (problem: string) => void;
};

/** Those of the service, as its configuration has them unless told otherwise. */
const SOFT_LIMIT_MS = 20_000;
const HARD_LIMIT_MS = 22_500;
/** Every so many cases the document is taken for a job posting. */
const JOB_EVERY = 5;

function taskOf(bytes: Uint8Array, number: number): ReaderTask {
  const everything = number % 2 === 0;
  return {
    material: { kind: 'document', bytes },
    options: {
      documentLastModified: '2026-11-01',
      outputHtml: everything,
      hideHtmlImages: false,
      outputRtf: everything,
      outputPdf: number % 8 === 0,
      normalisation: {
        skillsTaxonomy: 'V2',
        normaliseSkills: everything,
        professions: everything ? { onet: '2019', languages: 'v10' } : undefined,
      },
      ask:
        number % JOB_EVERY === JOB_EVERY - 1
          ? { sort: 'job' }
          : { sort: 'resume', outputCandidateImage: everything },
    },
    softLimitMs: SOFT_LIMIT_MS,
  };
}

/**
 * Sends damaged documents to a pool of readers until the time is up, and gives how many were sent, how many of them could be
 * read, and what went wrong. What a case was made
 * of is told by the seed and its number, so it can be repeated; its document is kept as well.
 */
export async function fuzz(pool: ReaderPool, readers: number, options: FuzzOptions) {
  const { seed, milliseconds, only, keepIn, onWrong } = options;
  const samples = await readSamples();
  const endBy = performance.now() + milliseconds;
  const problems: string[] = [];
  let next = only ?? 0;
  let cases = 0;
  let read = 0;

  async function tryNext() {
    const number = next++;
    const { name, extension, bytes } = makeCase(samples, seed, number);
    const begin = () => ({ task: taskOf(bytes, number), hardLimitMs: HARD_LIMIT_MS });
    const answer = await pool.run({ owner: 'fuzz', startBy: Number.POSITIVE_INFINITY, begin });
    const wrong = wrongIn(answer);
    cases++;
    if (answer.kind === 'answered' && answer.result.ok) read++;
    if (wrong === undefined) return;
    await mkdir(keepIn, { recursive: true });
    await writeFile(path.join(keepIn, `${seed}-${number}.${extension}`), bytes);
    const problem = `seed ${seed}, case ${number} (of ${name}): ${wrong}`;
    problems.push(problem);
    onWrong?.(problem);
  }

  async function work() {
    do await tryNext();
    while (only === undefined && performance.now() < endBy);
  }

  await Promise.all(Array.from({ length: only === undefined ? readers : 1 }, work));
  return { cases, read, problems };
}
