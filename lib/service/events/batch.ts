import { randomUUID } from 'node:crypto';
import { CANDIDATE_MATCH, JOB_MATCH, type SentEvent } from '@/lib/contracts';
import { openValue, sealValue } from '../interfaces';
import {
  addDelivery,
  eventsOfDelivery,
  type KeptEvent,
  nextOfEndpoint,
  putIntoDelivery,
  type ServiceRecords,
} from '../store';
import type { OpenEndpoint } from './endpoint';

/** Batches of events: assembled once, and written again for each attempt, without deleted content. */

const MOST_BYTES = 1024 * 1024;

/** Summary of a batch in the log: the number of events of each type. */
export type BatchNote = { types: Record<string, number> };

export const eventOwner = (event: { id: string; accountId: string }) =>
  `event/${event.accountId}/${event.id}`;
export const deliveryOwner = (delivery: { id: string; accountId: string }) =>
  `delivery/${delivery.accountId}/${delivery.id}`;

function noteOf(events: readonly { type: string }[]): BatchNote {
  const groups = Map.groupBy(events, ({ type }) => type);
  return { types: Object.fromEntries([...groups].map(([type, of]) => [type, of.length])) };
}

/** Returns the content of a delivery that is written when it is sent: only the note for the log. */
export function sealNote(delivery: { id: string; accountId: string }, note: BatchNote): Promise<string> {
  return sealValue({ url: '', body: '', note }, deliveryOwner(delivery));
}

/** Puts the oldest events that wait for an endpoint into a delivery; undefined when none does. */
export async function formBatch(
  records: ServiceRecords,
  { id: endpointId, accountId, batchSize }: OpenEndpoint,
): Promise<string | undefined> {
  return records.transaction().execute(async (transaction) => {
    const next = await nextOfEndpoint(transaction, endpointId, { count: batchSize, bytes: MOST_BYTES });
    if (next.length === 0) return undefined;
    const id = randomUUID();
    const content = await sealNote({ id, accountId }, noteOf(next));
    await addDelivery(transaction, { id, accountId, origin: endpointId, content }, []);
    const eventIds = next.map((event) => event.id);
    await putIntoDelivery(transaction, { endpointId, deliveryId: id, eventIds });
    return id;
  });
}

function matchPayload({ documents }: KeptEvent): Record<string, unknown> {
  const idsOf = (side: 'candidate' | 'job') =>
    documents.filter((each) => each.side === side).map(({ documentId }) => documentId);
  const scores = documents.flatMap(({ documentId, score }) =>
    score === undefined ? [] : [[documentId, Math.round(score)] as const],
  );
  return {
    candidates: idsOf('candidate'),
    jobs: idsOf('job'),
    properties: { scores: Object.fromEntries(scores) },
  };
}

async function payloadOf(event: KeptEvent): Promise<Record<string, unknown>> {
  if (event.type === JOB_MATCH || event.type === CANDIDATE_MATCH) return matchPayload(event);
  const content = event.content && (await openValue(event.content, eventOwner(event)));
  return (content || {}) as Record<string, unknown>;
}

/** Returns the posted form of the events of a delivery. */
export async function writeBatch(records: ServiceRecords, deliveryId: string): Promise<SentEvent[]> {
  const events = await eventsOfDelivery(records, deliveryId);
  return Promise.all(
    events.map(async (event) => ({
      id: event.id,
      type: event.type,
      created_at: event.createdAt.toISOString(),
      payload: await payloadOf(event),
    })),
  );
}
