import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { watchProgress } from '@/lib/platform';
import type { TaxonomyPlaces } from '../taxonomy';
import type { ReaderTask } from './protocol';
import { residentBytes } from './resident-memory';
import { howItEnded, runTask, type TaskEnd } from './run-task';

/** Location of the bundles, and the rights and limits of a process that runs them. */
export type ReaderImage = {
  /** Folder of `reader.mjs` and `reader-sandbox.mjs`. */
  directory: string;
  /** Folders and files that the process may read in addition to its bundles. */
  readable: readonly string[];
  /** Location of the tables of the taxonomies, which it may read, too. */
  tables: TaxonomyPlaces;
  memoryBytes: number;
  /** True if its processes give way to others where cores are scarce. */
  givesWay?: boolean;
};

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

/** A start takes some three seconds of a core. */
const START_PATIENCE = { processorMs: 60_000, asleepMs: 30_000 };
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
  const child = fork(
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
  if (image.givesWay && child.pid !== undefined) giveWay(child.pid);
  return child;
}

/** On a system that does not allow it, its processes run like all others. */
function giveWay(pid: number) {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {}
}

function endOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.on('error', () => resolve());
  });
}

/** Settles with the first message; a process that does not get there with a fair share of a core is ended. */
function readiness(child: ChildProcess, gone: Promise<void>): Promise<void> {
  const stopWatching = watchProgress(child, START_PATIENCE);
  const ready = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    gone.then(() => reject(new Error(`the reader ended at its start: ${howItEnded(child)}`)));
  }).finally(stopWatching);
  ready.catch(() => undefined);
  return ready;
}

/**
 * Starts one process that reads untrusted files. It has an empty environment, no network, and no permission to write,
 * to start anything or to read more than its own code; it is watched from outside and killed when it uses too much
 * memory or time. One task at a time.
 */
export function startReader(image: ReaderImage): ReaderProcess {
  const child = start(image);
  let number = 0;
  let alive = true;
  /**
   * Reaction of the task in hand to the end of the process. One at a time: a reaction of `gone` would keep every answer
   * alive.
   */
  let whenGone: (() => void) | undefined;
  const gone = endOf(child).then(() => {
    alive = false;
    whenGone?.();
  });
  const ready = readiness(child, gone);

  function run(task: ReaderTask, hardLimitMs: number): Promise<TaskEnd> {
    const { ends, died } = runTask(child, {
      number: ++number,
      task,
      hardLimitMs,
      memoryBytes: image.memoryBytes,
    });
    whenGone = died;
    if (!alive) died();
    return ends;
  }

  return {
    ready,
    gone,
    isAlive: () => alive,
    run,
    residentBytes: async () => (child.pid === undefined ? undefined : residentBytes(child.pid)),
    kill: () => child.kill('SIGKILL'),
  };
}
