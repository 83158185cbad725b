import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { noteFault } from '../health/state';
import { StoreFault } from '../store-fault';

/** Returns the command of a statement, in the form in which PostgreSQL's own driver reports it. */
function commandOf(statement: string): string {
  return /^\s*(\w+)/.exec(statement)?.[1]?.toUpperCase() ?? '';
}

/**
 * Removes the values of a statement, which PGlite attaches to its error. They are personal data, and would be logged
 * with the error.
 */
function withoutValues(error: unknown): unknown {
  if (error instanceof Error) Reflect.deleteProperty(error, 'params');
  return error;
}

function ofDisk(error: unknown): StoreFault {
  noteFault();
  return new StoreFault('disk', error);
}

/** An engine and its files, which say when it may not be used any more. */
export type OpenedRecords = {
  database: PGlite;
  files: { readonly failure: Error | undefined; release(): void };
};

/**
 * PGlite in the shape of a connection pool of one; `reopen` gives another engine where the log of one could not be written,
 * and until it can, statements fail with a fault of the disk. A transaction of Kysely is a series of calls on one client, so
 * a client is handed to one caller at a time and the next waits until it is released.
 */
export function pglitePool(
  first: OpenedRecords,
  reopen: () => Promise<OpenedRecords>,
  onClose: () => Promise<void>,
): PostgresPool {
  let opened = first;
  let turn: Promise<void> = Promise.resolve();

  /** The engine, or another where it failed. */
  async function usable(): Promise<OpenedRecords> {
    if (opened.files.failure === undefined) return opened;
    const failed = opened;
    opened = await reopen().catch((error: unknown) => {
      throw ofDisk(error);
    });
    failed.files.release();
    return opened;
  }

  async function connect(): Promise<PostgresPoolClient> {
    const before = turn;
    let release = () => {};
    turn = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    const { database, files } = await usable().catch((error: unknown) => {
      release();
      throw error;
    });
    const query = async (statement: string, parameters: readonly unknown[]) => {
      const { rows, affectedRows } = await database
        .query(statement, [...parameters])
        .catch((error: unknown) => {
          throw files.failure ? ofDisk(files.failure) : withoutValues(error);
        });
      return { command: commandOf(statement), rowCount: affectedRows ?? rows.length, rows };
    };
    return { query, release } as unknown as PostgresPoolClient;
  }

  async function end() {
    await turn;
    if (opened.files.failure === undefined) await opened.database.close();
    await onClose();
  }

  return { connect, end } as unknown as PostgresPool;
}
