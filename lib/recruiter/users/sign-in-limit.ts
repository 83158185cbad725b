import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { secret } from '@/lib/platform';
import { records } from '../ground/store';

const WINDOW = sql<Date>`now() + interval '15 minutes'`;

/**
 * Number of failures within a window that are free, and the longest wait after each further one; the wait begins with a
 * second and doubles. Nobody is locked out: whoever waits gets a try, and refused tries do not make it longer.
 */
type Pace = { free: number; longestWait: number };

/** One address, or one known browser, guessing at one person; many addresses at one person; one at many. */
const PER_PAIR: Pace = { free: 8, longestWait: 60 };
const PER_EMAIL: Pace = { free: 40, longestWait: 4 };
const PER_ADDRESS: Pace = { free: 200, longestWait: 60 };
/** Codes of a member whose password the attacker knows: a million codes at one in five minutes. */
const PER_CODE: Pace = { free: 6, longestWait: 300 };

/** Applications from one address, and through one form. */
const PER_APPLICANT: Pace = { free: 12, longestWait: 300 };
const PER_FORM: Pace = { free: 150, longestWait: 20 };

/** Pages that one token sends. */
const PER_CAPTURE: Pace = { free: 60, longestWait: 30 };

/** Calls of a provider of identities: a first run brings thousands of people. Keys that are none, from one address. */
const PER_PROVIDER: Pace = { free: 20_000, longestWait: 5 };
const PER_STRANGER: Pace = { free: 30, longestWait: 60 };

/** Value used when the address is unknown: see `addressIn`. */
export const UNKNOWN_ADDRESS = 'direct';

/**
 * Returns the address of the caller from `X-Forwarded-For`, which has our own entry or that of a trusted proxy last.
 */
export function addressIn(forwarded: unknown): string {
  if (typeof forwarded !== 'string') return UNKNOWN_ADDRESS;
  return forwarded.split(',').at(-1)?.trim() || UNKNOWN_ADDRESS;
}

async function keyed(subject: string): Promise<string> {
  return createHmac('sha256', await secret('sign-in-limit'))
    .update(subject)
    .digest('base64url');
}

/** Counts an attempt, unless it comes before the wait is over; answers whether it may be made. */
async function countOne(subject: string, { free, longestWait }: Pace): Promise<boolean> {
  const db = await records();
  const over = sql<boolean>`sign_in_failure.window_ends_at < now()`;
  const failures = sql<number>`case when ${over} then 1 else sign_in_failure.failures + 1 end`;
  const wait = sql`least(${longestWait}::int, power(2, least(sign_in_failure.failures + 1 - ${free}::int, 20)))`;
  const row = await db
    .insertInto('sign_in_failure')
    .values({
      subject: await keyed(subject),
      failures: 1,
      window_ends_at: WINDOW,
      next_try_at: sql<Date>`now()`,
    })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({
          failures,
          window_ends_at: sql<Date>`case when ${over} then ${WINDOW} else sign_in_failure.window_ends_at end`,
          next_try_at: sql<Date>`case when ${over} or sign_in_failure.failures + 1 < ${free}::int then now()
            else now() + make_interval(secs => ${wait}) end`,
        })
        .where('sign_in_failure.next_try_at', '<=', sql<Date>`now()`),
    )
    .returning('failures')
    .executeTakeFirst();
  return row !== undefined;
}

const pairOf = (origin: string, email: string) => `${origin} ${email}`;

/**
 * Counts an attempt as failed before it is tried, so that attempts that run together are all counted, and returns
 * whether it may be tried. `knownDevice` is the key of a browser in which this person has signed in before: attempts of
 * strangers elsewhere do not slow it down. Kept in the store: a restart forgets nothing.
 */
export async function mayTrySignIn(address: string, email: string, knownDevice?: string): Promise<boolean> {
  if (knownDevice) return countOne(pairOf(knownDevice, email), PER_PAIR);
  if (address !== UNKNOWN_ADDRESS && !(await countOne(`from ${address}`, PER_ADDRESS))) return false;
  return (await countOne(pairOf(address, email), PER_PAIR)) && (await countOne(email, PER_EMAIL));
}

const codesOf = (memberId: string, knownDevice?: string) => `code ${knownDevice ?? ''} ${memberId}`;

/** Counts a code as wrong before it is tried, and returns whether it may be tried. */
export async function mayTryCode(memberId: string, knownDevice?: string): Promise<boolean> {
  return countOne(codesOf(memberId, knownDevice), PER_CODE);
}

/** Forgets the wrong codes of someone who got in. */
export async function forgetCodes(memberId: string, knownDevice?: string): Promise<void> {
  const db = await records();
  const subject = await keyed(codesOf(memberId, knownDevice));
  await db.deleteFrom('sign_in_failure').where('subject', '=', subject).execute();
}

/** Forgets the failures of someone who got in, and windows that are over. */
export async function forgetFailures(origin: string, email: string): Promise<void> {
  const db = await records();
  const subjects = [await keyed(pairOf(origin, email)), await keyed(email)];
  await db
    .deleteFrom('sign_in_failure')
    .where((where) =>
      where.or([where('subject', 'in', subjects), where('window_ends_at', '<', sql<Date>`now()`)]),
    )
    .execute();
}

/** Counts an application, good or bad, and returns whether it may be read. */
export async function mayApply(address: string, jobId: string): Promise<boolean> {
  if (address !== UNKNOWN_ADDRESS && !(await countOne(`applies from ${address}`, PER_APPLICANT)))
    return false;
  return countOne(`applies for ${jobId}`, PER_FORM);
}

/** Counts a page that a token sends, and returns whether it may be read. */
export async function mayCapture(tokenId: string): Promise<boolean> {
  return countOne(`captures by ${tokenId}`, PER_CAPTURE);
}

/** Counts a call of a provider of identities, and returns whether it may be answered. */
export async function mayProvision(tokenId: string): Promise<boolean> {
  return countOne(`provisions by ${tokenId}`, PER_PROVIDER);
}

/** Counts a call with a key that is none, and returns whether it is one of few. */
export async function mayTryKey(address: string): Promise<boolean> {
  return countOne(`tries keys from ${address}`, PER_STRANGER);
}
