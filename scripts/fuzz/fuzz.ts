import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReaderPool } from '@/lib/service/workers/pool';
import type { ReaderTask } from '@/lib/service/workers/protocol';
import { makeCase, readSamples } from './corpus.ts';
import { wrongIn } from './judge.ts';

export type FuzzOptions = {
  seed: number;
  /** Ends after this many milliseconds or cases, or after one when `only` names it. */
  milliseconds?: number;
  most?: number;
  only?: number;
  /** Folder for documents that failed. */
  keepIn: string;
  onWrong?: (problem: string) => void;
};

/** Processor time that a document may take: the time that the service gives it on a machine with nothing else to do. */
const MOST_PROCESSOR_MS = 20_000;
/** On the wall, so that one that waits forever is found: far more, because others may use the machine. */
const SOFT_LIMIT_MS = 200_000;
export const HARD_LIMIT_MS = 225_000;
/** So many of those that took most are named at the end. */
const DEAREST = 12;
/** One document in this many is treated as a job posting. */
const JOB_EVERY = 5;

/** Returns the task of a case: every conversion for one, none for the next, and every fifth as a posting. */
export function taskOf(bytes: Uint8Array, number: number): ReaderTask {
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
 * Sends damaged documents to a pool of readers, and returns how many were sent, how many of them could be read, which
 * took the most processor time (milliseconds), and the failures. The seed and the number of a case reproduce it; its
 * document is kept too.
 */
export async function fuzz(pool: ReaderPool, readers: number, options: FuzzOptions) {
  const { seed, milliseconds = Number.POSITIVE_INFINITY, only, keepIn, onWrong } = options;
  const end = only === undefined ? (options.most ?? Number.POSITIVE_INFINITY) : only + 1;
  const samples = await readSamples();
  const endBy = performance.now() + milliseconds;
  const problems: string[] = [];
  let dearest: { number: number; name: string; processorMs: number }[] = [];
  let next = only ?? 0;
  let cases = 0;
  let read = 0;

  async function tryNext() {
    const number = next++;
    const { name, extension, bytes } = makeCase(samples, seed, number);
    const begin = () => ({ task: taskOf(bytes, number), hardLimitMs: HARD_LIMIT_MS });
    const answer = await pool.run({ owner: 'fuzz', startBy: Number.POSITIVE_INFINITY, begin });
    const wrong = wrongIn(answer, MOST_PROCESSOR_MS);
    cases++;
    if (answer.kind === 'answered') {
      if (answer.result.ok) read++;
      const { processorMs } = answer;
      dearest = [...dearest, { number, name, processorMs }]
        .sort((a, b) => b.processorMs - a.processorMs)
        .slice(0, DEAREST);
    }
    if (wrong === undefined) return;
    await mkdir(keepIn, { recursive: true });
    await writeFile(path.join(keepIn, `${seed}-${number}.${extension}`), bytes);
    const problem = `seed ${seed}, case ${number} (of ${name}): ${wrong}`;
    problems.push(problem);
    onWrong?.(problem);
  }

  async function work() {
    while (next < end && performance.now() < endBy) await tryNext();
  }

  await Promise.all(Array.from({ length: readers }, work));
  return { cases, read, dearest, problems };
}
