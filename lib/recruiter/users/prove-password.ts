import type { Actor } from '../ground/actor';
import { done, type Outcome, refused } from '../ground/outcome';
import { records } from '../ground/store';
import { isPassword } from './passwords';
import { forgetFailures, mayTrySignIn, UNKNOWN_ADDRESS } from './sign-in-limit';

/** Asks someone who is signed in for their password again; `field` is where it was entered. Wrong ones slow down. */
export async function provePassword(actor: Actor, password: string, field: string): Promise<Outcome<null>> {
  const db = await records();
  const { password_hash: known } = await db
    .selectFrom('member')
    .select('password_hash')
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow();
  if (!known) return refused('conflict', 'You sign in through your organisation and have no password here.');
  if (!(await mayTrySignIn(UNKNOWN_ADDRESS, actor.id)))
    return refused('too-many-attempts', 'Too many attempts. Wait a minute and try again.');
  if (!(await isPassword(password, known)))
    return refused('invalid', 'This is not your current password.', field);
  await forgetFailures(UNKNOWN_ADDRESS, actor.id);
  return done(null);
}
