import { sql } from 'kysely';
import type { EventSide } from './event-tables';
import type { ServiceRecords } from './records';

/** Document of an index that an event names. `score` is that of a match, 0 to 100. */
export type EventDocument = { side: EventSide; indexId: string; documentId: string; score?: number };

/** An event as it is kept; `content` and those of the files are sealed. */
export type NewEvent = {
  id: string;
  accountId: string;
  type: string;
  content?: string;
  documents: readonly EventDocument[];
  binaries: readonly { id: string; type: string; content: string }[];
};

export type KeptEvent = {
  id: string;
  accountId: string;
  type: string;
  content?: string;
  createdAt: Date;
  /** In the order in which they were given. */
  documents: readonly Omit<EventDocument, 'indexId'>[];
};

/** Days that events are kept (wire-facts 2.12). */
const KEPT_DAYS = 14;

/** Stores an event and assigns it to the endpoints for its type, in a transaction of the caller's. */
export async function addEvent(records: ServiceRecords, event: NewEvent): Promise<void> {
  const { id, accountId, type, content, documents, binaries } = event;
  // Events of an account are numbered in the order in which they are committed.
  await sql`select id from service.event_endpoint where account_id = ${accountId} for update`.execute(
    records,
  );
  await records
    .insertInto('event')
    .values({ id, account_id: accountId, type, content: content ?? null })
    .execute();
  if (documents.length > 0)
    await records
      .insertInto('event_document')
      .values(
        documents.map(({ side, indexId, documentId, score }, position) => ({
          event_id: id,
          side,
          index_key: indexId.toLowerCase(),
          document_id: documentId.toLowerCase(),
          position,
          score: score ?? null,
        })),
      )
      .execute();
  if (binaries.length > 0)
    await records
      .insertInto('event_binary')
      .values(binaries.map((each) => ({ ...each, event_id: id })))
      .execute();
  await sql`
    insert into service.event_dispatch (endpoint_id, event_id)
    select id, ${id}::uuid from service.event_endpoint
    where account_id = ${accountId} and (types = '[]' or types::jsonb ? ${type})`.execute(records);
}

/** Returns whether there is an event of that id, of whatever account. */
export async function isEventKnown(records: ServiceRecords, id: string): Promise<boolean> {
  const row = await records.selectFrom('event').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns the oldest events that an endpoint has still to be sent, up to a number and a size in bytes, but at least
 * one.
 */
export async function nextOfEndpoint(
  records: ServiceRecords,
  endpointId: string,
  { count, bytes }: { count: number; bytes: number },
): Promise<{ id: string; type: string }[]> {
  const { rows } = await sql<{ id: string; type: string; size: number }>`
    select e.id, e.type, coalesce(octet_length(e.content), 0) as size
    from service.event_dispatch q join service.event e on e.id = q.event_id
    where q.endpoint_id = ${endpointId}::uuid and q.delivery_id is null
    order by q.number limit ${count}`.execute(records);
  let total = 0;
  const fitting = rows.findIndex(({ size }, at) => {
    total += Number(size);
    return at > 0 && total > bytes;
  });
  return rows.slice(0, fitting < 0 ? rows.length : fitting).map(({ id, type }) => ({ id, type }));
}

/** Assigns these to the delivery of an endpoint. */
export async function putIntoDelivery(
  records: ServiceRecords,
  {
    endpointId,
    deliveryId,
    eventIds,
  }: { endpointId: string; deliveryId: string; eventIds: readonly string[] },
): Promise<void> {
  await records
    .updateTable('event_dispatch')
    .set({ delivery_id: deliveryId })
    .where('endpoint_id', '=', endpointId)
    .where('event_id', 'in', [...eventIds])
    .execute();
}

/** Returns the events of a delivery in their order, without those deleted meanwhile. */
export async function eventsOfDelivery(records: ServiceRecords, deliveryId: string): Promise<KeptEvent[]> {
  const rows = await records
    .selectFrom('event_dispatch')
    .innerJoin('event', 'event.id', 'event_dispatch.event_id')
    .selectAll('event')
    .where('delivery_id', '=', deliveryId)
    .orderBy('event_dispatch.number')
    .execute();
  if (rows.length === 0) return [];
  const documents = await records
    .selectFrom('event_document')
    .selectAll()
    .where(
      'event_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();
  const byEvent = Map.groupBy(documents, ({ event_id }) => event_id);
  return rows.map((row) => ({
    id: row.id,
    accountId: row.account_id,
    type: row.type,
    content: row.content ?? undefined,
    createdAt: row.created_at,
    documents: (byEvent.get(row.id) ?? []).map(({ side, document_id, score }) => ({
      side,
      documentId: document_id,
      score: score ?? undefined,
    })),
  }));
}

/** Returns a file of an event, for its account or for one that receives the event. */
export async function findEventBinary(
  records: ServiceRecords,
  id: string,
  callerId: string,
): Promise<{ type: string; content: string; accountId: string } | undefined> {
  const { rows } = await sql<{ type: string; content: string; account_id: string }>`
    select b.type, b.content, e.account_id
    from service.event_binary b join service.event e on e.id = b.event_id
    where b.id = ${id}::uuid and (e.account_id = ${callerId} or exists (
      select from service.event_dispatch q join service.event_endpoint p on p.id = q.endpoint_id
      where q.event_id = e.id and p.receiver_id = ${callerId}))`.execute(records);
  const [row] = rows;
  return row && { type: row.type, content: row.content, accountId: row.account_id };
}

/**
 * Removes documents of an index from all events, all of them without ids: an import is deleted with its files, a match
 * when nothing is left on one of its sides.
 */
export async function forgetEventsOf(
  records: ServiceRecords,
  accountId: string,
  indexId: string,
  documentIds?: readonly string[],
): Promise<void> {
  if (documentIds?.length === 0) return;
  const index = indexId.toLowerCase();
  const within = (column: 'document_id' | 'job_id' | 'candidate_id') =>
    documentIds === undefined ? sql`true` : sql`${sql.ref(column)} in (${sql.join(documentIds)})`;
  await sql`
    with gone as (
      delete from service.event_document d using service.event e
      where e.id = d.event_id and e.account_id = ${accountId} and d.index_key = ${index} and ${within('document_id')}
      returning d.event_id, d.side, d.document_id
    )
    delete from service.event e using gone where e.id = gone.event_id and not exists (
      select from service.event_document other
      where other.event_id = gone.event_id and other.side = gone.side
        and (other.index_key, other.document_id) not in (
          select ${index}::text, g.document_id from gone g where g.event_id = gone.event_id))`.execute(
    records,
  );
  await sql`
    delete from service.event_match where account_id = ${accountId}
      and ((job_index = ${index} and ${within('job_id')})
        or (candidate_index = ${index} and ${within('candidate_id')}))`.execute(records);
}

/** Removes events that are older than they are kept. */
export async function removeOldEvents(records: ServiceRecords): Promise<void> {
  await records
    .deleteFrom('event')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${sql.lit(KEPT_DAYS)})`)
    .execute();
}
