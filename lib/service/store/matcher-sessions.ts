import { type DeleteQueryBuilder, type DeleteResult, type Selectable, sql } from 'kysely';
import type { Framing } from '@/lib/platform';
import { noteErasure } from './erasure';
import type { MatcherSessionTable } from './matcher-tables';
import type { ServiceRecords } from './records';
import type { ServiceTables } from './tables';

type DeleteQuery = DeleteQueryBuilder<ServiceTables, 'matcher_session', DeleteResult>;

/** A session of a generated interface. `content` is sealed. */
export type MatcherSession = {
  id: string;
  accountId: string;
  kind: string;
  content: string;
  /** Framing by the service itself is that of a `UrlAction` with the target `tx`. */
  framing: Framing;
  expiresAt: Date;
};

/** An admitted visitor, by the hash of the cookie's secret; the name is sealed. */
export type MatcherVisitor = { hash: string; username?: string };

/** Time that a session continues after it was opened, if its address expired before. */
const OPENED_HOURS = 12;
/** Number removed at a time, so that no statement takes long. */
const SWEPT_AT_ONCE = 500;

const now = sql<Date>`now()`;

function sessionOf(row: Selectable<MatcherSessionTable>): MatcherSession {
  return {
    id: row.id,
    accountId: row.account_id,
    kind: row.kind,
    content: row.content,
    framing: JSON.parse(row.framing) as Framing,
    expiresAt: row.expires_at,
  };
}

/** Stores a new session, to be opened once by the key with that hash; without one, by those who sign in. */
export async function addSession(
  records: ServiceRecords,
  session: MatcherSession & { keyHash?: string },
): Promise<void> {
  await records
    .insertInto('matcher_session')
    .values({
      id: session.id,
      account_id: session.accountId,
      kind: session.kind,
      key_hash: session.keyHash ?? null,
      content: session.content,
      framing: JSON.stringify(session.framing),
      expires_at: session.expiresAt,
    })
    .execute();
}

/** Returns who may embed the page of a session; undefined for one that has ended. */
export async function findFraming(records: ServiceRecords, id: string): Promise<Framing | undefined> {
  const row = await records
    .selectFrom('matcher_session')
    .select('framing')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && (JSON.parse(row.framing) as Framing);
}

/** Returns a session that has not ended, for one of these visitors of it. */
export async function findVisited(
  records: ServiceRecords,
  id: string,
  visitorHashes: readonly string[],
): Promise<{ session: MatcherSession; visitor: MatcherVisitor } | undefined> {
  if (visitorHashes.length === 0) return undefined;
  const row = await records
    .selectFrom('matcher_session')
    .innerJoin('matcher_visitor', 'session_id', 'id')
    .selectAll('matcher_session')
    .select(['visitor_hash', 'username'])
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .where('visitor_hash', 'in', [...visitorHashes])
    .executeTakeFirst();
  if (!row) return undefined;
  const visitor = { hash: row.visitor_hash, ...(row.username !== null && { username: row.username }) };
  return { session: sessionOf(row), visitor };
}

/**
 * Uses the key of a session up: true for the first caller with it. One statement, so that of any number at the same
 * moment, on any number of instances, one wins.
 */
export async function spendKey(records: ServiceRecords, id: string, keyHash: string): Promise<boolean> {
  const row = await records
    .updateTable('matcher_session')
    .set({
      key_hash: null,
      expires_at: sql<Date>`greatest(expires_at, now() + make_interval(hours => ${sql.lit(OPENED_HOURS)}))`,
    })
    .where('id', '=', id)
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets a visitor in. */
export async function addVisitor(
  records: ServiceRecords,
  sessionId: string,
  visitor: MatcherVisitor,
): Promise<void> {
  const username = visitor.username ?? null;
  await records
    .insertInto('matcher_visitor')
    .values({ session_id: sessionId, visitor_hash: visitor.hash, username })
    .onConflict((conflict) => conflict.columns(['session_id', 'visitor_hash']).doUpdateSet({ username }))
    .execute();
}

/** Deletes sessions and queues the erasure of their content, if any; returns their number. */
async function removeFor(
  records: ServiceRecords,
  choose: (query: DeleteQuery) => DeleteQuery,
): Promise<number> {
  return records.transaction().execute(async (trx) => {
    const rows = await choose(trx.deleteFrom('matcher_session')).returning('id').execute();
    if (rows.length > 0) await noteErasure(trx).execute();
    return rows.length;
  });
}

/** Ends a session of an account for good; false when it has none of that id. */
export async function removeSession(
  records: ServiceRecords,
  accountId: string,
  id: string,
): Promise<boolean> {
  return (
    (await removeFor(records, (query) => query.where('id', '=', id).where('account_id', '=', accountId))) > 0
  );
}

/** Ends all sessions of an account for good. */
export async function removeSessionsOf(records: ServiceRecords, accountId: string): Promise<void> {
  await removeFor(records, (query) => query.where('account_id', '=', accountId));
}

/** Removes sessions that have ended; true when there may be more. */
export async function removeEndedSessions(records: ServiceRecords): Promise<boolean> {
  const removed = await removeFor(records, (query) =>
    query.where('id', 'in', (from) =>
      from.selectFrom('matcher_session').select('id').where('expires_at', '<=', now).limit(SWEPT_AT_ONCE),
    ),
  );
  return removed === SWEPT_AT_ONCE;
}
