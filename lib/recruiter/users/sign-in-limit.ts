import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { secret } from '@/lib/platform';
import { records } from '../store';

const WINDOW = sql<Date>`now() + interval '15 minutes'`;

/**
 * Failures within a window after which a subject has to wait: one address guessing at one person, many addresses
 * guessing at one person, one address guessing at many.
 */
const MOST_PER_PAIR = 8;
const MOST_PER_EMAIL = 40;
const MOST_PER_ADDRESS = 200;

/** What stands for the address when nothing can be known of it: see `addressOf`. */
export const UNKNOWN_ADDRESS = 'direct';

async function keyed(subject: string): Promise<string> {
  return createHmac('sha256', await secret('sign-in-limit'))
    .update(subject)
    .digest('base64url');
}

async function countOne(subject: string): Promise<number> {
  const db = await records();
  const row = await db
    .insertInto('sign_in_failure')
    .values({ subject: await keyed(subject), failures: 1, window_ends_at: WINDOW })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet((known) => ({
        failures: sql<number>`case when ${known.ref('sign_in_failure.window_ends_at')} < now() then 1
          else ${known.ref('sign_in_failure.failures')} + 1 end`,
        window_ends_at: sql<Date>`case when ${known.ref('sign_in_failure.window_ends_at')} < now() then ${WINDOW}
          else ${known.ref('sign_in_failure.window_ends_at')} end`,
      })),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  return row.failures;
}

const pairOf = (address: string, email: string) => `${address} ${email}`;

/**
 * Counts an attempt as failed before it is tried, so that attempts that run together are all counted, and says
 * whether it may be tried. Kept in the store: a restart forgets nothing.
 */
export async function mayTrySignIn(address: string, email: string): Promise<boolean> {
  const [pair, total] = [await countOne(pairOf(address, email)), await countOne(email)];
  const fromAddress = address === UNKNOWN_ADDRESS ? 0 : await countOne(`from ${address}`);
  return pair <= MOST_PER_PAIR && total <= MOST_PER_EMAIL && fromAddress <= MOST_PER_ADDRESS;
}

/** Forgets the failures of someone who got in, and windows that are over. */
export async function forgetFailures(address: string, email: string): Promise<void> {
  const db = await records();
  const subjects = [await keyed(pairOf(address, email)), await keyed(email)];
  await db
    .deleteFrom('sign_in_failure')
    .where((where) =>
      where.or([where('subject', 'in', subjects), where('window_ends_at', '<', sql<Date>`now()`)]),
    )
    .execute();
}
