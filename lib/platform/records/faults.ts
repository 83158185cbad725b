import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { noteFault } from '../health/state';
import { faultOfStore, StoreFault } from '../store-fault';

/** A refusal of a statement has a code of five characters; without one, it never got there or its answer never came. */
const SQLSTATE = /^[0-9A-Z]{5}$/;

function asFault(error: unknown): unknown {
  const code = (error as { code?: unknown } | undefined)?.code;
  const isRefusal = typeof code === 'string' && SQLSTATE.test(code);
  const fault = faultOfStore(error) ?? (isRefusal ? undefined : new StoreFault('database', error));
  if (fault) noteFault();
  return fault ?? error;
}

const rethrow = (error: unknown) => Promise.reject(asFault(error));

/** Returns a pool whose errors show that the database failed, and not the statement. */
export function namingFaults(pool: PostgresPool): PostgresPool {
  const named = new WeakMap<PostgresPoolClient, PostgresPoolClient>();

  function nameFaultsOf(client: PostgresPoolClient): PostgresPoolClient {
    const query = (statement: string, parameters: readonly unknown[]) =>
      client.query(statement, parameters).catch(rethrow);
    return { query, release: () => client.release() } as PostgresPoolClient;
  }

  async function connect() {
    const client = await pool.connect().catch(rethrow);
    const known = named.get(client) ?? nameFaultsOf(client);
    named.set(client, known);
    return known;
  }

  return { connect, end: () => pool.end() } as PostgresPool;
}
