import { getServerSession } from 'next-auth';
import { records } from '../store';
import { authOptions, SessionToken } from './auth-options';
import type { Actor } from './types';

/** The member of a session, unless they were disabled or the session is of an older version. */
export async function actorOf(session: unknown): Promise<Actor | null> {
  const read = SessionToken.safeParse(session);
  if (!read.success) return null;
  const db = await records();
  const member = await db
    .selectFrom('member')
    .select(['id', 'email', 'name', 'role'])
    .where('id', '=', read.data.memberId)
    .where('session_version', '=', read.data.version)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return member ?? null;
}

/** Who is signed in, as the store has them now; null for nobody and for someone who was disabled. */
export async function currentUser(): Promise<Actor | null> {
  return actorOf(await getServerSession(await authOptions()));
}
