import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import {
  CANDIDATE_IMPORT,
  CANDIDATE_MATCH,
  CandidateMatch,
  EventEnvelope,
  type EventEnvelopeData,
  JOB_MATCH,
  JobMatch,
} from '@/lib/contracts';
import { createQueue, type Queue } from '@/lib/platform';
import { records, type Tables } from '../ground/store';
import type { ReceivedEventState } from '../ground/store/event-tables';
import { asQueueTables } from '../ground/store/queues';
import { recordId } from '../ground/use-case';
import { storable } from './storable';

/** Keeps events that came in, each once, with the work that is to be done for them. */

export type EventSource = 'built-in' | 'provider';

type Taken = { state: ReceivedEventState; message?: string; matches: Match[] };
type Match = { jobId: string; candidateId: string; score: number | null };

/** Rows that are written by one statement. */
const PART = 500;

const inParts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / PART) }, (_, part) =>
    all.slice(part * PART, (part + 1) * PART),
  );

export async function receivedQueue(): Promise<Queue<null>> {
  return createQueue<null>(asQueueTables(await records()), 'received-event');
}

/** Longest name that is kept unchanged; longer ones are known by their hash. */
const LONGEST_KEY = 200;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * Returns the key by which an event is recognised: its own id, else its place in the message that has one, else its
 * content.
 */
function keyOf(event: EventEnvelopeData, messageId: string | null, at: number): string {
  if (typeof event.id === 'string' && event.id !== '' && event.id.length <= LONGEST_KEY) return event.id;
  if (messageId) return `${messageId.length > LONGEST_KEY ? hashOf(messageId) : messageId}/${at}`;
  return hashOf(JSON.stringify(event));
}

const NOT_READABLE = 'Its payload is not what its type asks for.';

function scoreOf(properties: Record<string, unknown> | undefined, id: string): number | null {
  const scores = properties?.scores;
  const score = scores && typeof scores === 'object' ? (scores as Record<string, unknown>)[id] : undefined;
  return typeof score === 'number' && Number.isFinite(score) ? Math.round(score) : null;
}

function matchesOf(type: typeof JOB_MATCH | typeof CANDIDATE_MATCH, payload: unknown): Taken {
  const read = (type === JOB_MATCH ? JobMatch : CandidateMatch).safeParse(payload);
  if (!read.success) return { state: 'failed', message: NOT_READABLE, matches: [] };
  const { jobs, candidates, properties } = read.data;
  const found = jobs.flatMap((jobId) =>
    candidates.map((candidateId) => ({
      jobId: recordId.parse(jobId),
      candidateId: recordId.parse(candidateId),
      score: scoreOf(properties, type === JOB_MATCH ? candidateId : jobId),
    })),
  );
  return { state: 'done', matches: found };
}

/** Returns the work to do for an event. Unknown types are kept, without any work. */
function takenOf({ type, payload }: EventEnvelopeData): Taken {
  if (type === JOB_MATCH || type === CANDIDATE_MATCH) return matchesOf(type, payload);
  return { state: type === CANDIDATE_IMPORT ? 'waiting' : 'kept', matches: [] };
}

type KeptMatch = Match & { eventId: string };

/** Names the dossiers of matches; those that are not here, or no more, are left out. */
async function noteMatches(trx: Transaction<Tables>, matches: readonly KeptMatch[]): Promise<void> {
  for (const some of inParts(matches)) {
    const ids = [...new Set(some.flatMap(({ jobId, candidateId }) => [jobId, candidateId]))];
    const here = await trx
      .selectFrom('dossier')
      .select(['id', 'kind'])
      .where('id', 'in', ids)
      .forKeyShare()
      .execute();
    const kinds = new Map(here.map(({ id, kind }) => [id, kind]));
    const known = some.filter(
      ({ jobId, candidateId }) => kinds.get(jobId) === 'job' && kinds.get(candidateId) === 'candidate',
    );
    if (known.length === 0) continue;
    await trx
      .insertInto('received_match')
      .values(
        known.map(({ eventId, jobId, candidateId, score }) => ({
          event_id: eventId,
          job_id: jobId,
          candidate_id: candidateId,
          score,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

type Arrived = Taken & { source: EventSource; key: string; event: EventEnvelopeData };

/** Writes events in their order; returns the new ones, each with its id. */
async function addEvents(
  trx: Transaction<Tables>,
  arrived: readonly Arrived[],
): Promise<(Arrived & { id: string })[]> {
  const rows = await trx
    .insertInto('received_event')
    .values(
      arrived.map(({ source, key, event, state, message }) => ({
        source,
        event_key: key,
        type: event.type,
        event: JSON.stringify(event),
        state,
        message: message ?? null,
        upload_item_id: null,
        dossier_id: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['source', 'event_key']).doNothing())
    .returning(['id', 'event_key'])
    .execute();
  const ids = new Map(rows.map(({ id, event_key }) => [event_key, id]));
  return arrived.flatMap((each) => {
    const id = ids.get(each.key);
    // Of two in one message the first counts.
    ids.delete(each.key);
    return id === undefined ? [] : [{ ...each, id }];
  });
}

/**
 * Keeps these events and queues their work, all or none; a known one changes nothing. Returns the number of new ones.
 */
export async function keepEvents(
  source: EventSource,
  events: readonly EventEnvelopeData[],
  messageId: string | null,
): Promise<number> {
  const arrived = events.map((came, at): Arrived => {
    const event = storable(came) as EventEnvelopeData;
    return { source, event, key: keyOf(event, messageId, at), ...takenOf(event) };
  });
  const [db, queue] = [await records(), await receivedQueue()];
  return db.transaction().execute(async (trx) => {
    // Numbers are given in the order in which they can be seen, so that nothing is read as seen that was not.
    await sql`select pg_advisory_xact_lock(hashtext('shortlist-received-events'))`.execute(trx);
    let fresh = 0;
    for (const some of inParts(arrived)) {
      const added = await addEvents(trx, some);
      fresh += added.length;
      await noteMatches(
        trx,
        added.flatMap(({ id, matches }) => matches.map((match) => ({ ...match, eventId: id }))),
      );
      const waiting = added.filter(({ state }) => state === 'waiting');
      await queue.addAll(
        asQueueTables(trx),
        waiting.map(({ id }) => ({ subject: id, payload: null })),
      );
    }
    return fresh;
  });
}

/** Returns the received event of a row. */
export const eventOf = (row: { event: unknown }): EventEnvelopeData => EventEnvelope.parse(row.event);
