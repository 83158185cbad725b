import { cookies } from 'next/headers';
import { getServerSession } from 'next-auth';
import { config } from '@/lib/config';
import type { Actor } from '../ground/actor';
import { labelLanguageOf } from '../ground/label-language';
import { LABEL_COOKIE } from '../ground/label-languages';
import { records } from '../ground/store';
import { memberAsActor } from '../ground/store/member-as-actor';
import { VISITOR_ID } from '../ground/visitor';
import { authOptions } from './auth-options';
import { type SignedIn, signedInBy } from './sessions';

/** The id of no session: a demonstration has none. */
const NO_SESSION = '00000000-0000-0000-0000-000000000000';

/** Returns the member as whom everybody looks around in a demonstration. */
async function visitor(): Promise<SignedIn> {
  return { actor: await memberAsActor(await records(), VISITOR_ID), sessionId: NO_SESSION };
}

/** Returns the signed-in member and their session; null without one, after signing out and for a disabled member. */
export async function currentSession(): Promise<SignedIn | null> {
  if (config().DEMO) return visitor();
  return signedInBy(await getServerSession(await authOptions()));
}

/** Returns who is signed in, as the store has them now, with the language of labels that their browser keeps. */
export async function currentUser(): Promise<Actor | null> {
  const actor = (await currentSession())?.actor;
  if (!actor) return null;
  return { ...actor, labels: labelLanguageOf((await cookies()).get(LABEL_COOKIE)?.value) };
}
