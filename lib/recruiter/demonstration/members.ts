import { config } from '@/lib/config';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { memberAsActor } from '../ground/store/member-as-actor';
import { VISITOR_ID } from '../ground/visitor';

/** In whose name the sample is there: a colleague who does not exist, and whom nobody can sign in as. */
const HOST = {
  id: 'de300000-0000-4000-8000-000000000002',
  email: 'robin@demonstration.example',
  name: 'Robin Ashdown',
  role: 'owner',
} as const;

/** Visitors see every page, those of owners too; `defineUseCase` refuses what they would change. */
const VISITOR = {
  id: VISITOR_ID,
  email: 'visitor@demonstration.example',
  name: 'Visitor',
  role: 'owner',
} as const;

/** Returns the colleague in whose name the sample is there. */
export async function host(): Promise<Actor> {
  return memberAsActor(await records(), HOST.id);
}

/**
 * Makes the two members of a demonstration in an empty workspace. Throws one line for the operator where the workspace is
 * somebody's own: it would be open to everybody.
 */
export async function openDemonstration(): Promise<void> {
  const db = await records();
  const known = await db.selectFrom('member').select('id').execute();
  if (known.some(({ id }) => id === VISITOR_ID)) return;
  if (known.length > 0)
    throw new Error(
      'DATA_DIR holds a workspace of its own, which a demonstration would open to everybody. Start with "npm start -- --demo", which has a folder of its own.',
    );
  await db.insertInto('member').values(HOST).execute();
  await db.insertInto('member').values(VISITOR).execute();
}

/** Returns when a demonstration starts afresh, as HH:MM in UTC; null where this is none. */
export function demonstration(): { resetsAt: string } | null {
  const { DEMO, DEMO_RESET_AT } = config();
  return DEMO ? { resetsAt: DEMO_RESET_AT } : null;
}
