import { timingSafeEqual } from 'node:crypto';

/** Returns whether two secrets are one, in a time that tells nothing about where they differ. */
export function sameBytes(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}
