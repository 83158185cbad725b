import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely } from 'kysely';
import { embeddedDialect, serverDialect } from '../records';
import { testServer } from './postgres';

/** An empty store of records for one test file, and how to be rid of it. */
export type TestEngine = { database: Kysely<unknown>; stop: () => Promise<void> };

async function embedded(): Promise<TestEngine> {
  const directory = await mkdtemp(path.join(tmpdir(), 'shortlist-records-'));
  const database = new Kysely<unknown>({ dialect: await embeddedDialect(path.join(directory, 'records')) });
  const stop = async () => {
    await database.destroy();
    await rm(directory, { recursive: true });
  };
  return { database, stop };
}

async function server(): Promise<TestEngine> {
  const postgres = await testServer();
  const database = new Kysely<unknown>({ dialect: serverDialect(postgres.url) });
  const stop = async () => {
    await database.destroy();
    await postgres.stop();
  };
  return { database, stop };
}

/** Both engines of the records, for suites that every one of them has to pass. */
export const TEST_ENGINES: [name: string, start: () => Promise<TestEngine>][] = [
  ['embedded', embedded],
  ['server', server],
];
