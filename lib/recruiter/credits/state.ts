import { sql } from 'kysely';
import { connections, NO_CREDITS, noteSpendingBy, readAccount, type Spending } from '@/lib/clients';
import { log, once, repeat, runUntilShutdown } from '@/lib/platform';
import { records } from '../ground/store';
import { PARSE_QUEUES } from '../ground/store/queues';
import type { CreditWarning } from './types';
import { keepUse } from './use';

/**
 * State of the credits of the app's account. Every answer reports the remaining credits. While the account cannot pay,
 * no request is sent that would be refused; instead the account is queried every few seconds, which is free, and
 * waiting work resumes as soon as the credits rise.
 */

const LOOK_MS = 15_000;
const EXPIRES_SOON_DAYS = 14;
const NEVER = '9999-12-31';

type Account = Spending['account'];

const today = () => new Date().toISOString().slice(0, 10);

/** Identifies the account of a provider without keeping an id. */
async function payer(): Promise<string> {
  const { baseUrl, credentials } = (await connections()).parser;
  return `${credentials.id}@${baseUrl}`;
}

/** Returns the day on which credits end, yyyy-MM-dd; null for never. */
export function expiryOf({ expirationDate }: Pick<Account, 'expirationDate'>): string | null {
  const day = expirationDate.replaceAll('/', '-').slice(0, 10);
  return day === '' || day === NEVER ? null : day;
}

async function keepBalance(account: Account): Promise<void> {
  const db = await records();
  await db
    .updateTable('credit_state')
    .set({ account: await payer(), remaining: account.creditsRemaining, expires_on: expiryOf(account) })
    .execute();
}

/** Notes are kept one after another, since each changes the same rows. */
const notes = () => once('credits:notes', () => ({ kept: Promise.resolve() }));

/**
 * Notes that the account could not pay: until there are more credits, nothing is sent that costs. The refusal stated
 * the rest, which must rise first.
 */
export async function noteRefusedPayment(): Promise<void> {
  await notes().kept;
  const name = await payer();
  const db = await records();
  await db
    .updateTable('credit_state')
    .set({
      refused_account: name,
      refused_remaining: sql<number>`coalesce(case when account = ${name} then remaining end, 0)`,
      refused_expires_on: sql<string>`case when account = ${name} then expires_on end`,
    })
    .where('refused_account', 'is', null)
    .execute();
}

/** Returns whether a call that costs would probably be refused. */
export async function cannotPay(): Promise<boolean> {
  const db = await records();
  const state = await db.selectFrom('credit_state').select('refused_account').executeTakeFirstOrThrow();
  return state.refused_account !== null && state.refused_account === (await payer());
}

/** Retries work that waits for credits at once; the workers find it at their next look. */
async function goOn(): Promise<void> {
  const db = await records();
  await db.transaction().execute(async (trx) => {
    const waiting = await trx
      .updateTable('upload_item')
      .set({ failure: null })
      .where('state', '=', 'queued')
      .where(sql`failure ->> 'code'`, '=', NO_CREDITS)
      .returning('id')
      .execute();
    const cleared = { refused_account: null, refused_remaining: null, refused_expires_on: null };
    await trx.updateTable('credit_state').set(cleared).execute();
    if (waiting.length === 0) return;
    await trx
      .updateTable('queue_task')
      .set({ run_at: sql<Date>`now()`, attempts: 0 })
      .where('name', 'in', PARSE_QUEUES)
      .where(
        'subject',
        'in',
        waiting.map(({ id }) => id),
      )
      .execute();
  });
  await db
    .updateTable('index_entry')
    .set({ due_at: sql<Date>`now()` })
    .whereRef('settled', '<', 'version')
    .where('failure', 'is not', null)
    .execute();
}

/** Checks whether an account that could not pay can again, and resumes waiting work then. True when it can pay. */
export async function lookForCredits(): Promise<boolean> {
  const db = await records();
  const refused = await db.selectFrom('credit_state').selectAll().executeTakeFirstOrThrow();
  if (refused.refused_account === null) return true;
  const isAnother = refused.refused_account !== (await payer());
  if (!isAnother) {
    const answer = await readAccount();
    if (!answer.ok) return false;
    const { creditsRemaining } = answer.value;
    const expiresOn = expiryOf(answer.value);
    const isMore =
      creditsRemaining > (refused.refused_remaining ?? 0) || expiresOn !== refused.refused_expires_on;
    if (!isMore || creditsRemaining <= 0 || (expiresOn !== null && expiresOn < today())) return false;
  }
  await goOn();
  return true;
}

/** Returns the warning about a balance. */
export function warningOf(
  balance: { remaining: number; expiresOn: string | null; warnsBelow: number; refused: boolean },
  day = today(),
): CreditWarning | null {
  const { remaining, expiresOn, warnsBelow, refused } = balance;
  if (expiresOn !== null && expiresOn < day) return 'expired';
  if (remaining <= 0 || refused) return 'empty';
  if (remaining < warnsBelow) return 'low';
  const soon = new Date(Date.parse(day) + EXPIRES_SOON_DAYS * 86_400_000).toISOString().slice(0, 10);
  return expiresOn !== null && expiresOn <= soon ? 'expiring' : null;
}

/** A note that fails costs nobody an answer. */
async function note(spending: Spending): Promise<void> {
  try {
    await keepBalance(spending.account);
    if (spending.credits > 0) await keepUse(spending, today());
  } catch (error) {
    log().error({ err: error }, 'the cost of a call could not be noted');
  }
}

function startNoting(): () => Promise<void> {
  const queue = notes();
  noteSpendingBy((spending) => {
    queue.kept = queue.kept.then(() => note(spending));
  });
  return async () => {
    noteSpendingBy(() => undefined);
    await queue.kept;
  };
}

/**
 * Starts recording the cost of calls, and checking for credits while they are used up; once a process, until shutdown.
 */
export function startKeepingCredits(): void {
  runUntilShutdown('credits', () => {
    const stopNoting = startNoting();
    const stopLooking = repeat(LOOK_MS, 'credits could not be looked for', lookForCredits);
    return { stop: () => Promise.all([stopLooking(), stopNoting()]) };
  });
}
