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

/**
 * Counts a call of an account unless it has made too many: undefined when the call is allowed, or after how many
 * seconds the next one is. A call that is refused does not count. One statement, so that instances share the limits.
 */
export async function countCall(
  records: ServiceRecords,
  account: string,
  limits: readonly CallLimit[],
): Promise<number | undefined> {
  const longest = Math.max(...limits.map(({ seconds }) => seconds));
  const since = (seconds: number) => sql`clock_timestamp() - make_interval(secs => ${seconds})`;
  const within = ({ calls, seconds }: CallLimit) =>
    sql`(select count(*) from unnest(kept.calls) as call where call > ${since(seconds)}) < ${calls}`;
  const counted = await sql`
    insert into service.market_calls as kept (account_id, calls) values (${account}, array[clock_timestamp()])
    on conflict (account_id) do update
    set calls = array(select call from unnest(kept.calls) as call where call > ${since(longest)}) || clock_timestamp()
    where ${sql.join(limits.map(within), sql` and `)}
    returning 1`.execute(records);
  if (counted.rows.length > 0) return undefined;
  const waits = limits.map(({ calls, seconds }) => waitFor(records, account, calls, seconds));
  return Math.max(1, ...(await Promise.all(waits)));
}

/** Seconds until the call falls out of the window that, with those after it, fills it. */
async function waitFor(records: ServiceRecords, account: string, calls: number, seconds: number) {
  const { rows } = await sql<{ wait: number }>`
    select ceil(extract(epoch from call + make_interval(secs => ${seconds}) - clock_timestamp()))::int as wait
    from service.market_calls, unnest(calls) as call
    where account_id = ${account} and call > clock_timestamp() - make_interval(secs => ${seconds})
    order by call desc offset ${calls - 1} limit 1`.execute(records);
  return rows[0]?.wait ?? 0;
}
