import type { Account } from '../store';

/** Date on the wire for credits that do not expire: the member is never empty there. */
const NEVER = '9999-12-31';

/** Returns the last day of an account's credits, yyyy-MM-dd. */
export function expirationDate({ expiresOn }: Account): string {
  return expiresOn ?? NEVER;
}

export function isExpired({ expiresOn }: Account, today: Date = new Date()): boolean {
  return expiresOn !== undefined && expiresOn < today.toISOString().slice(0, 10);
}
