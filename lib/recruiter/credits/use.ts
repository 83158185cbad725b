import { sql } from 'kysely';
import type { Spending } from '@/lib/clients';
import type { ServiceAccountUseData } from '@/lib/contracts';
import { records } from '../ground/store';
import { PAID_OPERATIONS, type PaidOperation, type Use, type UsePeriod, type UseReport } from './types';

const DAY_MS = 86_400_000;

/** Beginnings of a path after the version, and of the names that the built-in service has for its operations. */
const OPERATIONS: readonly [RegExp, PaidOperation][] = [
  [/^parser\/resume|^parseResume/, 'parse-cv'],
  [/^parser\/joborder|^parseJob/, 'parse-job'],
  [/^index|^geocodeAndIndex/, 'index'],
  [/^ui\/|^matcher\/(?!indexes|resume|joborder)|^generateUi|^matcher\./, 'interface'],
  [/^match/, 'match'],
  [/^search/, 'search'],
  [/^score/, 'score'],
  [/^geocode/, 'geocode'],
];

function operationOf(name: string): PaidOperation {
  return OPERATIONS.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';
}

/** Adds a call to the use of its day. */
export async function keepUse({ path, credits, user }: Spending, day: string): Promise<void> {
  const db = await records();
  await db
    .insertInto('credit_use')
    .values({ day, operation: operationOf(path), member: user ?? '', calls: 1, credits })
    .onConflict((conflict) =>
      conflict.columns(['day', 'operation', 'member']).doUpdateSet({
        calls: sql<number>`credit_use.calls + 1`,
        credits: sql<number>`credit_use.credits + excluded.credits`,
      }),
    )
    .execute();
}

type Row = Use & { day: string; operation: PaidOperation; member: string | null };

function summed<K>(rows: readonly Row[], keyOf: (row: Row) => K): Map<K, Use> {
  const sums = new Map<K, Use>();
  for (const row of rows) {
    const { calls, credits } = sums.get(keyOf(row)) ?? { calls: 0, credits: 0 };
    sums.set(keyOf(row), { calls: calls + row.calls, credits: credits + row.credits });
  }
  return sums;
}

/** Returns the days of a period, the last of them today. */
export function daysOf(period: number, now = Date.now()): string[] {
  const day = (back: number) => new Date(now - back * DAY_MS).toISOString().slice(0, 10);
  return Array.from({ length: period }, (_, index) => day(period - 1 - index));
}

const dearestFirst = (a: Use, b: Use) => b.credits - a.credits;

function reportOf(rows: readonly Row[], days: readonly string[], withMembers: boolean): UseReport {
  const perDay = summed(rows, ({ day }) => day);
  const perOperation = summed(rows, ({ operation }) => operation);
  const perMember = summed(rows, ({ member }) => member);
  return {
    byDay: days.map((day) => ({ day, ...(perDay.get(day) ?? { calls: 0, credits: 0 }) })),
    byOperation: PAID_OPERATIONS.flatMap((operation) => {
      const use = perOperation.get(operation);
      return use ? [{ operation, ...use }] : [];
    }).sort(dearestFirst),
    byMember: withMembers ? [...perMember].map(([name, use]) => ({ name, ...use })).sort(dearestFirst) : null,
  };
}

/** Returns the app's own use. */
export async function spentByApp(period: UsePeriod): Promise<UseReport> {
  const days = daysOf(period);
  const db = await records();
  const rows = await db
    .selectFrom('credit_use')
    .leftJoin('member', (join) => join.on(sql`member.id::text`, '=', sql`credit_use.member`))
    .select(['credit_use.operation', 'credit_use.calls', 'member.name as member'])
    .select([
      sql<string>`credit_use.day::text`.as('day'),
      sql<number>`credit_use.credits::float8`.as('credits'),
    ])
    .where('day', '>=', days[0] ?? '')
    .execute();
  return reportOf(
    rows.map((row) => ({ ...row, operation: row.operation as PaidOperation })),
    days,
    true,
  );
}

/** Returns the charges of an account of the built-in service. */
export function spentByAccount(charged: ServiceAccountUseData, period: UsePeriod): UseReport {
  const days = daysOf(period);
  const rows = charged
    .filter(({ day }) => day >= (days[0] ?? ''))
    .map(({ day, operation, transactions, credits }) => ({
      day,
      operation: operationOf(operation),
      member: null,
      calls: transactions,
      credits,
    }));
  return reportOf(rows, days, false);
}
