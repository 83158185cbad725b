import { Secret, TOTP } from 'otpauth';
import { seal, unseal } from '@/lib/platform';

/** The secret of the installation by which those of members are sealed. */
export const FACTOR_SECRET = 'second-factor';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
const CODE = /^\d{6}$/;

/** RFC 6238 as every authenticator app reads it: SHA-1, six digits, thirty seconds. */
function generatorOf(secret: string, email: string): TOTP {
  return new TOTP({
    issuer: 'Shortlist',
    label: email,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });
}

/** Returns a new secret, in base32 as people type it. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

export const sealSecret = (secret: string, memberId: string) => seal(FACTOR_SECRET, secret, memberId);

/** Returns the address that an authenticator app reads from a QR code. */
export const enrolmentAddress = (secret: string, email: string) => generatorOf(secret, email).toString();

/**
 * Returns the time step of a code, with one before and one after the present allowed; null for any other code. A step
 * is good for one sign-in: the keeper of the last one used refuses it and those before.
 */
export async function stepOfCode(sealed: string, memberId: string, code: string): Promise<number | null> {
  const token = code.replace(/\s/g, '');
  if (!CODE.test(token)) return null;
  const generator = generatorOf(await unseal(FACTOR_SECRET, sealed, memberId), memberId);
  const now = Date.now();
  const delta = generator.validate({ token, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}
