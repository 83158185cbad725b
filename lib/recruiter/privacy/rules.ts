import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { done, type Outcome } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { defineUseCase, reads } from '../ground/use-case';
import type { PrivacyRules, RetentionPreview } from './types';

const SHOWN = 20;
const SOON_DAYS = 30;

/** Returns the rules in force. */
export async function rulesIn(db: Executor): Promise<PrivacyRules> {
  const row = await db.selectFrom('privacy_rule').selectAll().executeTakeFirstOrThrow();
  return {
    binDays: row.bin_days,
    retentionMonths: row.retention_months,
    keepShortlisted: row.keep_shortlisted,
  };
}

/** Returns candidates that a rule selects within a number of days, the soonest first. */
export function expiring(
  db: Executor,
  rules: PrivacyRules & { retentionMonths: number },
  withinDays: number,
) {
  const kept = sql<SqlBool>`not exists (
    select from recruiter.shortlist_entry where candidate_id = dossier.id and listed)`;
  return db
    .selectFrom('dossier')
    .where('kind', '=', 'candidate')
    .where('held', '=', false)
    .where(
      sql<SqlBool>`updated_at < now() - make_interval(months => ${rules.retentionMonths})
        + make_interval(days => ${withinDays})`,
    )
    .$if(rules.keepShortlisted, (rows) => rows.where(kept));
}

async function countOf(db: Executor, rules: PrivacyRules & { retentionMonths: number }, days: number) {
  const { count } = await expiring(db, rules, days)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const RULES = z.object({
  binDays: z.number().int().min(1, 'Keep the bin for at least a day.').max(365, 'Use at most 365 days.'),
  retentionMonths: z
    .number()
    .int()
    .min(1, 'Use at least one month.')
    .max(240, 'Use at most 240 months.')
    .nullable(),
  keepShortlisted: z.boolean(),
});

/** The rules in force. Recruiters. */
export const privacyRules = defineUseCase(
  reads('recruiter'),
  z.void(),
  async (): Promise<Outcome<PrivacyRules>> => done(await rulesIn(await records())),
);

/** Previews the candidates that these rules would select, without changes. Owners. */
export const previewRetention = defineUseCase(
  reads('owner'),
  RULES,
  async (_actor, { retentionMonths, ...rest }): Promise<Outcome<RetentionPreview>> => {
    if (retentionMonths === null) return done({ now: 0, soon: 0, next: [] });
    const db = await records();
    const rules = { ...rest, retentionMonths };
    const rows = await expiring(db, rules, SOON_DAYS)
      .select(['id', 'name', 'updated_at'])
      .select(sql<Date>`updated_at + make_interval(months => ${retentionMonths})`.as('goes_at'))
      .orderBy('updated_at')
      .limit(SHOWN)
      .execute();
    return done({
      now: await countOf(db, rules, 0),
      soon: await countOf(db, rules, SOON_DAYS),
      next: rows.map(({ id, name, updated_at, goes_at }) => ({
        id,
        name,
        lastChanged: updated_at.toISOString(),
        goesAt: goes_at.toISOString(),
      })),
    });
  },
);

/** Sets how long things are kept. Records already in the bin keep their term. Owners. */
export const configureRetention = defineUseCase(
  'owner',
  RULES,
  async (actor, rules): Promise<Outcome<PrivacyRules>> => {
    const db = await records();
    return db.transaction().execute(async (trx) => {
      await trx
        .updateTable('privacy_rule')
        .set({
          bin_days: rules.binDays,
          retention_months: rules.retentionMonths,
          keep_shortlisted: rules.keepShortlisted,
        })
        .execute();
      const detail = { binDays: rules.binDays, retentionMonths: rules.retentionMonths ?? 0 };
      await audit(trx, { actorId: actor.id, action: 'retention-configured', detail });
      return done(await rulesIn(trx));
    });
  },
);
