import { createHmac } from 'node:crypto';
import { config } from '@/lib/config';
import { secret } from '@/lib/platform';
import { done, type Outcome, refused } from '../ground/outcome';
import { sameBytes } from '../ground/same-bytes';
import { records } from '../ground/store';
import { guarded } from '../ground/use-case';

/**
 * Turning mail off from a mail, without signing in: the address names one member, signed, and reveals nothing about
 * them.
 */

const TOKEN = /^([\da-f-]{36})\.([\w-]{43})$/;
const UNKNOWN = refused(
  'not-found',
  'This link does not work, or no longer works. You can turn mail off in Shortlist.',
);

async function signatureOf(memberId: string): Promise<Buffer> {
  return createHmac('sha256', await secret('mail-off'))
    .update(memberId)
    .digest();
}

/** Returns the address at which a member turns alerts by mail off. */
export async function mailOffUrl(memberId: string): Promise<string> {
  const token = `${memberId}.${(await signatureOf(memberId)).toString('base64url')}`;
  return `${config().BASE_URL}/mail-off/${token}`;
}

async function memberOf(token: string): Promise<string | undefined> {
  const [, memberId = '', signature = ''] = TOKEN.exec(token) ?? [];
  return sameBytes(Buffer.from(signature, 'base64url'), await signatureOf(memberId)) ? memberId : undefined;
}

/** Returns how many alerts whoever holds this address has sent to them by mail. */
export function alertsByMail(token: string): Promise<Outcome<{ count: number }>> {
  return guarded(async () => {
    const memberId = await memberOf(token);
    if (memberId === undefined) return UNKNOWN;
    const db = await records();
    const { count } = await db
      .selectFrom('saved_alert')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('member_id', '=', memberId)
      .where('by_mail', '=', true)
      .executeTakeFirstOrThrow();
    return done({ count: Number(count) });
  });
}

/** Stops alerts by mail to whoever holds this address; in the app they continue. Can be repeated. */
export function turnMailOff(token: string): Promise<Outcome<null>> {
  return guarded(async () => {
    const memberId = await memberOf(token);
    if (memberId === undefined) return UNKNOWN;
    const db = await records();
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('saved_alert')
        .set({ by_mail: false })
        .where('member_id', '=', memberId)
        .execute();
      await trx
        .deleteFrom('alert_mail')
        .where('member_id', '=', memberId)
        .where('sent_at', 'is', null)
        .execute();
    });
    return done(null);
  });
}
