import { z } from 'zod';
import { config } from '@/lib/config';
import type { Actor } from '../ground/actor';
import { done, type Outcome, refused } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { hashOfToken, newToken } from '../ground/token';
import { allows, defineUseCase, reads, recordId } from '../ground/use-case';
import type { CaptureToken } from './types';

/** Tokens of one's own with which a browser sends pages here. They add documents and read nothing but what became of those. */

const MOST_TOKENS = 10;
const TOKEN = /^slc_[\w-]{43}$/;

async function tokensOf(db: Executor, memberId: string): Promise<CaptureToken[]> {
  const rows = await db
    .selectFrom('capture_token')
    .select(['id', 'name', 'made_at', 'used_at'])
    .where('member_id', '=', memberId)
    .orderBy('made_at', 'desc')
    .execute();
  return rows.map(({ id, name, made_at, used_at }) => ({
    ...{ id, name },
    madeAt: made_at.toISOString(),
    usedAt: used_at?.toISOString() ?? null,
  }));
}

/** One's own tokens for sending pages. Recruiters. */
export const captureTokens = defineUseCase(
  reads('recruiter'),
  z.void(),
  async (actor): Promise<Outcome<CaptureToken[]>> => done(await tokensOf(await records(), actor.id)),
);

/** Makes a token, which is shown this once. Recruiters. */
export const makeCaptureToken = defineUseCase(
  'recruiter',
  z.object({
    name: z
      .string()
      .trim()
      .min(1, 'Give it a name, such as that of the browser.')
      .max(60, 'Use at most 60 characters.'),
  }),
  async (actor, { name }): Promise<Outcome<{ token: string; home: string }>> => {
    const db = await records();
    if ((await tokensOf(db, actor.id)).length >= MOST_TOKENS)
      return refused(
        'conflict',
        `You have ${MOST_TOKENS} of them. Revoke one that you no longer use.`,
        'name',
      );
    const token = `slc_${newToken()}`;
    await db
      .insertInto('capture_token')
      .values({ member_id: actor.id, name, token_hash: hashOfToken(token, 'hex'), used_at: null })
      .execute();
    await audit(db, { actorId: actor.id, action: 'capture-token-made', detail: { name } });
    return done({ token, home: new URL('/capture', config().BASE_URL).href });
  },
);

/** Revokes a token of one's own: nothing is sent with it any more. Recruiters. */
export const revokeCaptureToken = defineUseCase(
  'recruiter',
  z.object({ id: recordId }),
  async (actor, { id }): Promise<Outcome<null>> => {
    const db = await records();
    const gone = await db
      .deleteFrom('capture_token')
      .where('id', '=', id)
      .where('member_id', '=', actor.id)
      .returning('name')
      .executeTakeFirst();
    if (!gone) return refused('not-found', 'This token was revoked already.');
    await audit(db, { actorId: actor.id, action: 'capture-token-revoked', detail: { name: gone.name } });
    return done(null);
  },
);

export type Bearer = { tokenId: string; name: string; actor: Actor };

/** Returns who holds a token; undefined for one that is none or was revoked, and for members who may not add documents. */
export async function bearerOf(authorization: string | null): Promise<Bearer | undefined> {
  const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '';
  if (!TOKEN.test(token)) return undefined;
  const db = await records();
  const row = await db
    .selectFrom('capture_token')
    .innerJoin('member', 'member.id', 'member_id')
    .select(['capture_token.id as token_id', 'capture_token.name as token_name'])
    .select(['member.id', 'member.email', 'member.name', 'member.role'])
    .where('token_hash', '=', hashOfToken(token, 'hex'))
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { token_id: tokenId, token_name: name, ...actor } = row;
  return allows(actor.role, 'recruiter') ? { tokenId, name, actor } : undefined;
}
