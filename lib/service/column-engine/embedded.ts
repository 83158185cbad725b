import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { watchProgress } from '@/lib/platform';
import { connectEngine, STANDARD_LIMITS } from './client';
import { type ColumnEngine, type ColumnStatement, EngineFailure, type StatementLimits } from './port';

/** A data directory, and where the program of the engine's process is. */
export type EmbeddedOptions = { directory: string; program: string };

const START_PATIENCE = { processorMs: 120_000, asleepMs: 60_000 };
const STOP_LIMIT_MS = 1500;
/** By then it is known here, also on a busy machine, that a process has ended which answers no more. */
const ENDING_MS = 2000;
/** A question that ran past its limit by this much is not being answered any more. */
const PAST_LIMIT_MS = 10_000;
/** A process that writes is asked so often whether it is there: a write may take longer than any question. */
const PING_MS = 5000;
const NO_CODE = 0;

const hasNoAnswer = (error: unknown) => error instanceof EngineFailure && error.code === NO_CODE;

function ping(socketPath: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ socketPath, path: '/ping' }, (answer) => answer.resume().once('end', resolve)).once(
      'error',
      reject,
    );
  });
}

/** Paths of sockets may have some hundred characters at most, and a data directory may be deeper. */
function socketOf(directory: string): string {
  const name = createHash('sha256').update(`${process.pid}:${directory}`).digest('hex').slice(0, 24);
  return path.join(tmpdir(), `shortlist-${name}.sock`);
}

function startProcess({ directory, program }: EmbeddedOptions, socket: string): Promise<ChildProcess> {
  const child = fork(/* turbopackIgnore: true */ program, [directory, socket], {
    env: { NODE_ENV: 'production', PATH: process.env.PATH, TMPDIR: process.env.TMPDIR },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-2000);
    });
    const stopWatching = watchProgress(child, START_PATIENCE);
    child.once('message', () => {
      stopWatching();
      resolve(child);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new EngineFailure(NO_CODE, `the engine ended at its start: ${said}`)));
  });
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const late = globalThis.setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  child.kill('SIGTERM');
  await gone;
  clearTimeout(late);
}

/** Waits until it is known that a process has ended, if it has. */
async function settled(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await Promise.race([new Promise((resolve) => child.once('exit', resolve)), setTimeout(ENDING_MS)]);
}

/**
 * Ends a process that has answered nothing since a question should have ended. The engine catches signals of its own
 * faults, and sleeps instead of ending by them.
 */
function watchLife(socketPath: string) {
  let answeredAt = 0;
  const answered = () => {
    answeredAt = performance.now();
  };

  function watch(child: ChildProcess, { seconds }: StatementLimits): () => void {
    const patience = seconds * 1000 + PAST_LIMIT_MS;
    const look = () => {
      const silent = performance.now() - Math.max(askedAt, answeredAt);
      if (silent >= patience) child.kill('SIGKILL');
      else timer = globalThis.setTimeout(look, patience - silent).unref();
    };
    const askedAt = performance.now();
    let timer = globalThis.setTimeout(look, patience).unref();
    return () => clearTimeout(timer);
  }

  /** The same for a process that writes. */
  function watchWrite(child: ChildProcess): () => void {
    const stopWatching = watch(child, STANDARD_LIMITS);
    const asking = setInterval(() => ping(socketPath).then(answered, () => undefined), PING_MS).unref();
    return () => {
      clearInterval(asking);
      stopWatching();
    };
  }

  return { answered, watch, watchWrite };
}

/**
 * Runs ClickHouse embedded, in a separate process that is restarted when it ends. A data directory has one owner: the
 * engine itself refuses to open it twice.
 */
export async function embeddedEngine(options: EmbeddedOptions): Promise<ColumnEngine> {
  const socketPath = socketOf(options.directory);
  await mkdir(options.directory, { recursive: true, mode: 0o700 });
  const client = connectEngine({ socketPath });
  const life = watchLife(socketPath);
  let current: Promise<ChildProcess> | undefined;

  function running(): Promise<ChildProcess> {
    current ??= startProcess(options, socketPath).then((child) => {
      child.once('exit', () => {
        current = undefined;
      });
      return child;
    });
    current.catch(() => {
      current = undefined;
    });
    return current;
  }

  /** Has a process do something under watch; a failure is told once it is known whether the process has ended. */
  async function using<T>(watch: (child: ChildProcess) => () => void, work: () => Promise<T>): Promise<T> {
    const child = await running();
    const stopWatching = watch(child);
    try {
      return await work();
    } catch (error) {
      if (hasNoAnswer(error)) await settled(child);
      throw error;
    } finally {
      stopWatching();
    }
  }

  const ask = <Row>(statement: ColumnStatement, limits: StatementLimits): Promise<Row[]> =>
    using(
      (child) => life.watch(child, limits),
      () => client.rows<Row>(statement, limits).finally(life.answered),
    );

  /** A question that met the end of the process is asked again of the next one; a write is for the writer to repeat. */
  async function rows<Row>(statement: ColumnStatement, limits = STANDARD_LIMITS): Promise<Row[]> {
    try {
      return await ask<Row>(statement, limits);
    } catch (error) {
      if (!hasNoAnswer(error)) throw error;
      return ask<Row>(statement, limits);
    }
  }

  await running();
  return {
    rows,
    run: (statement) => using(life.watchWrite, () => client.run(statement)),
    insert: (table, rows) => using(life.watchWrite, () => client.insert(table, rows)),
    close: async () => {
      await client.close();
      const child = await current?.catch(() => undefined);
      if (child) await stopProcess(child);
    },
  };
}
