import { type Selectable, sql } from 'kysely';
import type { Framing } from '@/lib/platform';
import { noteErasure } from './erasure';
import type { MatcherSessionTable } from './matcher-tables';
import type { ServiceRecords } from './records';

/** A session of a generated interface. `content` is sealed. */
export type MatcherSession = {
  id: string;
  accountId: string;
  kind: string;
  content: string;
  /** What it embeds itself is of a `UrlAction` with the target `tx`. */
  framing: Framing;
  expiresAt: Date;
};

/** How long a session goes on after it was opened, if its address ended before. */
const OPENED_HOURS = 12;
/** Removed in one go, so that no statement takes long. */
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

/** Keeps a new session, to be opened once by the key of that hash; without one, by those who sign in. */
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

/** A session that has not ended. */
export async function findSession(records: ServiceRecords, id: string): Promise<MatcherSession | undefined> {
  const row = await records
    .selectFrom('matcher_session')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && sessionOf(row);
}

/**
 * Uses the key of a session up: true for the one caller who comes first with it. One statement, so that of any number at
 * the same moment, on any number of instances, one wins.
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

/** Lets a visitor in; the name is sealed. */
export async function addVisitor(
  records: ServiceRecords,
  visitor: { sessionId: string; hash: string; username?: string },
): Promise<void> {
  const username = visitor.username ?? null;
  await records
    .insertInto('matcher_visitor')
    .values({ session_id: visitor.sessionId, visitor_hash: visitor.hash, username })
    .onConflict((conflict) => conflict.columns(['session_id', 'visitor_hash']).doUpdateSet({ username }))
    .execute();
}

/** A visitor who was let in, with the sealed name if there is one. */
export async function findVisitor(
  records: ServiceRecords,
  sessionId: string,
  hash: string,
): Promise<{ username?: string } | undefined> {
  const row = await records
    .selectFrom('matcher_visitor')
    .select('username')
    .where('session_id', '=', sessionId)
    .where('visitor_hash', '=', hash)
    .executeTakeFirst();
  return row && { username: row.username ?? undefined };
}

/** Ends a session of an account for good, and has it leave the files; false when it has none of that id. */
export async function removeSession(
  records: ServiceRecords,
  accountId: string,
  id: string,
): Promise<boolean> {
  const rows = await records
    .with('due', noteErasure)
    .deleteFrom('matcher_session')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Ends all sessions of an account for good. */
export async function removeSessionsOf(records: ServiceRecords, accountId: string): Promise<void> {
  await records.deleteFrom('matcher_session').where('account_id', '=', accountId).execute();
}

/** Removes sessions that have ended; true when there may be more. */
export async function removeEndedSessions(records: ServiceRecords): Promise<boolean> {
  const rows = await records
    .deleteFrom('matcher_session')
    .where('id', 'in', (from) =>
      from.selectFrom('matcher_session').select('id').where('expires_at', '<=', now).limit(SWEPT_AT_ONCE),
    )
    .returning('id')
    .execute();
  return rows.length === SWEPT_AT_ONCE;
}
