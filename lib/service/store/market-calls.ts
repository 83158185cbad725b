import { sql } from 'kysely';
import type { ServiceRecords } from './records';

/** Number of calls that an account may make within a time. */
export type CallLimit = { calls: number; seconds: number };

/** A limit after a call: how many calls are left within it, and after how many seconds one of those made ends to count. */
export type CallQuota = CallLimit & { left: number; resetsIn: number };

/** Result of counting a call: let through, or the seconds until the next one is; and the rest of each limit. */
export type CountedCall = { waitSeconds: number | undefined; quotas: CallQuota[] };

/** Ages of the calls that are kept, in seconds, the newest first. */
const AGES = sql<number[]>`array(
  select extract(epoch from clock_timestamp() - call)::float8 from unnest(kept.calls) as call order by call desc)`;

/** Returns the remaining calls of a limit after calls of these ages in seconds, newest first. */
export function quotaOf(limit: CallLimit, ages: readonly number[]): CallQuota {
  const within = ages.filter((age) => age < limit.seconds);
  const oldest = within.at(-1) ?? 0;
  const resetsIn = Math.max(1, Math.ceil(limit.seconds - oldest));
  return { ...limit, left: Math.max(0, limit.calls - within.length), resetsIn };
}

/** Seconds until the call leaves the window that, with those after it, fills it. */
export function waitFor({ calls, seconds }: CallLimit, ages: readonly number[]): number {
  const blocking = ages[calls - 1];
  return blocking === undefined ? 0 : Math.ceil(seconds - blocking);
}

/**
 * Counts a call of an account unless it has made too many; a call that is refused does not count. One statement, so that
 * instances share the limits.
 */
export async function countCall(
  records: ServiceRecords,
  account: string,
  limits: readonly CallLimit[],
): Promise<CountedCall> {
  const longest = Math.max(...limits.map(({ seconds }) => seconds));
  const since = (seconds: number) => sql`clock_timestamp() - make_interval(secs => ${seconds})`;
  const within = ({ calls, seconds }: CallLimit) =>
    sql`(select count(*) from unnest(kept.calls) as call where call > ${since(seconds)}) < ${calls}`;
  const counted = await sql<{ ages: number[] }>`
    insert into service.market_calls as kept (account_id, calls) values (${account}, array[clock_timestamp()])
    on conflict (account_id) do update
    set calls = array(select call from unnest(kept.calls) as call where call > ${since(longest)}) || clock_timestamp()
    where ${sql.join(limits.map(within), sql` and `)}
    returning ${AGES} as ages`.execute(records);
  const allowed = counted.rows[0]?.ages;
  const ages = allowed ?? (await agesOf(records, account));
  return {
    waitSeconds: allowed ? undefined : Math.max(1, ...limits.map((limit) => waitFor(limit, ages))),
    quotas: limits.map((limit) => quotaOf(limit, ages)),
  };
}

/** Returns how old the calls of an account are, in seconds, the newest first. */
export async function agesOf(records: ServiceRecords, account: string): Promise<number[]> {
  const { rows } = await sql<{ ages: number[] }>`
    select ${AGES} as ages from service.market_calls as kept where account_id = ${account}`.execute(records);
  return rows[0]?.ages ?? [];
}

/**
 * Keeps the calls of accounts that a process counted itself, by their ages in seconds: where one process has the
 * records, its counts carry over to the next one.
 */
export async function keepCalls(
  records: ServiceRecords,
  counted: ReadonlyMap<string, readonly number[]>,
): Promise<void> {
  if (counted.size === 0) return;
  const rows = [...counted].map(([account, ages]) => {
    const calls = ages.map((age) => sql`clock_timestamp() - make_interval(secs => ${age})`);
    return sql`(${account}, array[${sql.join(calls)}]::timestamptz[])`;
  });
  await sql`
    insert into service.market_calls (account_id, calls) values ${sql.join(rows)}
    on conflict (account_id) do update set calls = excluded.calls`.execute(records);
}
