import './store';
import { records } from '../ground/store';
import { openSession, signedInBy } from '../users/sessions';
import { setUpOwner } from '../users/setup';
import { signInWithPassword as trySignIn } from '../users/sign-in';

export const PASSWORD = 'a long enough password';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** Signs in from an unknown browser, unless its key is given. */
export function signInWithPassword(attempt: {
  email: string;
  password: string;
  address: string;
  code?: string;
  key?: string;
}) {
  const { key = 'n'.repeat(43), code = '', ...rest } = attempt;
  return trySignIn({ ...rest, code, device: { userAgent: FIREFOX, key } });
}

/** Begins a session of a member, as signing in does. */
export const sessionOf = async (memberId: string) => ({ sessionId: await openSession(memberId, FIREFOX) });

export const actorOf = async (session: unknown) => (await signedInBy(session))?.actor ?? null;

/** Returns the owner of a new workspace, signed in. */
export async function setUp() {
  const made = await setUpOwner({ name: 'Olga Owner', email: 'Olga@Example.org ', password: PASSWORD });
  if (!made.ok) throw new Error(made.problem.message);
  const actor = await actorOf(await sessionOf(made.value.id));
  if (!actor) throw new Error('the owner has no session');
  return actor;
}

/** Forgets everybody. */
export async function clearMembers() {
  const db = await records();
  for (const table of ['invitation', 'sign_in_failure', 'audit', 'member'] as const)
    await db.deleteFrom(table).execute();
}
