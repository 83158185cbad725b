import { createHmac, randomInt } from 'node:crypto';
import { secret } from '@/lib/platform';
import { type Executor, records } from '../ground/store';
import { FACTOR_SECRET } from './one-time-codes';

const HOW_MANY = 10;
const CHARACTERS = 10;
/** Crockford's alphabet, without look-alikes. 50 bits a code. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

function makeCode(): string {
  const drawn = Array.from({ length: CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${drawn.slice(0, CHARACTERS / 2)}-${drawn.slice(CHARACTERS / 2)}`;
}

async function hashOf(code: string, memberId: string): Promise<string> {
  const bare = code.toLowerCase().replace(/[^0-9a-z]/g, '');
  return createHmac('sha256', await secret(FACTOR_SECRET))
    .update(`${memberId} ${bare}`)
    .digest('base64url');
}

/** Makes new codes and forgets the earlier ones. They are shown once; only their keyed hashes are kept. */
export async function replaceRecoveryCodes(executor: Executor, memberId: string): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, makeCode);
  const hashes = await Promise.all(codes.map((code) => hashOf(code, memberId)));
  await executor.deleteFrom('recovery_code').where('member_id', '=', memberId).execute();
  await executor
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ member_id: memberId, code_hash })))
    .execute();
  return codes;
}

/** Uses a code up; false when it is not theirs, or was used before. */
export async function spendRecoveryCode(memberId: string, code: string): Promise<boolean> {
  const db = await records();
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('member_id', '=', memberId)
    .where('code_hash', '=', await hashOf(code, memberId))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
