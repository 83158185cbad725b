import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DocumentKind, Line } from '@/lib/engine/documents';
import type { TaxonomyPlaces } from '../taxonomy';
import type { FromReader, ReaderResult, ReaderTask, ReadJob, ReadResume, ToReader } from './protocol';
import { residentBytes } from './resident-memory';

/** Where the bundles are and what a process of them may read and hold. */
export type ReaderImage = {
  /** Folder of `reader.mjs` and `reader-sandbox.mjs`. */
  directory: string;
  /** Folders and files that the process may read in addition to its bundles. */
  readable: readonly string[];
  /** Where the tables of the taxonomies are, which it may read, too. */
  tables: TaxonomyPlaces;
  memoryBytes: number;
};

/** What a process had reported of a document when it ended: its lines, or all but the conversions that are `late`. */
export type SoFar = {
  lines?: { documentKind: DocumentKind; lines: Line[] };
  read?: ReadResume | ReadJob;
};

/**
 * How a task ended. `died` is the fault of the document that was read then; `processorMs` is what reading it took of a
 * core.
 */
export type TaskEnd =
  | { kind: 'answered'; result: ReaderResult; processorMs: number }
  | { kind: 'late'; soFar: SoFar }
  | { kind: 'died'; reason: 'memory' | 'crash'; detail: string; soFar: SoFar };

function tellsOf(soFar: SoFar, report: Exclude<FromReader, { type: 'ready' | 'done' }>): SoFar {
  if (report.type === 'progress') return { lines: report };
  if (report.type === 'parsed') return { read: report.read };
  return { read: soFar.read && { ...soFar.read, conversions: report.conversions } };
}

export type ReaderProcess = {
  /** Settles when the process takes tasks, or fails when it ended before. */
  ready: Promise<void>;
  /** Settles when the process has ended. */
  gone: Promise<void>;
  isAlive: () => boolean;
  run: (task: ReaderTask, hardLimitMs: number) => Promise<TaskEnd>;
  residentBytes: () => Promise<number | undefined>;
  kill: () => void;
};

const MEMORY_CHECK_MS = 100;
const START_LIMIT_MS = 30_000;
const MEBIBYTE = 1024 * 1024;
/** Of the memory of a process, the part that its heap may take; the rest is for buffers, WebAssembly and code. */
const HEAP_SHARE = 0.5;

function start(image: ReaderImage): ChildProcess {
  const heap = Math.floor((image.memoryBytes * HEAP_SHARE) / MEBIBYTE);
  const { own, imported, packed, strings } = image.tables;
  const readable = [image.directory, ...image.readable, own, imported, packed, strings].map(
    (place) => `--allow-fs-read=${place}`,
  );
  const sandbox = pathToFileURL(path.join(image.directory, 'reader-sandbox.mjs')).href;
  return fork(
    /* turbopackIgnore: true */ path.join(image.directory, 'reader.mjs'),
    [own, imported, packed, strings],
    {
      cwd: image.directory,
      env: { NODE_ENV: 'production' },
      execArgv: ['--permission', ...readable, `--max-old-space-size=${heap}`, '--import', sandbox],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  );
}

function endOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.on('error', () => resolve());
  });
}

/** Settles with the first message; a process that does not get there in time is ended. */
function readiness(child: ChildProcess, gone: Promise<void>): Promise<void> {
  const late = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS);
  const ready = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    gone.then(() => reject(new Error(`the reader ended at its start: ${howItEnded(child)}`)));
  }).finally(() => clearTimeout(late));
  ready.catch(() => undefined);
  return ready;
}

/**
 * Starts one process that reads untrusted files. It has an empty environment, no network, no right to write, to start
 * anything or to read more than its own code; it is watched from outside and killed when it takes too much memory or
 * time. One task at a time.
 */
export function startReader(image: ReaderImage): ReaderProcess {
  const child = start(image);
  let number = 0;
  let killedFor: 'memory' | undefined;
  let alive = true;
  /**
   * What the task in hand does when the process ends. One at a time: a reaction of `gone` would keep every answer
   * alive.
   */
  let whenGone: (() => void) | undefined;
  const gone = endOf(child).then(() => {
    alive = false;
    whenGone?.();
  });
  const ready = readiness(child, gone);

  function kill() {
    child.kill('SIGKILL');
  }

  async function watchMemory() {
    const held = child.pid === undefined ? undefined : await residentBytes(child.pid);
    if (held === undefined || held <= image.memoryBytes) return;
    killedFor = 'memory';
    kill();
  }

  function run(task: ReaderTask, hardLimitMs: number): Promise<TaskEnd> {
    const current = ++number;
    return new Promise((resolve) => {
      let soFar: SoFar = {};
      const memoryWatch = setInterval(watchMemory, MEMORY_CHECK_MS);
      const end = (how: TaskEnd) => {
        clearInterval(memoryWatch);
        clearTimeout(killTimer);
        child.off('message', receive);
        whenGone = undefined;
        resolve(how);
      };
      const killTimer = setTimeout(() => {
        kill();
        end({ kind: 'late', soFar });
      }, hardLimitMs);
      const receive = (message: unknown) => {
        const report = message as FromReader;
        if (report.type === 'ready' || report.number !== current) return;
        if (report.type === 'done')
          return end({ kind: 'answered', result: report.result, processorMs: report.processorMs });
        soFar = tellsOf(soFar, report);
      };
      child.on('message', receive);
      whenGone = () => end({ kind: 'died', reason: killedFor ?? 'crash', detail: howItEnded(child), soFar });
      if (!alive) return whenGone();
      child.send({ number: current, task } satisfies ToReader, () => undefined);
    });
  }

  return {
    ready,
    gone,
    isAlive: () => alive,
    run,
    residentBytes: async () => (child.pid === undefined ? undefined : residentBytes(child.pid)),
    kill,
  };
}

function howItEnded(child: ChildProcess): string {
  return child.signalCode ? `signal ${child.signalCode}` : `exit code ${child.exitCode}`;
}
