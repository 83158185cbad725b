import type { ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import type { DocumentKind, Line } from '@/lib/engine/documents';
import { type ProcessTime, processTime, watchProgress } from '@/lib/platform';
import type { FromReader, ReaderResult, ReaderTask, ReadJob, ReadResume, ToReader } from './protocol';
import { residentBytes } from './resident-memory';

/** Reports of a process about a document before it ended: its lines, or all but the conversions that are `late`. */
export type SoFar = {
  lines?: { documentKind: DocumentKind; lines: Line[] };
  read?: ReadResume | ReadJob;
};

/**
 * Outcome of a task. `died` is the fault of the document that was read then; `processorMs` is the processor time that
 * reading took.
 */
export type FinalEnd =
  | { kind: 'answered'; result: ReaderResult; processorMs: number }
  | { kind: 'late'; soFar: SoFar }
  | { kind: 'died'; reason: 'memory' | 'crash'; detail: string; soFar: SoFar };

/**
 * `starved`: the time was up, and the machine had given the process too little of a core to judge the document. It
 * continues until it has had as much as the limit; `rest` is its final outcome.
 */
export type TaskEnd = FinalEnd | { kind: 'starved'; soFar: SoFar; rest: Promise<FinalEnd> };

function tellsOf(soFar: SoFar, report: Exclude<FromReader, { type: 'ready' | 'done' }>): SoFar {
  if (report.type === 'progress') return { lines: report };
  if (report.type === 'parsed') return { read: report.read };
  return { read: soFar.read && { ...soFar.read, conversions: report.conversions } };
}

/** A task for one process, the number of its reports, and its limits. */
type Run = { number: number; task: ReaderTask; hardLimitMs: number; memoryBytes: number };

const MEMORY_CHECK_MS = 100;
/** Of the time that a document had, the part of a core below which the machine was at fault, not the document. */
const STARVED_SHARE = 0.5;
/** Number of checks on a process that may be waiting for nothing, and the time between them. */
const LOOKS = { count: 7, everyMs: 30 };
const ASLEEP_IN_OVERTIME_MS = 5000;

/** Returns how a process ended, for the log. */
export function howItEnded(child: ChildProcess): string {
  return child.signalCode ? `signal ${child.signalCode}` : `exit code ${child.exitCode}`;
}

/** Returns true if a process rests at most of several looks: one that wakes for a moment is not waiting for a core. */
async function restsMostly(child: ChildProcess): Promise<boolean> {
  let resting = 0;
  for (let look = 0; look < LOOKS.count; look++) {
    if ((await processTime(child.pid))?.isAsleep) resting++;
    await setTimeout(LOOKS.everyMs);
  }
  return resting > LOOKS.count / 2;
}

/** Returns true if a process had too little of a core since `before`, in which it would have done something. */
async function wasStarved(child: ChildProcess, before: ProcessTime | undefined, ms: number) {
  const now = await processTime(child.pid);
  if (!before || !now || now.processorMs - before.processorMs > ms * STARVED_SHARE) return false;
  return !(await restsMostly(child));
}

/** Ends a process that holds too much memory; `isOver` returns whether it did. Returns how to stop watching. */
function watchMemory(child: ChildProcess, memoryBytes: number) {
  let isOver = false;
  const look = async () => {
    const held = child.pid === undefined ? undefined : await residentBytes(child.pid);
    if (held === undefined || held <= memoryBytes) return;
    isOver = true;
    child.kill('SIGKILL');
  };
  const timer = setInterval(look, MEMORY_CHECK_MS);
  return { isOver: () => isOver, stop: () => clearInterval(timer) };
}

/** Collects the reports of a process on a task; `done` when that is its result. */
function collectReports(child: ChildProcess, number: number, done: (end: FinalEnd) => void) {
  let soFar: SoFar = {};
  const receive = (message: unknown) => {
    const report = message as FromReader;
    if (report.type === 'ready' || report.number !== number) return;
    if (report.type !== 'done') soFar = tellsOf(soFar, report);
    else done({ kind: 'answered', result: report.result, processorMs: report.processorMs });
  };
  child.on('message', receive);
  return { soFar: () => soFar, stop: () => child.off('message', receive) };
}

/**
 * Has a process do one task, watched from outside: it is killed when it uses too much memory, and at its time limit,
 * unless the machine had given it too little of a core until then. `died` is called by whoever sees the process end.
 */
export function runTask(child: ChildProcess, { number, task, hardLimitMs, memoryBytes }: Run) {
  const before = processTime(child.pid);
  const { promise: rest, resolve: settle } = Promise.withResolvers<FinalEnd>();
  const { promise: ends, resolve: answer } = Promise.withResolvers<TaskEnd>();
  const memory = watchMemory(child, memoryBytes);
  const reports = collectReports(child, number, end);
  let stopOvertime: (() => void) | undefined;
  let isOver = false;

  function end(how: FinalEnd) {
    isOver = true;
    clearTimeout(limit);
    memory.stop();
    reports.stop();
    stopOvertime?.();
    settle(how);
    answer(how);
  }

  function died() {
    if (isOver) return;
    const soFar = reports.soFar();
    const ranOut = stopOvertime && !memory.isOver() && child.signalCode === 'SIGKILL';
    if (ranOut) return end({ kind: 'late', soFar });
    end({ kind: 'died', reason: memory.isOver() ? 'memory' : 'crash', detail: howItEnded(child), soFar });
  }

  async function atLimit() {
    const starved = await wasStarved(child, await before, hardLimitMs);
    if (isOver) return;
    if (!starved) {
      child.kill('SIGKILL');
      return end({ kind: 'late', soFar: reports.soFar() });
    }
    stopOvertime = watchProgress(child, { processorMs: hardLimitMs, asleepMs: ASLEEP_IN_OVERTIME_MS });
    answer({ kind: 'starved', soFar: reports.soFar(), rest });
  }

  const limit = globalThis.setTimeout(atLimit, hardLimitMs);
  child.send({ number, task } satisfies ToReader, () => undefined);
  return { ends, died };
}
