import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { z } from 'zod';
import { once } from '@/lib/platform';
import { refused } from '../ground/outcome';
import { isCommonPassword } from './common-passwords';

/** OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = {
  algorithm: 2 satisfies Algorithm.Argon2id as Algorithm,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

const LONGEST = 200;

/** A new password. Only its length counts; there is no rule about kinds of characters. */
export const newPassword = z
  .string('Enter a password.')
  .min(12, 'Use at least 12 characters.')
  .max(LONGEST, `Use at most ${LONGEST} characters.`);

/** Refuses a password that many have; undefined for a good one. Asked only where a new one is set. */
export async function refuseCommonPassword(password: string, field: string) {
  if (!(await isCommonPassword(password))) return undefined;
  return refused(
    'invalid',
    'This password, or one very like it, is too common. Use a few words in a row.',
    field,
  );
}

/** Returns the argon2id hash of a password, parameters and salt included. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/**
 * Returns whether a password is the one of a hash. Without a hash it works just as long and returns false, so that the
 * response time does not reveal whether somebody exists.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const nobody = await once('password-of-nobody', () => hashPassword('a password that nobody has'));
  const isLong = password.length > LONGEST;
  const matches = await verify(passwordHash ?? nobody, isLong ? '' : password);
  return matches && passwordHash !== null;
}
