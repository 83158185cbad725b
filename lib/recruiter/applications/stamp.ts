import { createHmac, randomUUID } from 'node:crypto';
import { secret } from '@/lib/platform';
import { sameBytes } from '../ground/same-bytes';

/**
 * Stamp that a form gets when it is shown and sends back: the time, signed, so that nobody can forge one or use that of
 * another form. It is not stored.
 */

/** Nobody fills a form in and chooses a file in less. */
const LEAST_MS = 2000;
const MOST_MS = 48 * 60 * 60 * 1000;
const STAMP = /^([\da-f-]{36})\.(\d{13})\.([\w-]{43})$/;

async function signatureOf(form: string, id: string, at: string): Promise<Buffer> {
  return createHmac('sha256', await secret('application-form'))
    .update(`${form} ${id} ${at}`)
    .digest();
}

/** Returns a stamp for a form that is shown now. */
export async function newStamp(form: string, now = Date.now()): Promise<string> {
  const [id, at] = [randomUUID(), String(now)];
  return `${id}.${at}.${(await signatureOf(form, id, at)).toString('base64url')}`;
}

/** Returns the id of a valid stamp; else whether the form came back too soon, or the stamp is expired or not ours. */
export async function readStamp(
  form: string,
  stamp: string,
  now = Date.now(),
): Promise<{ id: string } | 'hasty' | 'stale'> {
  const [, id = '', at = '', signature = ''] = STAMP.exec(stamp) ?? [];
  const expected = await signatureOf(form, id, at);
  if (!sameBytes(Buffer.from(signature, 'base64url'), expected)) return 'stale';
  const age = now - Number(at);
  if (age > MOST_MS || age < 0) return 'stale';
  return age < LEAST_MS ? 'hasty' : { id };
}
