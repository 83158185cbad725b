import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { KeyHash } from '../store';

/** OWASP's parameters for argon2id, the library's default kind; about 30 ms and 19 MiB a verification. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const KEY_BYTES = 32;

function digest(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** Returns a new key of 256 random bits, as base64url. */
export function generateKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/**
 * Returns the hash of a key that was generated: with 256 bits of entropy a fast hash is as hard to invert as a slow
 * one.
 */
export function hashGeneratedKey(key: string): KeyHash {
  return { scheme: 'sha256', hash: digest(key).toString('hex') };
}

/** Returns the hash of a key that a person chose, slow on purpose. */
export async function hashChosenKey(key: string): Promise<KeyHash> {
  return { scheme: 'argon2id', hash: await hash(key, ARGON2) };
}

/** True for the generated key; takes the same time for every wrong key. */
export function matchesGeneratedKey(expected: KeyHash, key: string): boolean {
  return timingSafeEqual(Buffer.from(expected.hash, 'hex'), digest(key));
}

/** True for the chosen key. */
export function matchesChosenKey(expected: KeyHash, key: string): Promise<boolean> {
  return verify(expected.hash, key);
}
