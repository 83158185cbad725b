import { z } from 'zod';
import { done, type Outcome } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { defineUseCase, reads } from '../ground/use-case';
import { NO_SERVER } from '../letters/enqueue';
import { barredAmong } from '../letters/stop';
import { mailIsSet } from '../mail/stored';
import { consenting, toBeAsked } from './due';
import type { ConsentPreview, ConsentRule } from './types';

const ASK_DAYS = 30;

const RULE = z.object({
  months: z.number().int().min(1, 'Use at least one month.').max(240, 'Use at most 240 months.').nullable(),
  askDays: z.number().int().min(7, 'Leave at least a week to answer.').max(90, 'Use at most 90 days.'),
});

/** Returns the rule in force with the member whom its mails are from; undefined where consent does not end. */
export async function consentRuleIn(db: Executor) {
  return db.selectFrom('consent_rule').select(['months', 'ask_days', 'set_by']).executeTakeFirst();
}

async function shown(db: Executor): Promise<ConsentRule> {
  const rule = await consentRuleIn(db);
  return { months: rule?.months ?? null, askDays: rule?.ask_days ?? ASK_DAYS };
}

/** For how long consent lasts. Recruiters. */
export const consentRule = defineUseCase(
  reads('recruiter'),
  z.void(),
  async (): Promise<Outcome<ConsentRule>> => done(await shown(await records())),
);

async function undated(db: Executor): Promise<number> {
  const { count } = await db
    .selectFrom('provenance')
    .innerJoin('dossier', 'dossier.id', 'dossier_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('basis', '=', 'consent')
    .where('since', 'is', null)
    .where('held', '=', false)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Previews whom a rule would ask at once, without changes. Owners. */
export const previewConsent = defineUseCase(
  reads('owner'),
  RULE,
  async (_actor, { months, askDays }): Promise<Outcome<ConsentPreview>> => {
    const db = await records();
    const { all } = await consenting(db)
      .select(({ fn }) => fn.countAll<number>().as('all'))
      .executeTakeFirstOrThrow();
    const rows =
      months === null ? [] : await toBeAsked(db, { months, askDays }).select('dossier.email').execute();
    const barred = await barredAmong(
      db,
      rows.flatMap(({ email }) => email ?? []),
    );
    return done({
      ...{ consenting: Number(all), asked: rows.length, undated: await undated(db) },
      unreachable: rows.filter(({ email }) => !email || barred.has(email)).length,
    });
  },
);

/** Sets for how long consent lasts. The mails that ask to renew it are from whoever sets it. Owners. */
export const configureConsent = defineUseCase(
  'owner',
  RULE,
  async (actor, { months, askDays }): Promise<Outcome<ConsentRule>> => {
    if (months !== null && !(await mailIsSet())) return NO_SERVER;
    const db = await records();
    return db.transaction().execute(async (trx) => {
      await trx.deleteFrom('consent_rule').execute();
      if (months !== null)
        await trx
          .insertInto('consent_rule')
          .values({ months, ask_days: askDays, set_by: actor.id })
          .execute();
      const detail = { months: months ?? 0, askDays };
      await audit(trx, { actorId: actor.id, action: 'consent-rule-set', detail });
      return done(await shown(trx));
    });
  },
);
