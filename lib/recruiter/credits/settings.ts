import { sql } from 'kysely';
import { z } from 'zod';
import {
  connections,
  grantCredits,
  listAccounts,
  parseConcurrency,
  readAccount,
  readUse,
} from '@/lib/clients';
import { config } from '@/lib/config';
import type { ServiceAccountData } from '@/lib/contracts';
import { done, type Outcome, refused } from '../ground/outcome';
import { records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { defineUseCase, reads } from '../ground/use-case';
import { problemOfFailure } from '../provider/problems';
import { cannotPay, expiryOf, lookForCredits, warningOf } from './state';
import {
  type CreditOverview,
  type CreditWarning,
  type Limits,
  type PaidAccount,
  USE_PERIODS,
  type UseReport,
} from './types';
import { spentByAccount, spentByApp } from './use';

const WEEK = 7;
const MARKET_LIMITS = { marketPerSecond: 4, marketPerMinute: 30 };
const NO_MARKET_LIMITS = { marketPerSecond: null, marketPerMinute: null };

const Question = z.object({
  days: z.coerce
    .number()
    .pipe(z.union(USE_PERIODS.map((period) => z.literal(period))))
    .catch(30),
  /** An account of the built-in service; null for the app's own use. */
  account: z.string().max(100).nullable().catch(null),
});

async function countWaiting(): Promise<number> {
  const db = await records();
  const row = await db
    .selectFrom('upload_item')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', 'queued')
    .where(sql`failure ->> 'code'`, '=', 'NoCredits')
    .executeTakeFirstOrThrow();
  return row.count;
}

async function limitsOf(concurrentRequests: number): Promise<Limits> {
  const { market } = await connections();
  return {
    concurrentRequests,
    parsesAtATime: Math.min(parseConcurrency(), concurrentRequests),
    ...(market.limited ? MARKET_LIMITS : NO_MARKET_LIMITS),
    largestDocumentMb: config().MAX_DOCUMENT_MB,
  };
}

const paidAccountOf = (account: ServiceAccountData): PaidAccount => ({
  id: account.accountId,
  name: account.name,
  remaining: account.creditsRemaining,
  expiresOn: expiryOf(account),
});

/** Returns the accounts whose credits can be added to: none when a hosted provider has them. */
async function accountsHere(): Promise<Outcome<PaidAccount[]>> {
  if (!(await connections()).parser.builtIn) return done([]);
  const answer = await listAccounts();
  if (!answer.ok) return problemOfFailure(answer.failure);
  return done(answer.value.filter(({ revokedAt }) => !revokedAt).map(paidAccountOf));
}

async function reportFor({ days, account }: z.output<typeof Question>): Promise<Outcome<UseReport>> {
  if (account === null) return done(await spentByApp(days));
  const charged = await readUse(account);
  return charged.ok ? done(spentByAccount(charged.value, days)) : problemOfFailure(charged.failure);
}

/** Returns how many days the rest lasts at the pace of the last week. */
async function lastsDays(remaining: number): Promise<number | null> {
  const { byDay } = await spentByApp(WEEK);
  const aDay = byDay.reduce((sum, { credits }) => sum + credits, 0) / WEEK;
  return aDay > 0 ? Math.floor(remaining / aDay) : null;
}

async function settingsOfCredits() {
  const db = await records();
  return db.selectFrom('credit_state').selectAll().executeTakeFirstOrThrow();
}

/** Returns the remaining credits, their use by operation and member, and the limits. Owners only. */
export const creditOverview = defineUseCase(
  reads('owner'),
  Question,
  async (_actor, asked): Promise<Outcome<CreditOverview>> => {
    const answer = await readAccount();
    if (!answer.ok) return problemOfFailure(answer.failure);
    const { accountId: id, name, region, creditsRemaining: remaining, ...figures } = answer.value;
    const accounts = await accountsHere();
    if (!accounts.ok) return accounts;
    const reported = accounts.value.some((account) => account.id === asked.account) ? asked.account : null;
    const use = await reportFor({ ...asked, account: reported });
    if (!use.ok) return use;
    const { warns_below: warnsBelow } = await settingsOfCredits();
    const expiresOn = expiryOf(figures);
    return done({
      builtIn: (await connections()).parser.builtIn,
      account: { id, name, region },
      remaining,
      used: figures.creditsUsed,
      expiresOn,
      warnsBelow,
      lastsDays: await lastsDays(remaining),
      warning: warningOf({ remaining, expiresOn, warnsBelow, refused: await cannotPay() }),
      waiting: await countWaiting(),
      limits: await limitsOf(figures.maximumConcurrentRequests),
      accounts: accounts.value,
      reported,
      days: asked.days,
      use: use.value,
    });
  },
);

/** Returns the notice about credits for every page, by the last answers. Recruiters, whose uploads wait. */
export const creditNotice = defineUseCase(
  reads('recruiter'),
  z.void(),
  async (): Promise<Outcome<{ warning: CreditWarning | null; remaining: number; waiting: number }>> => {
    const state = await settingsOfCredits();
    const refusedNow = await cannotPay();
    const { remaining, expires_on: expiresOn, warns_below: warnsBelow } = state;
    if (remaining === null) return done({ warning: null, remaining: 0, waiting: 0 });
    const warning = warningOf({ remaining, expiresOn, warnsBelow, refused: refusedNow });
    return done({ warning, remaining, waiting: refusedNow ? await countWaiting() : 0 });
  },
);

/** Sets below how many credits pages warn. Owners only. */
export const configureCredits = defineUseCase(
  'owner',
  z.object({
    warnsBelow: z.coerce
      .number('Enter a number.')
      .int('Enter a whole number.')
      .min(0, 'Enter 0 or more.')
      .max(1_000_000_000, 'This is too much.'),
  }),
  async (actor, { warnsBelow }): Promise<Outcome<null>> => {
    const db = await records();
    await db.updateTable('credit_state').set({ warns_below: warnsBelow }).execute();
    await audit(db, { actorId: actor.id, action: 'credits-configured', detail: { warnsBelow } });
    return done(null);
  },
);

/** Looks at once whether there are credits again, instead of within seconds. Owners only. */
export const checkCredits = defineUseCase(
  'owner',
  z.void(),
  async (): Promise<Outcome<{ pays: boolean }>> => done({ pays: await lookForCredits() }),
);

const HOSTED = refused('conflict', 'The app uses a hosted provider: credits are bought there.');

/** Adds credits to an account of the built-in service, with their last day. Owners only. */
export const addCredits = defineUseCase(
  'owner',
  z.object({
    accountId: z.string().min(1).max(100),
    credits: z.coerce
      .number('Enter a number.')
      .min(0, 'Enter 0 or more.')
      .max(1_000_000, 'Add at most a million at a time.'),
    expiresOn: z.preprocess((day) => (day === '' ? null : day), z.iso.date('Enter a day.').nullable()),
  }),
  async (actor, { accountId, credits, expiresOn }): Promise<Outcome<null>> => {
    if (!(await connections()).parser.builtIn) return HOSTED;
    const granted = await grantCredits(accountId, { credits, expirationDate: expiresOn });
    if (!granted.ok) return problemOfFailure(granted.failure);
    const entry = { actorId: actor.id, action: 'credits-granted', subject: accountId } as const;
    await audit(await records(), { ...entry, detail: { credits } });
    await lookForCredits();
    return done(null);
  },
);
