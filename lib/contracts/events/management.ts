import { z } from 'zod';
import type { DecodedOf } from '../codec';
import { Info } from '../info';
import { maybe } from '../parsing/shared';
import { nameUpTo } from '../text';
import { EVENT_TYPES } from './event';

/**
 * Endpoints for the events of an account, and automatic matching. Ours: the APIs have no calls for it (wire-facts
 * 2.12).
 *
 * | call | body | `Value` |
 * |---|---|---|
 * | GET /events/v1/endpoints | - | `EventEndpoint[]` |
 * | POST /events/v1/endpoints | `EventEndpointRequest` | `EventEndpointWithSecret` |
 * | PATCH /events/v1/endpoints/{id} | `EventEndpointChange` | `EventEndpointWithSecret`; `Secret` when it was made anew |
 * | DELETE /events/v1/endpoints/{id} | - | none; its log goes with it |
 * | POST /events/v1/endpoints/{id}/test | - | `EventDelivery`: the result of one event of the type `test/v1` |
 * | GET /events/v1/endpoints/{id}/deliveries | - | `EventDelivery[]` of 14 days, the newest first |
 * | POST /events/v1/endpoints/{id}/deliveries/{delivery}/replay | - | none; it is sent again under its id |
 * | GET /events/v1/matching | - | `EventMatching` |
 * | PATCH /events/v1/matching | `EventMatching` | `EventMatching` |
 * | POST /events/v1/imports | `CandidateImportRequest` | `EventMade` |
 * | POST /events/v1/alerts | `SearchAlertRequest` | `EventMade` |
 * | GET /events/v1/binaries/{id} | - | the file |
 */

/** Path at which the app receives events, from the built-in service or a hosted provider. */
export const EVENT_RECEIVER_PATH = '/api/events';

const types = z.array(z.enum(EVENT_TYPES)).max(EVENT_TYPES.length);
const batchSize = z.number().int().min(1).max(500);
const waitSeconds = z.number().int().min(0).max(3600);
const name = nameUpTo(100);

/** Token endpoint of the receiver, for the client-credentials grant, and its client. */
const Token = z.object({
  Url: z.string().max(2000),
  ClientId: z.string().min(1).max(500),
  Scope: maybe(z.string().max(500)),
});

const TokenRequest = Token.extend({ ClientSecret: z.string().min(1).max(2000) });

/** Instants are ISO 8601 in UTC. */
export const EventEndpoint = z.object({
  Id: z.string(),
  Name: z.string(),
  Url: z.string(),
  /** Types that are sent; all when empty. */
  Types: types,
  State: z.enum(['On', 'Off']),
  /** Why the last attempt failed, or why it was turned off. */
  Message: maybe(z.string()),
  /** A batch is sent when it has this many events, or its oldest has waited this long. */
  BatchSize: batchSize,
  WaitSeconds: waitSeconds,
  Token: maybe(Token),
  /** The account by whose tokens the receiver fetches files, in addition to that of the endpoint. */
  ReceiverAccountId: maybe(z.string()),
  /** Events that wait. */
  Waiting: z.number().int(),
  CreatedAt: z.string(),
});

export const EventEndpointRequest = z.object({
  Name: name,
  Url: z.string().max(2000),
  Types: maybe(types),
  BatchSize: maybe(batchSize),
  WaitSeconds: maybe(waitSeconds),
  Token: maybe(TokenRequest),
  ReceiverAccountId: maybe(z.string().max(200)),
});

/** Missing members stay unchanged; null removes `Token` and `ReceiverAccountId`. */
export const EventEndpointChange = z.object({
  Name: maybe(name),
  Url: maybe(z.string().max(2000)),
  Types: maybe(types),
  BatchSize: maybe(batchSize),
  WaitSeconds: maybe(waitSeconds),
  Token: maybe(TokenRequest),
  ReceiverAccountId: maybe(z.string().max(200)),
  State: maybe(z.enum(['On', 'Off'])),
  /** Makes another secret; for a day messages are signed by both. */
  RotateSecret: maybe(z.boolean()),
});

/** `Secret` (`whsec_…`, Standard Webhooks) is shown when it is made, and never again. */
export const EventEndpointWithSecret = z.object({ Endpoint: EventEndpoint, Secret: maybe(z.string()) });

export const EventEndpoints = z.array(EventEndpoint);

export const EventDelivery = z.object({
  /** The `webhook-id` of the message. */
  Id: z.string(),
  State: z.enum(['Waiting', 'Delivered', 'Failed']),
  Attempts: z.number().int(),
  /** Why the last attempt failed. */
  Message: maybe(z.string()),
  CreatedAt: z.string(),
  /** Number of events of each type in it. */
  Types: z.record(z.string(), z.number().int()),
});

export const EventDeliveries = z.array(EventDelivery);

/** Automatic matching: of these two indexes, pairs of at least this score (0 to 100) become events. */
export const EventMatching = z.object({
  IsOn: z.boolean(),
  CandidateIndexId: maybe(z.string()),
  JobIndexId: maybe(z.string()),
  LeastScore: z.number().min(0).max(100),
});

const ImportedFile = z.object({
  /** The kind of file, such as pdf. */
  Type: z.string().regex(/^[A-Za-z0-9]{1,10}$/, 'letters and digits'),
  /** The bytes in base64. */
  Content: z.base64(),
});

/** A text or a figure. */
export const ImportedValue = z.union([z.string().max(1000), z.number()]);

/** What a field that a workspace added holds; a choice and a member by their names. */
const ImportedField = z.object({
  Key: z.string().min(1).max(100),
  Name: nameUpTo(200),
  Type: z.enum(['text', 'number', 'date', 'choice', 'person']),
  Value: ImportedValue,
});

/**
 * Says that a candidate was imported. `IndexId` and `DocumentId` name it in an index: the event and its files go when
 * it is deleted there.
 */
export const CandidateImportRequest = z.object({
  /** The id of the event; announced again under the same id it is sent once. */
  Id: maybe(z.guid()),
  IndexId: z.string(),
  DocumentId: z.string(),
  Data: z.record(z.string(), z.unknown()),
  Cv: maybe(ImportedFile),
  Attachments: maybe(z.array(ImportedFile).max(20)),
  /** Custom fields of the workspace. */
  Fields: maybe(z.array(ImportedField).max(200)),
});

/** Announces new matches of a saved search: their kind, their number and since when, and where they are shown. */
export const SearchAlertRequest = z.object({
  /** The id of the event; announced again under the same id it is sent once. */
  Id: maybe(z.guid()),
  Search: z.object({ Kind: z.enum(['candidates', 'jobs', 'market', 'match']), Name: name }),
  Count: z.number().int().min(1),
  /** With any offset: clients of many languages write the one of their clock. */
  Since: z.iso.datetime({ offset: true }),
  Url: z.string().max(10_000),
});

export const EventMade = z.object({ Id: z.string() });

export const EventEndpointsResponse = z.object({ Info, Value: maybe(EventEndpoints) });
export const EventEndpointResponse = z.object({ Info, Value: maybe(EventEndpointWithSecret) });
export const EventDeliveriesResponse = z.object({ Info, Value: maybe(EventDeliveries) });
export const EventDeliveryResponse = z.object({ Info, Value: maybe(EventDelivery) });
export const EventMatchingResponse = z.object({ Info, Value: maybe(EventMatching) });
export const EventMadeResponse = z.object({ Info, Value: maybe(EventMade) });

export type EventEndpointData = DecodedOf<typeof EventEndpoint>;
export type EventEndpointRequestData = DecodedOf<typeof EventEndpointRequest>;
export type EventEndpointChangeData = DecodedOf<typeof EventEndpointChange>;
export type EventDeliveryData = DecodedOf<typeof EventDelivery>;
export type EventMatchingData = DecodedOf<typeof EventMatching>;
export type SearchAlertData = DecodedOf<typeof SearchAlertRequest>;
export type CandidateImportData = DecodedOf<typeof CandidateImportRequest>;
