import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { config } from '@/lib/config';
import { done, type Outcome, refused } from '../ground/outcome';
import { type Executor, records, type Tables } from '../ground/store';
import { audit } from '../ground/store/audit';
import { hashOfToken, newToken } from '../ground/token';
import { defineUseCase, reads } from '../ground/use-case';
import { addressOf } from './shown';
import type { ProvisioningSettings } from './types';

/** The token with which a provider of identities calls SCIM: one at a time, of the workspace and not of a person. */

const TOKEN = /^sls_[\w-]{43}$/;
/** A first run makes thousands of calls: when it was used last is not written at each. */
const USED_EVERY = sql`interval '1 minute'`;

async function tokenOf(db: Executor): Promise<ProvisioningSettings['token']> {
  const row = await db
    .selectFrom('scim_token')
    .innerJoin('member', 'member.id', 'made_by')
    .select(['made_at', 'used_at', 'revoked_at', 'member.name'])
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return { state: 'none' };
  if (row.revoked_at) return { state: 'revoked', revokedAt: row.revoked_at.toISOString() };
  const usedAt = row.used_at?.toISOString() ?? null;
  return { state: 'made', madeAt: row.made_at.toISOString(), madeBy: row.name, usedAt };
}

/** How the provider of identities reaches this workspace. Owners only. */
export const provisioningSettings = defineUseCase(
  reads('owner'),
  z.void(),
  async (): Promise<Outcome<ProvisioningSettings>> => {
    const db = await records();
    const members = await db
      .selectFrom('scim_user')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow();
    const groups = await db
      .selectFrom('scim_group')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return done({
      address: addressOf('').replace(/\/$/, ''),
      token: await tokenOf(db),
      members: Number(members.count),
      groups: Number(groups.count),
      groupsGiveRoles: config().OIDC_ROLES !== undefined,
    });
  },
);

const revokeAll = (trx: Transaction<Tables>) =>
  trx
    .updateTable('scim_token')
    .set({ revoked_at: new Date(), token_hash: null })
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();

/** Makes a token, which is shown this once; one that was there ends. Owners only. */
export const makeScimToken = defineUseCase(
  'owner',
  z.void(),
  async (actor): Promise<Outcome<{ token: string; address: string }>> => {
    const token = `sls_${newToken()}`;
    const db = await records();
    await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('shortlist-scim-token'))`.execute(trx);
      const before = await revokeAll(trx);
      if (before.length > 0) await audit(trx, { actorId: actor.id, action: 'scim-token-revoked' });
      await trx
        .insertInto('scim_token')
        .values({ token_hash: hashOfToken(token, 'hex'), made_by: actor.id, used_at: null, revoked_at: null })
        .execute();
      await audit(trx, { actorId: actor.id, action: 'scim-token-made' });
    });
    return done({ token, address: addressOf('').replace(/\/$/, '') });
  },
);

/** Revokes the token: the provider changes nothing here any more. Owners only. */
export const revokeScimToken = defineUseCase('owner', z.void(), async (actor): Promise<Outcome<null>> => {
  const db = await records();
  const ended = await db.transaction().execute(async (trx) => {
    const tokens = await revokeAll(trx);
    if (tokens.length > 0) await audit(trx, { actorId: actor.id, action: 'scim-token-revoked' });
    return tokens.length;
  });
  return ended > 0 ? done(null) : refused('not-found', 'This token was revoked already.');
});

/** Returns the id of the token that a call brings; undefined for one that is none, or was revoked. */
export async function scimTokenOf(authorization: string | null): Promise<string | undefined> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
  if (!TOKEN.test(token)) return undefined;
  const db = await records();
  const row = await db
    .selectFrom('scim_token')
    .select('id')
    .select(sql<boolean>`used_at is null or used_at < now() - ${USED_EVERY}`.as('unseen'))
    .where('token_hash', '=', hashOfToken(token, 'hex'))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (row?.unseen)
    await db.updateTable('scim_token').set({ used_at: new Date() }).where('id', '=', row.id).execute();
  return row?.id;
}
