import { sql } from 'kysely';
import type { ServiceRecords } from './records';

export type Balance = { remaining: number; used: number };

/** Record of one transaction. `cost` is in credits; zero for a free transaction. */
export type TransactionRecord = {
  id: string;
  accountId: string;
  operation: string;
  code: string;
  elapsedMs: number;
  documentHash?: string;
  documentBytes?: number;
  cost: number;
};

/**
 * Records a transaction and its one ledger entry, and takes its cost from the account: one statement, hence one
 * database transaction, and the row of the balance orders concurrent ones.
 * Undefined when the account has fewer credits than the cost; nothing is recorded then.
 */
export async function settleTransaction(
  records: ServiceRecords,
  { id, accountId, operation, code, elapsedMs, documentHash, documentBytes, cost }: TransactionRecord,
): Promise<Balance | undefined> {
  const { rows } = await sql<Balance>`
    select * from service.settle_transaction(
      ${id}::uuid, ${accountId}, ${operation}, ${code}, ${elapsedMs}::integer,
      ${documentHash ?? null}, ${documentBytes ?? null}::integer, ${cost}::numeric
    )`.execute(records);
  return rows[0];
}

/** Grants credits to an account, opening its ledger if it has none; one statement. */
export async function grantCredits(records: ServiceRecords, accountId: string, credits: number) {
  await records
    .with('head', (query) =>
      query
        .insertInto('credit_balance')
        .values({ account_id: accountId, remaining: credits, used: 0, entries: 1 })
        .onConflict((conflict) =>
          conflict.column('account_id').doUpdateSet((e) => ({
            remaining: e('credit_balance.remaining', '+', credits),
            entries: e('credit_balance.entries', '+', 1),
          })),
        )
        .returning(['account_id', 'remaining', 'used', 'entries']),
    )
    .insertInto('ledger_entry')
    .columns(['account_id', 'transaction_id', 'reason', 'amount', 'number', 'remaining_after', 'used_after'])
    .expression((e) =>
      e
        .selectFrom('head')
        .select([
          'head.account_id',
          sql<null>`null::uuid`.as('transaction_id'),
          sql<string>`'grant'`.as('reason'),
          sql<number>`${credits}::numeric`.as('amount'),
          'head.entries',
          'head.remaining',
          'head.used',
        ]),
    )
    .execute();
}

/** Returns the last ledger entry of an account; nothing granted and nothing used without one. */
export async function readBalance(records: ServiceRecords, accountId: string): Promise<Balance> {
  const entry = await records
    .selectFrom('ledger_entry')
    .select(['remaining_after', 'used_after'])
    .where('account_id', '=', accountId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { remaining: entry?.remaining_after ?? 0, used: entry?.used_after ?? 0 };
}

/** Charges of an account on a day, UTC, by the name of the operation. */
export type DayOfUse = { day: string; operation: string; transactions: number; credits: number };

/** Returns the charges of an account since a day, yyyy-MM-dd; the oldest first. */
export async function readUse(
  records: ServiceRecords,
  accountId: string,
  since: string,
): Promise<DayOfUse[]> {
  const day = sql<string>`(at at time zone 'UTC')::date::text`;
  const rows = await records
    .selectFrom('ledger_entry')
    .select([
      day.as('day'),
      'reason as operation',
      sql<number>`count(*)::integer`.as('transactions'),
      sql<number>`-sum(amount)`.as('credits'),
    ])
    .where('account_id', '=', accountId)
    .where('transaction_id', 'is not', null)
    .where('at', '>=', sql<Date>`${since}::date at time zone 'UTC'`)
    .groupBy([day, 'reason'])
    .orderBy('day')
    .orderBy('reason')
    .execute();
  return rows.map((row) => ({ ...row, credits: Number(row.credits) }));
}
