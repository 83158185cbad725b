import { sql } from 'kysely';
import type { ServiceRecords } from './records';

/** A custom category of a field of the market, as it was declared. */
export type StoredCategory = {
  field: string;
  id: number;
  parent?: number | null;
  labels: Record<string, string>;
  values: (string | number | boolean)[];
};

/** All custom categories of an account, in the order in which they were declared. */
export async function listCategories(records: ServiceRecords, accountId: string): Promise<StoredCategory[]> {
  const rows = await records
    .selectFrom('market_category')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('place')
    .execute();
  return rows.map(({ field, id, parent, labels, category_values }) => ({
    field,
    id,
    parent,
    labels: labels as Record<string, string>,
    values: category_values as StoredCategory['values'],
  }));
}

/** Replaces all custom categories of an account. */
export async function replaceCategories(
  records: ServiceRecords,
  accountId: string,
  categories: readonly StoredCategory[],
): Promise<void> {
  await records.transaction().execute(async (trx) => {
    await trx.deleteFrom('market_category').where('account_id', '=', accountId).execute();
    for (const [place, { field, id, parent, labels, values }] of categories.entries())
      await trx
        .insertInto('market_category')
        .values({
          account_id: accountId,
          field,
          id,
          parent: parent ?? null,
          labels: JSON.stringify(labels),
          category_values: JSON.stringify(values),
          place,
        })
        .execute();
  });
}

/** How many calls an account may make within a time. */
export type CallLimit = { calls: number; seconds: number };

/** A limit after a call: how many calls are left within it, and after how many seconds one of those made ends to count. */
export type CallQuota = CallLimit & { left: number; resetsIn: number };

/** Whether a call was let through, or after how many seconds the next one is; and what is left of each limit. */
export type CountedCall = { waitSeconds: number | undefined; quotas: CallQuota[] };

/** How old the calls are that are kept, in seconds, the newest first. */
const AGES = sql<number[]>`array(
  select extract(epoch from clock_timestamp() - call)::float8 from unnest(kept.calls) as call order by call desc)`;

function quotaOf(limit: CallLimit, ages: readonly number[]): CallQuota {
  const within = ages.filter((age) => age < limit.seconds);
  const oldest = within.at(-1) ?? 0;
  const resetsIn = Math.max(1, Math.ceil(limit.seconds - oldest));
  return { ...limit, left: Math.max(0, limit.calls - within.length), resetsIn };
}

/** Seconds until the call leaves the window that, with those after it, fills it. */
function waitFor({ calls, seconds }: CallLimit, ages: readonly number[]): number {
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

async function agesOf(records: ServiceRecords, account: string): Promise<number[]> {
  const { rows } = await sql<{ ages: number[] }>`
    select ${AGES} as ages from service.market_calls as kept where account_id = ${account}`.execute(records);
  return rows[0]?.ages ?? [];
}
