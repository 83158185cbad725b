import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
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
/** By then it is known here that a process has ended which answers no more. */
const ENDING_MS = 200;
/** A question that ran past its limit by this much is not being answered any more. */
const PAST_LIMIT_MS = 10_000;
const NO_CODE = 0;

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

/**
 * Runs ClickHouse embedded, in a separate process that is restarted when it ends. A data directory has one owner: the
 * engine itself refuses to open it twice.
 */
export async function embeddedEngine(options: EmbeddedOptions): Promise<ColumnEngine> {
  const socketPath = socketOf(options.directory);
  await mkdir(options.directory, { recursive: true, mode: 0o700 });
  const client = connectEngine({ socketPath });
  let current: Promise<ChildProcess> | undefined;
  let answeredAt = 0;

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

  /**
   * Ends a process that has answered nothing since a question should have ended. The engine catches signals of its own
   * faults, and sleeps instead of ending by them.
   */
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

  async function ask<Row>(statement: ColumnStatement, limits: StatementLimits): Promise<Row[]> {
    const stopWatching = watch(await running(), limits);
    try {
      return await client.rows<Row>(statement, limits);
    } finally {
      stopWatching();
      answeredAt = performance.now();
    }
  }

  /** A question that met the end of the process is asked again of the next one; a write is for the writer to repeat. */
  async function rows<Row>(statement: ColumnStatement, limits = STANDARD_LIMITS): Promise<Row[]> {
    try {
      return await ask<Row>(statement, limits);
    } catch (error) {
      if (!(error instanceof EngineFailure) || error.code !== NO_CODE) throw error;
      await setTimeout(ENDING_MS);
      return ask<Row>(statement, limits);
    }
  }

  await running();
  return {
    rows,
    run: async (statement) => running().then(() => client.run(statement)),
    insert: async (table, rows) => running().then(() => client.insert(table, rows)),
    close: async () => {
      await client.close();
      const child = await current?.catch(() => undefined);
      if (child) await stopProcess(child);
    },
  };
}
