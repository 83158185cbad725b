import type { PGliteInterface } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

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

/**
 * PGlite in the shape of a connection pool of one. A transaction of Kysely is a series of calls on one client, so
 * a client is handed to one caller at a time and the next waits until it is released.
 */
export function pglitePool(database: PGliteInterface, onClose: () => Promise<void>): PostgresPool {
  let turn: Promise<void> = Promise.resolve();

  async function connect(): Promise<PostgresPoolClient> {
    const before = turn;
    let release = () => {};
    turn = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    const query = async (statement: string, parameters: readonly unknown[]) => {
      const { rows, affectedRows } = await database
        .query(statement, [...parameters])
        .catch((error: unknown) => Promise.reject(withoutValues(error)));
      return { command: commandOf(statement), rowCount: affectedRows ?? rows.length, rows };
    };
    return { query, release } as unknown as PostgresPoolClient;
  }

  async function end() {
    await turn;
    await database.close();
    await onClose();
  }

  return { connect, end } as unknown as PostgresPool;
}
