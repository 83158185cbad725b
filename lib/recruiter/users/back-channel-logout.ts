import { createHash } from 'node:crypto';
import { jwtVerify } from 'jose';
import { sql } from 'kysely';
import { z } from 'zod';
import { config } from '@/lib/config';
import { log } from '@/lib/platform';
import { done, type Outcome, refused } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { providerMetadata } from './provider-metadata';

/** OpenID Connect Back-Channel Logout 1.0: the provider says, from server to server, whose sessions are over. */

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** Keys that both sides know (HS256) and no key at all are no proof of who sent it. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
/** Longest age of a token; as long it is known that it was used. */
const OLDEST_SECONDS = 10 * 60;
const CLOCKS_DIFFER_SECONDS = 60;

/** 2.4: `nonce` is forbidden, so that no ID token is taken for a logout token. */
const Claims = z
  .object({
    jti: z.string().min(1).max(500),
    sub: z.string().min(1).max(500).optional(),
    sid: z.string().min(1).max(500).optional(),
    nonce: z.never().optional(),
    events: z.object({ [EVENT]: z.looseObject({}) }),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined, 'neither sub nor sid');

type Claimed = z.output<typeof Claims>;

const REFUSED = refused('invalid', 'This is no logout token for this workspace.');

async function verified(token: string): Promise<Claimed> {
  const { issuer, keys } = await providerMetadata();
  const { payload, protectedHeader } = await jwtVerify(token, keys, {
    issuer,
    audience: config().OIDC_CLIENT_ID,
    algorithms: ALGORITHMS,
    requiredClaims: ['iat', 'jti', 'events'],
    maxTokenAge: OLDEST_SECONDS,
    clockTolerance: CLOCKS_DIFFER_SECONDS,
  });
  // 2.4 recommends `logout+jwt`; a token of another declared type is for something else.
  const type = protectedHeader.typ?.toLowerCase().replace(/^application\//, '') ?? 'jwt';
  if (type !== 'logout+jwt' && type !== 'jwt') throw new Error(`a token of the type ${type}`);
  return Claims.parse(payload);
}

/** Notes that a token was used; false for one that was used before. */
async function isFirstUse(trx: Executor, jti: string): Promise<boolean> {
  await trx.deleteFrom('used_logout_token').where('expires_at', '<', sql<Date>`now()`).execute();
  const noted = await trx
    .insertInto('used_logout_token')
    .values({
      token_hash: createHash('sha256').update(jti).digest('base64url'),
      expires_at: sql<Date>`now() + make_interval(secs => ${OLDEST_SECONDS + 2 * CLOCKS_DIFFER_SECONDS})`,
    })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .returning('token_hash')
    .executeTakeFirst();
  return noted !== undefined;
}

/**
 * Ends the session that is named, or all of the person where none is; with a session, also those of the person of which
 * the session with the provider is not known.
 */
async function endSessions(trx: Executor, { sub, sid }: Claimed): Promise<string[]> {
  const ended = await trx
    .deleteFrom('session')
    .using('member')
    .whereRef('member.id', '=', 'session.member_id')
    .$if(sub !== undefined, (rows) => rows.where('member.provider_subject', '=', String(sub)))
    .$if(sid !== undefined && sub === undefined, (rows) => rows.where('provider_session', '=', String(sid)))
    .$if(sid !== undefined && sub !== undefined, (rows) =>
      rows.where((where) =>
        where.or([where('provider_session', '=', String(sid)), where('provider_session', 'is', null)]),
      ),
    )
    .returning('session.member_id')
    .execute();
  return ended.map(({ member_id }) => member_id);
}

/** Ends the sessions that a logout token names; refuses every other token, and each at its second use. */
export async function logOutByProvider(token: string): Promise<Outcome<{ ended: number }>> {
  let claims: Claimed;
  try {
    claims = await verified(token);
  } catch (error) {
    log().warn({ err: error }, 'a logout token was refused');
    return REFUSED;
  }
  const db = await records();
  return db.transaction().execute(async (trx) => {
    if (!(await isFirstUse(trx, claims.jti))) return REFUSED;
    const members = await endSessions(trx, claims);
    for (const memberId of new Set(members)) {
      const sessions = members.filter((id) => id === memberId).length;
      await audit(trx, {
        ...{ actorId: null, action: 'signed-out-by-provider', subject: memberId },
        detail: { sessions },
      });
    }
    return done({ ended: members.length });
  });
}
