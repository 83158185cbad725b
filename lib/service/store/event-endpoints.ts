import { type Selectable, sql } from 'kysely';
import type { EventType } from '@/lib/contracts';
import type { EventEndpointTable } from './event-tables';
import type { ServiceRecords } from './records';

/** Endpoint for events of an account. `content` is sealed. */
export type EventEndpoint = {
  id: string;
  accountId: string;
  name: string;
  content: string;
  types: readonly EventType[];
  state: 'On' | 'Off';
  message?: string;
  batchSize: number;
  waitSeconds: number;
  receiverId?: string;
  createdAt: Date;
};

function endpointOf(row: Selectable<EventEndpointTable>): EventEndpoint {
  return {
    id: row.id,
    accountId: row.account_id,
    name: row.name,
    content: row.content,
    types: JSON.parse(row.types) as EventType[],
    state: row.state,
    message: row.message ?? undefined,
    batchSize: row.batch_size,
    waitSeconds: row.wait_seconds,
    receiverId: row.receiver_id ?? undefined,
    createdAt: row.created_at,
  };
}

type Kept = Omit<EventEndpoint, 'state' | 'message' | 'createdAt'>;

const columnsOf = (endpoint: Kept) => ({
  name: endpoint.name,
  content: endpoint.content,
  types: JSON.stringify(endpoint.types),
  batch_size: endpoint.batchSize,
  wait_seconds: endpoint.waitSeconds,
  receiver_id: endpoint.receiverId ?? null,
});

export async function addEventEndpoint(records: ServiceRecords, endpoint: Kept): Promise<EventEndpoint> {
  const { id, accountId } = endpoint;
  const row = await records
    .insertInto('event_endpoint')
    .values({ id, account_id: accountId, message: null, leased_until: null, ...columnsOf(endpoint) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return endpointOf(row);
}

/** Saves the changes of an endpoint. One that is turned on is tried at once. */
export async function changeEventEndpoint(
  records: ServiceRecords,
  endpoint: Kept & Pick<EventEndpoint, 'state'>,
): Promise<EventEndpoint> {
  const row = await records
    .updateTable('event_endpoint')
    .set({ ...columnsOf(endpoint), state: endpoint.state, message: null, due_at: sql<Date>`now()` })
    .where('id', '=', endpoint.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return endpointOf(row);
}

/** Removes an endpoint with its log and its pending events; false when the account has no endpoint with this id. */
export function removeEventEndpoint(
  records: ServiceRecords,
  accountId: string,
  id: string,
): Promise<boolean> {
  return records.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('delivery')
      .where('account_id', '=', accountId)
      .where('origin', '=', id)
      .execute();
    const { numDeletedRows } = await transaction
      .deleteFrom('event_endpoint')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0;
  });
}

/** Returns the endpoints of an account, the oldest first. */
export async function listEventEndpoints(
  records: ServiceRecords,
  accountId: string,
): Promise<EventEndpoint[]> {
  const rows = await records
    .selectFrom('event_endpoint')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(endpointOf);
}

export async function findEventEndpoint(
  records: ServiceRecords,
  accountId: string,
  id: string,
): Promise<EventEndpoint | undefined> {
  const row = await records
    .selectFrom('event_endpoint')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && endpointOf(row);
}

/** Returns how many events wait for each of these endpoints, those of a delivery that was not taken yet included. */
export async function countWaitingEvents(
  records: ServiceRecords,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await records
    .selectFrom('event_dispatch')
    .leftJoin('delivery', 'delivery.id', 'event_dispatch.delivery_id')
    .select((row) => ['endpoint_id', row.fn.countAll<number>().as('count')])
    .where('endpoint_id', 'in', [...ids])
    .where((row) => row.or([row('delivery_id', 'is', null), row('delivery.state', '=', 'Waiting')]))
    .groupBy('endpoint_id')
    .execute();
  return new Map(rows.map(({ endpoint_id, count }) => [endpoint_id, Number(count)]));
}

/**
 * Claims endpoints that have something to send: a delivery to retry, a full batch, or one whose oldest event has waited
 * long enough. They are leased for `leaseMs`.
 */
export async function claimEventEndpoints(
  records: ServiceRecords,
  limit: number,
  leaseMs: number,
): Promise<EventEndpoint[]> {
  const due = sql<string>`
    select e.id from service.event_endpoint e
    where e.state = 'On' and e.due_at <= now() and (e.leased_until is null or e.leased_until < now()) and (
      exists (
        select from service.delivery d
        where d.account_id = e.account_id and d.origin = e.id::text and d.state = 'Waiting'
      ) or (
        select count(*) >= e.batch_size or min(q.created_at) <= now() - make_interval(secs => e.wait_seconds)
        from service.event_dispatch q where q.endpoint_id = e.id and q.delivery_id is null
      ))
    order by e.due_at limit ${limit} for update of e skip locked`;
  const rows = await records
    .updateTable('event_endpoint')
    .set({ leased_until: sql<Date>`now() + ${leaseMs} * interval '1 millisecond'` })
    .where(sql<boolean>`id in (${due})`)
    .returningAll()
    .execute();
  return rows.map(endpointOf);
}

/** Returns an endpoint: to be retried after a while, or turned off. */
export async function releaseEventEndpoint(
  records: ServiceRecords,
  id: string,
  came: { message?: string; pauseMs?: number; isOff?: boolean },
): Promise<void> {
  await records
    .updateTable('event_endpoint')
    .set({
      leased_until: null,
      message: came.message ?? null,
      due_at: sql<Date>`now() + ${came.pauseMs ?? 0} * interval '1 millisecond'`,
      ...(came.isOff && { state: 'Off' as const }),
    })
    .where('id', '=', id)
    .execute();
}

/** Frees the leases of a process that ended; only where there is one process. */
export async function reclaimEventEndpoints(records: ServiceRecords): Promise<void> {
  await records
    .updateTable('event_endpoint')
    .set({ leased_until: null })
    .where('leased_until', 'is not', null)
    .execute();
}
