import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { seal, unseal } from '@/lib/platform';
import type { Actor } from '../ground/actor';
import { done, type Outcome, refused } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { defineUseCase, NOT_SIGNED_IN, recordId } from '../ground/use-case';
import { deviceName } from './devices';
import type { OwnSession } from './types';

/** A session ends when it was not used for so long, */
export const SESSION_SECONDS = 7 * 24 * 60 * 60;
/** and however much it was used, after so long. */
const SESSION_DAYS_AT_MOST = 30;

const STILL_VALID = sql<boolean>`(session.last_seen_at > now() - make_interval(secs => ${SESSION_SECONDS})
  and session.created_at > now() - make_interval(days => ${SESSION_DAYS_AT_MOST}))`;
/** Precision of "last seen"; a write for each request would be too many. */
const SEEN_EVERY = sql`interval '5 minutes'`;

/** Content of the session cookie: the id of the sign-in. The member, their role and state are read from the store. */
export const SessionToken = z.object({ sessionId: z.uuid() });

/** Someone signed in, and by which session. */
export type SignedIn = { actor: Actor; sessionId: string };

/** What a provider said of a sign-in: its session, and the ID token. */
type ByProvider = { providerSession: string | null; idToken: string | null };

/** The ID token names a person: it is sealed for the session that it came with. */
const ID_TOKENS = 'id-tokens';

/** Notes that a member signed in on a device, and returns the id of the new session. */
export async function openSession(memberId: string, userAgent: string, by?: ByProvider): Promise<string> {
  const db = await records();
  const id = randomUUID();
  const id_token = by?.idToken ? await seal(ID_TOKENS, by.idToken, id) : null;
  return db.transaction().execute(async (trx) => {
    await trx.updateTable('member').set({ last_sign_in_at: new Date() }).where('id', '=', memberId).execute();
    await trx
      .deleteFrom('session')
      .where('member_id', '=', memberId)
      .where((where) => where.not(STILL_VALID))
      .execute();
    await trx
      .insertInto('session')
      .values({
        ...{ id, id_token, member_id: memberId, device: deviceName(userAgent) },
        provider_session: by?.providerSession ?? null,
      })
      .execute();
    await audit(trx, { actorId: memberId, action: 'signed-in' });
    return id;
  });
}

/** Ends every session of a member, or every one but one. */
export async function endSessionsOf(executor: Executor, memberId: string, except?: string): Promise<number> {
  const { numDeletedRows } = await executor
    .deleteFrom('session')
    .where('member_id', '=', memberId)
    .$if(except !== undefined, (query) => query.where('id', '!=', String(except)))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * Ends the session of a cookie, when somebody signs out. Returns the ID token with which it began; null where it began
 * without the provider.
 */
export async function endSessionOf(token: unknown): Promise<string | null> {
  const read = SessionToken.safeParse(token);
  if (!read.success) return null;
  const { sessionId } = read.data;
  const db = await records();
  const ended = await db
    .deleteFrom('session')
    .where('id', '=', sessionId)
    .returning(['member_id', 'id_token'])
    .executeTakeFirst();
  if (!ended) return null;
  await audit(db, { actorId: ended.member_id, action: 'signed-out' });
  return ended.id_token === null ? null : unseal(ID_TOKENS, ended.id_token, sessionId);
}

/** Returns the owner of a session; null when it ended, and for a disabled member. */
export async function signedInBy(session: unknown): Promise<SignedIn | null> {
  const read = SessionToken.safeParse(session);
  if (!read.success) return null;
  const { sessionId } = read.data;
  const db = await records();
  const row = await db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select(['member.id', 'member.email', 'member.name', 'member.role'])
    .select(sql<boolean>`session.last_seen_at < now() - ${SEEN_EVERY}`.as('unseen'))
    .where('session.id', '=', sessionId)
    .where(STILL_VALID)
    .where('member.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { unseen, ...actor } = row;
  if (unseen)
    await db.updateTable('session').set({ last_seen_at: new Date() }).where('id', '=', sessionId).execute();
  return { actor, sessionId };
}

/** Returns where one is signed in, the place last used first. */
export async function listSessions({ actor, sessionId }: SignedIn): Promise<OwnSession[]> {
  const db = await records();
  const rows = await db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .where('member_id', '=', actor.id)
    .where(STILL_VALID)
    .orderBy('last_seen_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    isThis: row.id === sessionId,
    since: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
  }));
}

/** Ends one of one's own sessions. */
export const endSession = defineUseCase(
  'viewer',
  z.object({ sessionId: recordId }),
  async (actor, { sessionId }): Promise<Outcome<null>> => {
    const db = await records();
    const { numDeletedRows } = await db
      .deleteFrom('session')
      .where('id', '=', sessionId)
      .where('member_id', '=', actor.id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return refused('not-found', 'This session has ended already.');
    await audit(db, { actorId: actor.id, action: 'signed-out' });
    return done(null);
  },
);

/** Ends all of one's own sessions except the current one. */
export async function endOtherSessions(signedIn: SignedIn | null): Promise<Outcome<{ ended: number }>> {
  if (!signedIn) return NOT_SIGNED_IN;
  const { actor, sessionId } = signedIn;
  const db = await records();
  const ended = await endSessionsOf(db, actor.id, sessionId);
  if (ended > 0) await audit(db, { actorId: actor.id, action: 'signed-out', detail: { sessions: ended } });
  return done({ ended });
}
