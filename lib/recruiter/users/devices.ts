import { createHmac, randomBytes } from 'node:crypto';
import Bowser from 'bowser';
import { sql } from 'kysely';
import { secret } from '@/lib/platform';
import { records } from '../ground/store';

/** The cookie by which a browser is known in which someone has signed in before. */
export const DEVICE_COOKIE = 'shortlist-device';
export const DEVICE_SECONDS = 365 * 24 * 60 * 60;

const KEY = /^[\w-]{43}$/;
const LONGEST_USER_AGENT = 400;

/** The browser that asks to sign in: its user agent and its key; a new one gets a new key. */
export type Device = { userAgent: string; key: string };

/** Returns a new key for a browser without one, or whose cookie is not ours. */
export function deviceKeyOf(cookie: string | undefined): string {
  return cookie && KEY.test(cookie) ? cookie : randomBytes(32).toString('base64url');
}

/** Returns a name for the browser that sent this header: "Firefox on Windows". */
export function deviceName(userAgent: string): string {
  const known = Bowser.parse(userAgent.slice(0, LONGEST_USER_AGENT) || 'unknown');
  const { browser, os } = known;
  if (!browser.name) return 'An unknown browser';
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}

async function hashOf(key: string): Promise<string> {
  return createHmac('sha256', await secret('sign-in-limit'))
    .update(`device ${key}`)
    .digest('base64url');
}

/** Returns whether the person of this e-mail has signed in from this browser before. */
export async function isKnownDevice(key: string, email: string): Promise<boolean> {
  const db = await records();
  const row = await db
    .selectFrom('known_device')
    .innerJoin('member', 'member.id', 'known_device.member_id')
    .select('member.id')
    .where('device_hash', '=', await hashOf(key))
    .where('member.email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that somebody signed in from this browser, and forgets those unused for longer than a cookie lasts. */
export async function rememberDevice(key: string, memberId: string): Promise<void> {
  const db = await records();
  await db
    .insertInto('known_device')
    .values({ device_hash: await hashOf(key), member_id: memberId })
    .onConflict((conflict) =>
      conflict.columns(['device_hash', 'member_id']).doUpdateSet({ last_used_at: new Date() }),
    )
    .execute();
  await db
    .deleteFrom('known_device')
    .where('last_used_at', '<', sql<Date>`now() - make_interval(secs => ${DEVICE_SECONDS})`)
    .execute();
}
