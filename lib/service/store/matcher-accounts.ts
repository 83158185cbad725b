import { sql } from 'kysely';
import type { ServiceRecords } from './records';

/** Settings of an account for its interfaces and deliveries. The signing secret is sealed. */
export type MatcherAccount = {
  /** Origins whose pages may embed its interfaces. */
  frameOrigins: readonly string[];
  /** A picture as a data address. */
  logo?: string;
  /** Names of skills by the name of the list. */
  skillsLists: Readonly<Record<string, readonly string[]>>;
  signingSecret?: string;
};

/** Returns the settings of an account; missing ones are empty. */
export async function findMatcherAccount(
  records: ServiceRecords,
  accountId: string,
): Promise<MatcherAccount> {
  const row = await records
    .selectFrom('matcher_account')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return {
    frameOrigins: row ? (JSON.parse(row.frame_origins) as string[]) : [],
    logo: row?.logo ?? undefined,
    skillsLists: row ? (JSON.parse(row.skills_lists) as Record<string, string[]>) : {},
    signingSecret: row?.signing_secret ?? undefined,
  };
}

/** Changes the given settings of an account; null removes one. */
export async function changeMatcherAccount(
  records: ServiceRecords,
  accountId: string,
  change: {
    frameOrigins?: readonly string[];
    logo?: string | null;
    skillsLists?: MatcherAccount['skillsLists'];
    signingSecret?: string;
  },
): Promise<void> {
  const values = {
    ...(change.frameOrigins && { frame_origins: JSON.stringify(change.frameOrigins) }),
    ...(change.logo !== undefined && { logo: change.logo }),
    ...(change.skillsLists && { skills_lists: JSON.stringify(change.skillsLists) }),
    ...(change.signingSecret && { signing_secret: change.signingSecret }),
  };
  await records
    .insertInto('matcher_account')
    .values({ account_id: accountId, logo: null, signing_secret: null, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ account_id: accountId, ...values }))
    .execute();
}

/** Stores a signing secret if the account has none yet, and returns the current one. */
export async function keepSigningSecret(
  records: ServiceRecords,
  accountId: string,
  sealed: string,
): Promise<string> {
  const { signing_secret: kept } = await records
    .insertInto('matcher_account')
    .values({ account_id: accountId, logo: null, signing_secret: sealed })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({
        signing_secret: sql<string>`coalesce(matcher_account.signing_secret, excluded.signing_secret)`,
      }),
    )
    .returning('signing_secret')
    .executeTakeFirstOrThrow();
  return kept ?? sealed;
}
