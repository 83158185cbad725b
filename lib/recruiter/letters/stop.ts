import { createHmac } from 'node:crypto';
import { config } from '@/lib/config';
import { secret } from '@/lib/platform';
import { done, type Outcome, refused } from '../ground/outcome';
import { sameBytes } from '../ground/same-bytes';
import { type Executor, records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { guarded } from '../ground/use-case';

/**
 * Opting out of mails without signing in. An address in each mail identifies its recipient by a keyed hash of their
 * e-mail address, signed, so that it reveals nothing about them and cannot be forged.
 */

const STOPPED = 'They asked not to get e-mail.';
const RETURNED = 'An e-mail to this address came back.';
const TOKEN = /^([\w-]{43})\.([\w-]{43})$/;
const UNKNOWN = refused('not-found', 'This link does not work, or no longer works.');

async function hashed(text: string): Promise<string> {
  return createHmac('sha256', await secret('letter-stop'))
    .update(text)
    .digest('base64url');
}

/** Returns the key of an e-mail address, in any spelling. */
export const addressKey = (address: string): Promise<string> => hashed(`of ${address.trim().toLowerCase()}`);

const signatureOf = (key: string): Promise<string> => hashed(`for ${key}`);

/** Returns the address at which the owner of this e-mail address can stop mails. */
export async function stopUrl(address: string): Promise<string> {
  const key = await addressKey(address);
  return `${config().BASE_URL}/no-mail/${key}.${await signatureOf(key)}`;
}

async function keyIn(token: string): Promise<string | undefined> {
  const [, key = '', signature = ''] = TOKEN.exec(token) ?? [];
  return sameBytes(Buffer.from(signature), Buffer.from(await signatureOf(key))) ? key : undefined;
}

/** Returns those of the e-mail addresses whose owners asked not to be written to. */
async function stoppedAmong(db: Executor, addresses: readonly string[]): Promise<Set<string>> {
  const keys = await Promise.all(addresses.map(addressKey));
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom('letter_stop')
    .select('address_key')
    .where('address_key', 'in', keys)
    .execute();
  const stopped = new Set(rows.map((row) => row.address_key));
  return new Set(addresses.filter((_, index) => stopped.has(keys[index] ?? '')));
}

/** Returns why each of these addresses must not be written to, by the address; others are not in it. */
export async function barredAmong(db: Executor, addresses: readonly string[]): Promise<Map<string, string>> {
  if (addresses.length === 0) return new Map();
  const stopped = await stoppedAmong(db, addresses);
  const rows = await db
    .selectFrom('letter_return')
    .select('address')
    .where('bars', '=', true)
    .where(
      'address',
      'in',
      addresses.map((address) => address.toLowerCase()),
    )
    .execute();
  const returned = new Set(rows.map((row) => row.address));
  const whyNot = (address: string) =>
    stopped.has(address) ? STOPPED : returned.has(address.toLowerCase()) ? RETURNED : null;
  return new Map(
    addresses.flatMap((address) => {
      const why = whyNot(address);
      return why ? [[address, why] as const] : [];
    }),
  );
}

/** Returns whether the owner of this token gets no mails. */
export function mailStopped(token: string): Promise<Outcome<{ stopped: boolean }>> {
  return guarded(async () => {
    const key = await keyIn(token);
    if (key === undefined) return UNKNOWN;
    const db = await records();
    const row = await db
      .selectFrom('letter_stop')
      .select('stopped_at')
      .where('address_key', '=', key)
      .executeTakeFirst();
    return done({ stopped: row !== undefined });
  });
}

/** Stops or allows mails to the owner of this token. Waiting mails are held back. Repeating it changes nothing. */
export function switchMail(token: string, stopped: boolean): Promise<Outcome<null>> {
  return guarded(async () => {
    const key = await keyIn(token);
    if (key === undefined) return UNKNOWN;
    const db = await records();
    await db.transaction().execute(async (trx) => {
      if (stopped)
        await trx
          .insertInto('letter_stop')
          .values({ address_key: key })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      else await trx.deleteFrom('letter_stop').where('address_key', '=', key).execute();
      await audit(trx, {
        actorId: null,
        action: stopped ? 'candidate-stopped-mail' : 'candidate-allowed-mail',
      });
    });
    return done(null);
  });
}
