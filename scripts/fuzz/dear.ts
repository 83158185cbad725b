import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type ReaderImage, type ReaderProcess, startReader } from '@/lib/service/workers/reader-process';
import type { TaskEnd } from '@/lib/service/workers/run-task';
import { HARD_LIMIT_MS, taskOf } from './fuzz.ts';
import { HOSTILE_KINDS, hostileFile, PERSON } from './hostile/index.ts';
import { wrongIn } from './judge.ts';

/** What a file of less than 10 kB may take: processor time, and memory beyond that of a reader that has read a CV. */
const BUDGET = { processorMs: 2000, bytes: 200 * 1024 * 1024 };
/** A process that holds this much more than a fresh one is replaced, so that no file hides behind the one before it. */
const TIRED_BYTES = 60 * 1024 * 1024;
const LOOK_MS = 10;
/** A CV by which a fresh process gets ready, as often as its memory takes to settle. */
const READY = { cv: `${PERSON}\n\nExperience\nWelder, Harbour Works, 2019 - 2022\n`, times: 4 };

type Cost = { end: TaskEnd; processorMs: number; bytes: number };
/** What one kind cost: how many files, of how many the text came through, the most of each, and how many were wrong. */
export type KindCost = {
  kind: string;
  tries: number;
  kept: number;
  processorMs: number;
  bytes: number;
  problems: number;
};
type Options = {
  seed: number;
  files: number;
  /** One file alone. */
  only?: number;
  keepIn: string;
  onWrong: (problem: string) => void;
};

/** The task of a file: each kind meets every conversion in turn, and is read as a posting, too. */
const hostileTask = (bytes: Uint8Array, number: number) =>
  taskOf(bytes, number + Math.floor(number / HOSTILE_KINDS.length));

/** A reader that is ready, and what it holds then; `read` measures a file against that. */
async function openReader(image: ReaderImage) {
  const reader = startReader(image);
  await reader.ready;
  const held = async () => (await reader.residentBytes()) ?? 0;
  for (let number = 0; number < READY.times; number++)
    await reader.run(taskOf(Buffer.from(READY.cv), number), HARD_LIMIT_MS);
  const fresh = await held();
  return {
    reader,
    isTired: async () => !reader.isAlive() || (await held()) > fresh + TIRED_BYTES,
    read: (bytes: Uint8Array, number: number) => measure(reader, held, fresh, hostileTask(bytes, number)),
  };
}

async function measure(
  reader: ReaderProcess,
  held: () => Promise<number>,
  fresh: number,
  task: ReturnType<typeof taskOf>,
): Promise<Cost> {
  let most = 0;
  let isOver = false;
  const running = reader.run(task, HARD_LIMIT_MS).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    most = Math.max(most, await held());
    await Promise.race([running, setTimeout(LOOK_MS)]);
  }
  const end = await running;
  const processorMs = end.kind === 'answered' ? end.processorMs : Number.POSITIVE_INFINITY;
  return { end, processorMs, bytes: Math.max(0, Math.max(most, await held()) - fresh) };
}

const isOver = ({ processorMs, bytes }: Cost) => processorMs > BUDGET.processorMs || bytes > BUDGET.bytes;

function problemOf({ end, processorMs, bytes }: Cost): string | undefined {
  const wrong = end.kind === 'starved' ? 'no answer in time' : wrongIn(end, BUDGET.processorMs);
  if (wrong) return wrong;
  return bytes > BUDGET.bytes
    ? `${Math.round(bytes / 2 ** 20)} MB more than a CV, ${(processorMs / 1000).toFixed(1)} s of a core`
    : undefined;
}

/** Returns whether a CV still has its text; undefined where the file was read as a posting. */
function keepsText({ end }: Cost): boolean {
  if (end.kind !== 'answered' || !end.result.ok) return false;
  const { value } = end.result;
  return value.sort !== 'resume' || (value.resume.resumeMetadata?.plainText ?? '').includes(PERSON);
}

/**
 * Reads hostile files of less than 10 kB one after the other and counts, by kind, which were over budget or went wrong.
 * One that is over is read again by a fresh process, whose cost counts: what the collector had left is not the file's.
 */
export async function countDear(image: ReaderImage, options: Options): Promise<KindCost[]> {
  const { seed, files, only, keepIn, onWrong } = options;
  const costs = new Map(
    HOSTILE_KINDS.map((kind) => [kind, { kind, tries: 0, kept: 0, processorMs: 0, bytes: 0, problems: 0 }]),
  );
  let current = await openReader(image);
  const renew = async () => {
    current.reader.kill();
    await current.reader.gone;
    current = await openReader(image);
  };
  const first = only ?? 0;
  for (let number = first; number < (only === undefined ? files : first + 1); number++) {
    const { kind, bytes } = hostileFile(seed, number);
    if (await current.isTired()) await renew();
    let cost = await current.read(bytes, number);
    if (isOver(cost)) {
      await renew();
      cost = await current.read(bytes, number);
    }
    const problem = problemOf(cost);
    const sum = costs.get(kind);
    if (sum) note(sum, cost, problem);
    if (problem === undefined) continue;
    await mkdir(keepIn, { recursive: true });
    await writeFile(path.join(keepIn, `hostile-${seed}-${number}`), bytes);
    onWrong(`seed ${seed}, file ${number} (${kind}, ${bytes.length} bytes): ${problem}`);
  }
  current.reader.kill();
  await current.reader.gone;
  return [...costs.values()].filter(({ tries }) => tries > 0);
}

function note(sum: KindCost, cost: Cost, problem: string | undefined): void {
  sum.tries++;
  if (keepsText(cost)) sum.kept++;
  sum.processorMs = Math.max(sum.processorMs, cost.processorMs);
  sum.bytes = Math.max(sum.bytes, cost.bytes);
  if (problem) sum.problems++;
}
