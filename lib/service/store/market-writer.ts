import { sql } from 'kysely';
import type { ServiceRecords } from './records';

/**
 * Makes `holder` the one writer of the market for this many milliseconds from now, or extends that; false while another one
 * is. The clock is that of the records store, so that clocks of instances may differ. When that was put back, a lease that lies
 * further ahead than it was ever put ends after a whole one from now (decision 193).
 */
export async function holdMarket(
  records: ServiceRecords,
  holder: string,
  milliseconds: number,
): Promise<boolean> {
  const until = sql`now() + ${milliseconds} * interval '1 millisecond'`;
  await sql`update ${sql.table('service.market_writer')} set until = ${until} where until > ${until}`.execute(
    records,
  );
  const { rows } = await sql<{ holder: string }>`
    insert into ${sql.table('service.market_writer')} as writer (holder, until) values (${holder}, ${until})
    on conflict (one) do update set holder = excluded.holder, until = excluded.until
    where writer.holder = excluded.holder or writer.until < now()
    returning holder`.execute(records);
  return rows.length === 1;
}

/** Lets another one write at once. */
export async function releaseMarket(records: ServiceRecords, holder: string): Promise<void> {
  await records.deleteFrom('market_writer').where('holder', '=', holder).execute();
}
