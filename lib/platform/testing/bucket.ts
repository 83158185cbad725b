import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const PROGRAM = fileURLToPath(new URL('./bucket-process.ts', import.meta.url));

/** Starts a separate bucket of an S3 store on a free port of this machine. */
export async function testBucket(accessKeyId: string): Promise<{
  endpoint: string;
  /** Kills the store without notice, and restarts it on the same data. */
  killAndStart: () => Promise<void>;
  stop: () => Promise<void>;
}> {
  const directory = await mkdtemp(path.join(tmpdir(), 'shortlist-bucket-'));
  const port = await freePort();
  const start = async () => {
    const child = spawn(process.execPath, [PROGRAM, directory, String(port), accessKeyId], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    return child;
  };
  let child = await start();
  const kill = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return {
    endpoint: `http://127.0.0.1:${port}`,
    async killAndStart() {
      await kill();
      child = await start();
    },
    async stop() {
      await kill();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
