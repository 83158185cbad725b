import { sql, type Transaction } from 'kysely';
import { records, type Tables } from '../ground/store';
import { ScimFault } from './fault';

/** What all changes by SCIM have in common: they are made one at a time. */

/** SQLSTATE of a value that another row has already. */
const TAKEN = '23505';

const isTaken = (error: unknown) =>
  error instanceof Error && String((error as Error & { code?: unknown }).code) === TAKEN;

/** Runs a change in a transaction of its own; providers send many at once, which would wait on each other's rows in turns. */
export async function changing<T>(run: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  const db = await records();
  try {
    return await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('shortlist-provisioning'))`.execute(trx);
      return run(trx);
    });
  } catch (error) {
    if (!isTaken(error)) throw error;
    throw new ScimFault({
      status: 409,
      scimType: 'uniqueness',
      detail: 'Somebody else has this name or id.',
    });
  }
}
