import { createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Account } from '../store';

/** matching-ui.md, Authentication 4: a token expires 15 minutes after it is issued. */
export const TOKEN_SECONDS = 900;

const ALGORITHM = 'HS256';
const ISSUER = 'shortlist';
const AUDIENCE = 'shortlist-api';
const KEY_MEMBER = 'key';

/** Names the key a token was issued for, so that the token ends when the key is rotated. */
function keyMark(account: Account): string {
  return createHash('sha256').update(account.keyHash).digest('base64url').slice(0, 16);
}

/** Issues and verifies the bearer tokens of the service: signed, not stored, tied to one key of one account. */
export function createTokens(signingSecret: string) {
  const signingKey = Buffer.from(signingSecret, 'base64url');

  function issue(account: Account, at: Date = new Date()): Promise<string> {
    const issuedAt = Math.floor(at.getTime() / 1000);
    return new SignJWT({ [KEY_MEMBER]: keyMark(account) })
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject(account.id)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + TOKEN_SECONDS)
      .sign(signingKey);
  }

  /**
   * Returns the account that `find` returns for the token's subject, if the token is ours, in time and of the current
   * key.
   */
  async function verify(
    token: string,
    find: (id: string) => Promise<Account | undefined>,
  ): Promise<Account | undefined> {
    try {
      const { payload } = await jwtVerify(token, signingKey, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        typ: 'JWT',
        requiredClaims: ['sub', 'exp', KEY_MEMBER],
      });
      const account = payload.sub === undefined ? undefined : await find(payload.sub);
      return account && keyMark(account) === payload[KEY_MEMBER] ? account : undefined;
    } catch (error) {
      if (isTokenError(error)) return undefined;
      throw error;
    }
  }

  return { issue, verify };
}

export type Tokens = ReturnType<typeof createTokens>;

/** The library's refusals have a code that begins like this; anything else is a fault of ours. */
function isTokenError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J');
}
