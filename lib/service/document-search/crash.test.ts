/** What was acknowledged is there and found after the server was killed while it added documents, and nothing half. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { serviceRuntime } from '../runtime';
import { countDocuments, findIndexes } from '../store';
import { stopService } from '../testing/service';
import { documentSearch } from '.';

const INDEXER = path.resolve(import.meta.dirname, '../testing/crashing-indexer.ts');
const ENOUGH = 1000;

afterAll(stopService);

/** Kills the process when it has acknowledged enough; gives how many it had. */
async function killWhileAdding(): Promise<number> {
  const indexer: ChildProcess = spawn(process.execPath, ['--import', 'tsx', INDEXER], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let acknowledged = 0;
  const gone = new Promise((resolve) => indexer.once('exit', resolve));
  indexer.stdout?.on('data', (chunk: Buffer) => {
    acknowledged = Number(chunk.toString().trim().split('\n').at(-1));
    if (acknowledged >= ENOUGH) indexer.kill('SIGKILL');
  });
  await gone;
  return acknowledged;
}

/** The engine of the process that was killed ends by itself, and lets go of its directory then. */
async function openAgain() {
  for (let tries = 0; ; tries++) {
    try {
      return await documentSearch();
    } catch (error) {
      if (tries >= 20) throw error;
      await sleep(250);
    }
  }
}

it('finds all that was acknowledged when the server is killed while it adds', {
  timeout: 120_000,
}, async () => {
  const acknowledged = await killWhileAdding();
  expect(acknowledged).toBeGreaterThanOrEqual(ENOUGH);
  const { records } = await serviceRuntime();
  const [index] = await findIndexes(records, 'acme', ['CRASH']);
  const kept = await countDocuments(records, index?.id ?? 0);
  expect(kept).toBeGreaterThanOrEqual(acknowledged);
  expect(kept % 50).toBe(0);
  await openAgain();
  const condition = { sql: 'true', parameters: {} };
  const scope = { indexIds: [index?.id ?? 0], condition };
  const ask = async () => (await documentSearch()).search(scope, { take: 1, skip: 0 });
  const until = Date.now() + 60_000;
  while ((await ask()).total !== kept && Date.now() < until) await sleep(100);
  expect((await ask()).total).toBe(kept);
  const search = await documentSearch();
  const has = (await search.fingerprints()).find(({ indexId }) => indexId === index?.id);
  expect(has?.documents).toBe(kept);
});
