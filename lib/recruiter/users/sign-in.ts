import { done, type Outcome, refused } from '../outcome';
import { records } from '../store';
import { guarded } from '../use-case';
import { isPassword } from './passwords';
import { forgetFailures, mayTrySignIn } from './sign-in-limit';

/** What a session is made of: nothing that could go stale but the version, which is checked at each use. */
export type SessionOf = { id: string; version: number };

type Attempt = { email: string; password: string; address: string };

const LONGEST_EMAIL = 320;

/** E-mail addresses are compared without regard to case and outer spaces. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase().normalize('NFC').slice(0, LONGEST_EMAIL);
}

/** Notes that someone signed in now. */
export async function noteSignIn(memberId: string): Promise<void> {
  const db = await records();
  await db.updateTable('member').set({ last_sign_in_at: new Date() }).where('id', '=', memberId).execute();
}

/**
 * Checks an e-mail and a password. The answer, and the work done for it, is the same for an unknown person, a wrong
 * password and someone who is disabled. `address` is where the attempt comes from, as far as that is known.
 */
export function signInWithPassword(attempt: Attempt): Promise<Outcome<SessionOf>> {
  // next-auth puts the words of an error into an address; those of a database are not for strangers.
  return guarded(() => check(attempt));
}

async function check(attempt: Attempt): Promise<Outcome<SessionOf>> {
  const email = emailKey(attempt.email);
  if (!(await mayTrySignIn(attempt.address, email)))
    return refused('too-many-attempts', 'Too many attempts. Wait 15 minutes and try again.');
  const db = await records();
  const member = await db
    .selectFrom('member')
    .select(['id', 'password_hash', 'session_version', 'disabled_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  const right = await isPassword(attempt.password, member?.password_hash ?? null);
  if (!member || !right || member.disabled_at !== null)
    return refused('not-signed-in', 'The e-mail or the password is not right.');
  await forgetFailures(attempt.address, email);
  await noteSignIn(member.id);
  return done({ id: member.id, version: member.session_version });
}
