import { log } from '@/lib/platform';
import { done, type Outcome, refused } from '../ground/outcome';
import { records } from '../ground/store';
import { pseudonym } from '../ground/store/audit';
import { guarded } from '../ground/use-case';
import { type Device, isKnownDevice, rememberDevice } from './devices';
import { isPassword } from './passwords';
import { hasSecondFactor, passesSecondFactor } from './second-factor';
import { openSession } from './sessions';
import { forgetCodes, forgetFailures, mayTryCode, mayTrySignIn } from './sign-in-limit';

/** A member who was let in, and the session that this began. */
export type SessionOf = { id: string; sessionId: string };

type Attempt = { email: string; password: string; code: string; address: string; device: Device };

const LONGEST_EMAIL = 320;

/** E-mail addresses are compared without regard to case and outer spaces. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase().normalize('NFC').slice(0, LONGEST_EMAIL);
}

/**
 * Checks an e-mail and a password. The answer, and the work done for it, is the same for an unknown person, a wrong
 * password and someone who is disabled. `address` is the origin of the attempt, if known.
 */
export function signInWithPassword(attempt: Attempt): Promise<Outcome<SessionOf>> {
  // next-auth puts the words of an error into an address; those of a database are not for strangers.
  return guarded(() => check(attempt));
}

/** Logs a refused sign-in, with a name that only this installation can resolve. */
async function noteRefusal(who: string, wrong: 'password' | 'code'): Promise<void> {
  log().warn({ who: await pseudonym(who), wrong }, 'a sign-in was refused');
}

/** Asked only after the password, so that nobody learns who has a second factor. */
async function checkSecondFactor(memberId: string, code: string, known?: string): Promise<Outcome<null>> {
  if (!(await hasSecondFactor(memberId))) return done(null);
  if (code === '') return refused('code-needed', 'Enter the code from your authenticator app.', 'code');
  if (!(await mayTryCode(memberId, known)))
    return refused('too-many-attempts', 'Too many attempts. Wait a few minutes and try again.');
  if (!(await passesSecondFactor(memberId, code))) {
    await noteRefusal(memberId, 'code');
    return refused('code-wrong', 'This code is wrong. Enter the one the app shows now.', 'code');
  }
  await forgetCodes(memberId, known);
  return done(null);
}

async function check(attempt: Attempt): Promise<Outcome<SessionOf>> {
  const email = emailKey(attempt.email);
  const { address, device } = attempt;
  const known = (await isKnownDevice(device.key, email)) ? device.key : undefined;
  if (!(await mayTrySignIn(address, email, known)))
    return refused('too-many-attempts', 'Too many attempts. Wait a minute and try again.');
  const db = await records();
  const member = await db
    .selectFrom('member')
    .select(['id', 'password_hash', 'disabled_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  const right = await isPassword(attempt.password, member?.password_hash ?? null);
  if (!member || !right || member.disabled_at !== null) {
    await noteRefusal(email, 'password');
    return refused('not-signed-in', 'The e-mail or the password is wrong.');
  }
  const passed = await checkSecondFactor(member.id, attempt.code, known);
  if (!passed.ok) return passed;
  await forgetFailures(known ?? address, email);
  await rememberDevice(device.key, member.id);
  return done({ id: member.id, sessionId: await openSession(member.id, device.userAgent) });
}
