import { getServerSession } from 'next-auth';
import { authOptions } from './auth-options';
import { type SignedIn, signedInBy } from './sessions';
import type { Actor } from './types';

/** Who is signed in, and by which session; null for nobody, after signing out and for someone who was disabled. */
export async function currentSession(): Promise<SignedIn | null> {
  return signedInBy(await getServerSession(await authOptions()));
}

/** Who is signed in, as the store has them now. */
export async function currentUser(): Promise<Actor | null> {
  return (await currentSession())?.actor ?? null;
}
