import { z } from 'zod';

/**
 * Events that the service posts to the systems of an account (matching-ui.md, Event envelope and payloads; wire-facts
 * 2.12): arrays of mixed types, each event with its `type` and a `payload`. Unknown types and members are accepted and
 * kept.
 */
export const CANDIDATE_IMPORT = 'candidate_import/v1';
export const JOB_MATCH = 'job_match/v1';
export const CANDIDATE_MATCH = 'candidate_match/v1';

/** Ours: something new fits a search that somebody saved. */
export const SEARCH_ALERT = 'search_alert/v1';

export const EVENT_TYPES = [CANDIDATE_IMPORT, JOB_MATCH, CANDIDATE_MATCH, SEARCH_ALERT] as const;

export type EventType = (typeof EVENT_TYPES)[number];

/** Event of a test button. Ours: receivers discard types that they do not know. */
export const TEST_EVENT = 'test/v1';

const areUnique = (ids: readonly string[]) => new Set(ids).size === ids.length;

const matchedIds = z.array(z.string()).min(1).refine(areUnique, 'unique ids');
const singleId = z.array(z.string()).length(1);

/** A file of an import: `id` is that of `GET /events/v1/binaries/{id}`, `type` a kind of file such as pdf. */
export const EventDocument = z.looseObject({ id: z.guid(), type: z.string() });

/** What a field that a workspace added holds. Ours: `value` is a text, a figure, a day (yyyy-MM-dd), or the name of a choice or member. */
export const EventField = z.looseObject({
  key: z.string(),
  name: z.string(),
  type: z.enum(['text', 'number', 'date', 'choice', 'person']),
  value: z.union([z.string(), z.number()]),
});

/** The members of `payload` of `candidate_import/v1`. The structure of `data` is that of the parser. */
export const CandidateImport = z.looseObject({
  data: z.record(z.string(), z.unknown()),
  fields: z.array(EventField).optional(),
  binaries: z.looseObject({ cv: EventDocument, attachments: z.array(EventDocument).optional() }).optional(),
});

const properties = z.record(z.string(), z.unknown()).optional();

/** The members of `payload` of `job_match/v1`: one job, and the candidates that were found for it. */
export const JobMatch = z.looseObject({ candidates: matchedIds, jobs: singleId, properties });

/** The members of `payload` of `candidate_match/v1`: one candidate, and the jobs that were found for it. */
export const CandidateMatch = z.looseObject({ jobs: matchedIds, candidates: singleId, properties });

/**
 * An event as it is received. `id` and `created_at` (ISO 8601) are ours: events of others have no documented envelope
 * beyond `type` and `payload`.
 */
export const EventEnvelope = z.looseObject({
  type: z.string().min(1).max(200),
  payload: z.record(z.string(), z.unknown()).optional(),
});

/** Body of a message: a batch, or a single event. */
export const EventMessage = z.union([z.array(EventEnvelope).max(10_000), EventEnvelope]);

/** An event as the service sends it. */
export type SentEvent = { id: string; type: string; created_at: string; payload: Record<string, unknown> };

export type EventEnvelopeData = z.output<typeof EventEnvelope>;
