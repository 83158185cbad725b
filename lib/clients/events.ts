import {
  type CandidateImportData,
  CandidateImportRequest,
  EVENT_ALERTS_PATH,
  EVENT_ENDPOINTS_PATH,
  EVENT_IMPORTS_PATH,
  EVENT_MATCHING_PATH,
  EventDeliveriesResponse,
  type EventDeliveryData,
  EventDeliveryResponse,
  EventEndpointChange,
  type EventEndpointChangeData,
  type EventEndpointData,
  EventEndpointRequest,
  type EventEndpointRequestData,
  EventEndpointResponse,
  EventEndpointsResponse,
  EventMadeResponse,
  EventMatching,
  type EventMatchingData,
  EventMatchingResponse,
  encode,
  InfoOnly,
  type SearchAlertData,
  SearchAlertRequest,
} from '@/lib/contracts';
import type { Answered } from './failure';
import { withValue } from './http';
import { manage } from './management';

/** Where the events of the app's account at the built-in service go, and what makes them. */

const at = (id: string) => `${EVENT_ENDPOINTS_PATH}/${encodeURIComponent(id)}`;

/** An attempt may take as long as the service waits for the receiver and its token endpoint. */
const TEST_TIMEOUT_MS = 60_000;
/** A CV of the largest size is sent. */
const IMPORT_TIMEOUT_MS = 60_000;

type WithSecret = { endpoint: EventEndpointData; secret?: string | null };

/** The endpoints, the oldest first. */
export async function listEventEndpoints(): Promise<Answered<EventEndpointData[]>> {
  return withValue<EventEndpointData[]>(
    await manage({ method: 'GET', path: EVENT_ENDPOINTS_PATH }, EventEndpointsResponse),
  );
}

/** Makes an endpoint; its secret is shown here and never again. */
export async function addEventEndpoint(wanted: EventEndpointRequestData): Promise<Answered<WithSecret>> {
  const body = encode(EventEndpointRequest, wanted);
  return withValue(await manage({ method: 'POST', path: EVENT_ENDPOINTS_PATH, body }, EventEndpointResponse));
}

/** Changes what is given of an endpoint; its secret is shown when it was made anew. */
export async function changeEventEndpoint(
  id: string,
  change: EventEndpointChangeData,
): Promise<Answered<WithSecret>> {
  const body = encode(EventEndpointChange, change);
  return withValue(await manage({ method: 'PATCH', path: at(id), body }, EventEndpointResponse));
}

/** Removes an endpoint with its log. */
export async function removeEventEndpoint(id: string): Promise<Answered<null>> {
  const answer = await manage({ method: 'DELETE', path: at(id) }, InfoOnly);
  return answer.ok ? { ok: true, value: null } : answer;
}

/** Sends an endpoint one event, and says what came of it. */
export async function testEventEndpoint(id: string): Promise<Answered<EventDeliveryData>> {
  return withValue(
    await manage(
      { method: 'POST', path: `${at(id)}/test`, timeoutMs: TEST_TIMEOUT_MS },
      EventDeliveryResponse,
    ),
  );
}

/** What an endpoint was sent, the newest first. */
export async function listEventDeliveries(id: string): Promise<Answered<EventDeliveryData[]>> {
  return withValue<EventDeliveryData[]>(
    await manage({ method: 'GET', path: `${at(id)}/deliveries` }, EventDeliveriesResponse),
  );
}

/** Sends a delivery again. */
export async function replayEventDelivery(id: string, delivery: string): Promise<Answered<null>> {
  const path = `${at(id)}/deliveries/${encodeURIComponent(delivery)}/replay`;
  const answer = await manage({ method: 'POST', path }, InfoOnly);
  return answer.ok ? { ok: true, value: null } : answer;
}

/** What is matched by itself. */
export async function readEventMatching(): Promise<Answered<EventMatchingData>> {
  return withValue(await manage({ method: 'GET', path: EVENT_MATCHING_PATH }, EventMatchingResponse));
}

/** Sets what is matched by itself. */
export async function changeEventMatching(wanted: EventMatchingData): Promise<Answered<EventMatchingData>> {
  const body = encode(EventMatching, wanted);
  return withValue(await manage({ method: 'PATCH', path: EVENT_MATCHING_PATH, body }, EventMatchingResponse));
}

/** Tells of a candidate who was imported; gives the id of the event. */
export async function announceImport(wanted: CandidateImportData): Promise<Answered<{ id: string }>> {
  const body = encode(CandidateImportRequest, wanted);
  const call = { method: 'POST', path: EVENT_IMPORTS_PATH, body, timeoutMs: IMPORT_TIMEOUT_MS } as const;
  return withValue(await manage(call, EventMadeResponse));
}

/** Tells that something new fits a saved search; gives the id of the event. */
export async function announceSearchAlert(wanted: SearchAlertData): Promise<Answered<{ id: string }>> {
  const body = encode(SearchAlertRequest, wanted);
  return withValue(await manage({ method: 'POST', path: EVENT_ALERTS_PATH, body }, EventMadeResponse));
}
