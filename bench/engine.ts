import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { connectEngine } from '@/lib/service/column-engine/client';
import type { ColumnEngine } from '@/lib/service/column-engine/port';
import { freePort } from '../scripts/service.mjs';

/** The engine that the service and the hand-written statements both ask. */
export type BenchEngine = ColumnEngine & { url: string; pid: number | undefined; stop: () => Promise<void> };

const HOST = path.resolve('lib', 'service', 'column-engine', 'host', 'main.ts');

/** Connections of the embedded engine, as in the app. */
const CONNECTIONS = '4';

/**
 * Opens the server of `CLICKHOUSE_URL`, else the embedded engine in a separate process, behind the same interface.
 * Without `memoryBytes` it has the memory that the app gives it.
 */
export async function openBenchEngine(directory: string, memoryBytes?: number): Promise<BenchEngine> {
  const given = process.env.CLICKHOUSE_URL;
  if (given) {
    const engine = connectEngine({ url: given });
    return { ...engine, url: given, pid: undefined, stop: engine.close };
  }
  await mkdir(directory, { recursive: true });
  const port = await freePort();
  const child: ChildProcess = fork(
    HOST,
    [directory, String(port), ...(memoryBytes ? [CONNECTIONS, String(memoryBytes)] : [])],
    { execArgv: [] },
  );
  await once(child, 'message');
  const url = `http://127.0.0.1:${port}/shortlist`;
  const engine = connectEngine({ url });
  const stop = async () => {
    await engine.close();
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  return { ...engine, url, pid: child.pid, stop };
}
