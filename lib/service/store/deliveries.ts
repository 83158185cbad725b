import { type Selectable, sql } from 'kysely';
import type { DeliveryTable } from './delivery-tables';
import type { ServiceRecords } from './records';

/** A message to be posted, or that was. `content` is sealed. */
export type StoredDelivery = {
  id: string;
  accountId: string;
  origin: string;
  content: string;
  state: 'Waiting' | 'Delivered' | 'Failed';
  attempts: number;
  message?: string;
  createdAt: Date;
};

type DocumentKey = { indexId: string; documentId: string };

/** Days covered by the log (wire-facts 2.12). */
const KEPT_DAYS = 14;
const MOST_LISTED = 200;

function deliveryOf(row: Selectable<DeliveryTable>): StoredDelivery {
  return {
    id: row.id,
    accountId: row.account_id,
    origin: row.origin,
    content: row.content,
    state: row.state,
    attempts: row.attempts,
    message: row.message ?? undefined,
    createdAt: row.created_at,
  };
}

/** Puts a message into the outbox, within the transaction that queues it. */
export async function addDelivery(
  records: ServiceRecords,
  delivery: Pick<StoredDelivery, 'id' | 'accountId' | 'origin' | 'content'>,
  documents: readonly DocumentKey[],
): Promise<void> {
  const { id, accountId, origin, content } = delivery;
  await records
    .insertInto('delivery')
    .values({ id, account_id: accountId, origin, content, message: null })
    .execute();
  if (documents.length === 0) return;
  await records
    .insertInto('delivery_document')
    .values(
      documents.map(({ indexId, documentId }) => ({
        delivery_id: id,
        index_key: indexId.toLowerCase(),
        document_id: documentId.toLowerCase(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findDelivery(records: ServiceRecords, id: string): Promise<StoredDelivery | undefined> {
  const row = await records.selectFrom('delivery').selectAll().where('id', '=', id).executeTakeFirst();
  return row && deliveryOf(row);
}

/** Returns the log of an origin of an account, or of all its origins, the newest first. */
export async function listDeliveries(
  records: ServiceRecords,
  accountId: string,
  origin?: string,
): Promise<StoredDelivery[]> {
  const rows = await records
    .selectFrom('delivery')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(origin !== undefined, (query) => query.where('origin', '=', origin ?? ''))
    .orderBy('created_at', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(deliveryOf);
}

/** Returns the oldest message of an origin that is still to be sent. */
export async function oldestWaiting(
  records: ServiceRecords,
  accountId: string,
  origin: string,
): Promise<StoredDelivery | undefined> {
  const row = await records
    .selectFrom('delivery')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('origin', '=', origin)
    .where('state', '=', 'Waiting')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row && deliveryOf(row);
}

/** Notes the result of an attempt; an undefined `message` removes the last one. */
export async function noteAttempt(
  records: ServiceRecords,
  id: string,
  { state, message }: Pick<StoredDelivery, 'state' | 'message'>,
): Promise<void> {
  await records
    .updateTable('delivery')
    .set({ state, message: message ?? null, attempts: sql<number>`attempts + 1` })
    .where('id', '=', id)
    .execute();
}

/** Makes a message wait again, with all its attempts before it. */
export async function repeatDelivery(records: ServiceRecords, id: string): Promise<void> {
  await records
    .updateTable('delivery')
    .set({ state: 'Waiting', attempts: 0, message: null })
    .where('id', '=', id)
    .execute();
}

/**
 * Removes sent and pending deliveries about documents of an index that are about to be deleted; about all of them
 * without ids. Before the deletion, so that the erasure due with it covers them.
 */
export async function forgetDeliveriesOf(
  records: ServiceRecords,
  accountId: string,
  indexId: string,
  documentIds?: readonly string[],
): Promise<void> {
  if (documentIds?.length === 0) return;
  await records
    .deleteFrom('delivery')
    .where('account_id', '=', accountId)
    .where('id', 'in', (from) =>
      from
        .selectFrom('delivery_document')
        .select('delivery_id')
        .where('index_key', '=', indexId.toLowerCase())
        .$if(documentIds !== undefined, (query) =>
          query.where('document_id', 'in', [...(documentIds ?? [])]),
        ),
    )
    .execute();
}

/** Removes deliveries older than the log covers. */
export async function removeOldDeliveries(records: ServiceRecords): Promise<void> {
  await records
    .deleteFrom('delivery')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${sql.lit(KEPT_DAYS)})`)
    .execute();
}
