import { cookies } from 'next/headers';
import { getServerSession } from 'next-auth';
import type { Actor } from '../ground/actor';
import { labelLanguageOf } from '../ground/label-language';
import { LABEL_COOKIE } from '../ground/label-languages';
import { authOptions } from './auth-options';
import { type SignedIn, signedInBy } from './sessions';

/** Returns the signed-in member and their session; null without one, after signing out and for a disabled member. */
export async function currentSession(): Promise<SignedIn | null> {
  return signedInBy(await getServerSession(await authOptions()));
}

/** Returns who is signed in, as the store has them now, with the language of labels that their browser keeps. */
export async function currentUser(): Promise<Actor | null> {
  const actor = (await currentSession())?.actor;
  if (!actor) return null;
  return { ...actor, labels: labelLanguageOf((await cookies()).get(LABEL_COOKIE)?.value) };
}
