import { sql } from 'kysely';
import { z } from 'zod';
import { config } from '@/lib/config';
import { done, type Outcome, refused } from '../ground/outcome';
import { records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { guarded } from '../ground/use-case';
import { hashPassword, newPassword, refuseCommonPassword } from './passwords';
import { emailKey } from './sign-in';

/** Names and addresses as people enter them. */
export const personName = z
  .string('Enter a name.')
  .trim()
  .min(1, 'Enter a name.')
  .max(100, 'Use at most 100 characters.');
export const emailAddress = z
  .string('Enter an e-mail address.')
  .transform(emailKey)
  .pipe(z.email('Enter an e-mail address.').max(320));

const SetUp = z.object({ name: personName, email: emailAddress, password: newPassword });

/** True while nobody can sign in: the first visit makes the owner. */
export async function needsSetup(): Promise<boolean> {
  const db = await records();
  return (await db.selectFrom('member').select('id').limit(1).executeTakeFirst()) === undefined;
}

const SET_UP_ALREADY = refused('conflict', 'This workspace is already set up. Sign in instead.');

async function makeOwner(owner: z.output<typeof SetUp>): Promise<Outcome<{ id: string }>> {
  // A stranger may ask as often as they like: hashing, which costs time, is only for the first.
  if (!(await needsSetup())) return SET_UP_ALREADY;
  const common = await refuseCommonPassword(owner.password, 'password');
  if (common) return common;
  const hash = await hashPassword(owner.password);
  const db = await records();
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('shortlist-set-up'))`.execute(trx);
    const anyone = await trx.selectFrom('member').select('id').limit(1).executeTakeFirst();
    if (anyone) return SET_UP_ALREADY;
    const made = await trx
      .insertInto('member')
      .values({ email: owner.email, name: owner.name, role: 'owner', password_hash: hash })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(trx, { actorId: made.id, action: 'owner-set-up' });
    return done({ id: made.id });
  });
}

/** Makes the first owner, exactly once however many ask together. The password has 12 characters or more. */
export async function setUpOwner(input: {
  name: string;
  email: string;
  password: string;
}): Promise<Outcome<{ id: string }>> {
  const read = SetUp.safeParse(input);
  if (!read.success) {
    const [issue] = read.error.issues;
    return refused('invalid', issue?.message ?? 'This is not valid.', issue?.path.join('.'));
  }
  return guarded(() => makeOwner(read.data));
}

/** Makes the owner that the environment names, when nobody is here yet. */
export async function setUpOwnerOfEnvironment(): Promise<void> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, ADMIN_NAME } = config();
  if (!ADMIN_EMAIL || !ADMIN_PASSWORD) return;
  const owner = {
    name: ADMIN_NAME ?? ADMIN_EMAIL.split('@')[0] ?? ADMIN_EMAIL,
    email: emailKey(ADMIN_EMAIL),
    password: ADMIN_PASSWORD,
  };
  const made = await makeOwner(owner);
  if (!made.ok && made !== SET_UP_ALREADY) throw new Error(`ADMIN_PASSWORD: ${made.problem.message}`);
}
