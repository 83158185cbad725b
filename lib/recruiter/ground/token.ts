import { createHash, randomBytes } from 'node:crypto';

/** Secrets that are shown once. What is kept of one is its hash, by which it is found again. */

/** 256 bits: nobody guesses one, so that its hash needs no salt. */
const TOKEN_BYTES = 32;

/** Makes a secret, as an address can have it. */
export const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

/** Returns the hash of a secret, written as the table that keeps it has always written it. */
export const hashOfToken = (token: string, written: 'hex' | 'base64url') =>
  createHash('sha256').update(token).digest(written);
