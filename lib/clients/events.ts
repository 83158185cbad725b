import {
  CALLS,
  type CandidateImportData,
  CandidateImportRequest,
  callAt,
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

/** Endpoints of the built-in service for the events of the app's account, and the settings of automatic matching. */

/** An attempt may take as long as the service waits for the receiver and its token endpoint. */
const TEST_TIMEOUT_MS = 60_000;
/** A CV of the largest size is sent. */
const IMPORT_TIMEOUT_MS = 60_000;

type WithSecret = { endpoint: EventEndpointData; secret?: string | null };

/** Returns the endpoints, the oldest first. */
export async function listEventEndpoints(): Promise<Answered<EventEndpointData[]>> {
  return withValue<EventEndpointData[]>(
    await manage(callAt(CALLS.listEventEndpoints), EventEndpointsResponse),
  );
}

/** Makes an endpoint; its secret is shown here and never again. */
export async function addEventEndpoint(wanted: EventEndpointRequestData): Promise<Answered<WithSecret>> {
  const body = encode(EventEndpointRequest, wanted);
  return withValue(await manage({ ...callAt(CALLS.addEventEndpoint), body }, EventEndpointResponse));
}

/** Changes the given members of an endpoint; its secret is shown when a new one was made. */
export async function changeEventEndpoint(
  id: string,
  change: EventEndpointChangeData,
): Promise<Answered<WithSecret>> {
  const body = encode(EventEndpointChange, change);
  return withValue(
    await manage({ ...callAt(CALLS.changeEventEndpoint, { endpoint: id }), body }, EventEndpointResponse),
  );
}

/** Removes an endpoint with its log. */
export async function removeEventEndpoint(id: string): Promise<Answered<null>> {
  const answer = await manage(callAt(CALLS.removeEventEndpoint, { endpoint: id }), InfoOnly);
  return answer.ok ? { ok: true, value: null } : answer;
}

/** Sends an endpoint one event, and returns the result. */
export async function testEventEndpoint(id: string): Promise<Answered<EventDeliveryData>> {
  return withValue(
    await manage(
      { ...callAt(CALLS.testEventEndpoint, { endpoint: id }), timeoutMs: TEST_TIMEOUT_MS },
      EventDeliveryResponse,
    ),
  );
}

/** Returns the deliveries to an endpoint, the newest first. */
export async function listEventDeliveries(id: string): Promise<Answered<EventDeliveryData[]>> {
  return withValue<EventDeliveryData[]>(
    await manage(callAt(CALLS.listEventDeliveries, { endpoint: id }), EventDeliveriesResponse),
  );
}

/** Sends a delivery again. */
export async function replayEventDelivery(id: string, delivery: string): Promise<Answered<null>> {
  const answer = await manage(callAt(CALLS.replayEventDelivery, { endpoint: id, delivery }), InfoOnly);
  return answer.ok ? { ok: true, value: null } : answer;
}

/** Returns the settings of automatic matching. */
export async function readEventMatching(): Promise<Answered<EventMatchingData>> {
  return withValue(await manage(callAt(CALLS.readEventMatching), EventMatchingResponse));
}

/** Changes the settings of automatic matching. */
export async function changeEventMatching(wanted: EventMatchingData): Promise<Answered<EventMatchingData>> {
  const body = encode(EventMatching, wanted);
  return withValue(await manage({ ...callAt(CALLS.changeEventMatching), body }, EventMatchingResponse));
}

/** Announces an imported candidate; returns the id of the event. */
export async function announceImport(wanted: CandidateImportData): Promise<Answered<{ id: string }>> {
  const body = encode(CandidateImportRequest, wanted);
  const call = { ...callAt(CALLS.announceImport), body, timeoutMs: IMPORT_TIMEOUT_MS };
  return withValue(await manage(call, EventMadeResponse));
}

/** Announces new results of a saved search; returns the id of the event. */
export async function announceSearchAlert(wanted: SearchAlertData): Promise<Answered<{ id: string }>> {
  const body = encode(SearchAlertRequest, wanted);
  return withValue(await manage({ ...callAt(CALLS.announceSearchAlert), body }, EventMadeResponse));
}
