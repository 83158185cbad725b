import {
  addEndpoint,
  announceImport,
  announceSearchAlert,
  changeEndpoint,
  changeEventMatching,
  listEndpoints,
  listEventDeliveries,
  readEventMatching,
  removeEndpoint,
  replayEventDelivery,
  testEndpoint,
} from '../operations';
import type { Endpoint, JsonEndpoint } from './endpoint';
import { JOBS, PEOPLE, RESUME } from './examples';

const endpoint = '00000000-0000-4000-8000-000000000001';
const delivery = '00000000-0000-4000-8000-000000000002';
const ENDPOINTS_PATH = '/events/v1/endpoints';
const ENDPOINT_PATH = `${ENDPOINTS_PATH}/{endpoint}`;
const MATCHING_PATH = '/events/v1/matching';

const telling = (entry: Omit<JsonEndpoint, 'kind' | 'chapter'>): Endpoint => ({
  kind: 'json',
  chapter: 'events',
  ...entry,
});

const RECEIVERS: readonly Endpoint[] = [
  telling({
    id: 'addEventEndpoint',
    method: 'post',
    path: ENDPOINTS_PATH,
    title: 'Add an endpoint',
    description:
      'Events of the account are posted to this address from now on. The answer has the signing secret, which is shown once.',
    operation: addEndpoint,
    bodyExample: { Name: 'ATS', Url: 'https://ats.example.com/events', Types: ['candidate_import/v1'] },
  }),
  telling({
    id: 'listEventEndpoints',
    method: 'get',
    path: ENDPOINTS_PATH,
    title: 'List endpoints',
    description: 'Where events go, and how many wait there.',
    operation: listEndpoints,
  }),
  telling({
    id: 'changeEventEndpoint',
    method: 'patch',
    path: ENDPOINT_PATH,
    title: 'Change an endpoint',
    description:
      'Changes what is given; the rest stays as it is. An endpoint that is turned on goes on with what it did not take.',
    pathExample: { endpoint },
    operation: changeEndpoint,
    bodyExample: { BatchSize: 50, State: 'On' },
  }),
  telling({
    id: 'removeEventEndpoint',
    method: 'delete',
    path: ENDPOINT_PATH,
    title: 'Remove an endpoint',
    description: 'Removes it with its log and what it had still to be sent.',
    pathExample: { endpoint },
    operation: removeEndpoint,
  }),
];

const DELIVERIES: readonly Endpoint[] = [
  telling({
    id: 'testEventEndpoint',
    method: 'post',
    path: `${ENDPOINT_PATH}/test`,
    title: 'Send a test',
    description: 'Sends one event of the type `test/v1` at once and answers with what came of it.',
    pathExample: { endpoint },
    operation: testEndpoint,
  }),
  telling({
    id: 'listEventDeliveries',
    method: 'get',
    path: `${ENDPOINT_PATH}/deliveries`,
    title: 'List deliveries',
    description: 'What an endpoint was sent in the last 14 days, the newest first.',
    pathExample: { endpoint },
    operation: listEventDeliveries,
  }),
  telling({
    id: 'replayEventDelivery',
    method: 'post',
    path: `${ENDPOINT_PATH}/deliveries/{delivery}/replay`,
    title: 'Send a delivery again',
    description: 'Sends the same events under the same id, without people who were deleted meanwhile.',
    pathExample: { endpoint, delivery },
    operation: replayEventDelivery,
  }),
];

const SOURCES: readonly Endpoint[] = [
  telling({
    id: 'readEventMatching',
    method: 'get',
    path: MATCHING_PATH,
    title: 'Read automatic matching',
    description: 'Which indexes are matched by themselves, and from which score on a pair becomes an event.',
    operation: readEventMatching,
  }),
  telling({
    id: 'changeEventMatching',
    method: 'patch',
    path: MATCHING_PATH,
    title: 'Change automatic matching',
    description: 'Turns it on or off for an index of resumes and one of jobs.',
    operation: changeEventMatching,
    bodyExample: { IsOn: true, CandidateIndexId: PEOPLE, JobIndexId: JOBS, LeastScore: 70 },
  }),
  telling({
    id: 'announceImport',
    method: 'post',
    path: '/events/v1/imports',
    title: 'Announce an import',
    description:
      'Makes an event of a candidate who is in an index. Receivers fetch its files from `/events/v1/binaries/{id}` with a bearer token.',
    operation: announceImport,
    bodyExample: { IndexId: PEOPLE, DocumentId: 'amara', Data: RESUME },
  }),
  telling({
    id: 'announceSearchAlert',
    method: 'post',
    path: '/events/v1/alerts',
    title: 'Announce an alert',
    description: 'Makes an event that tells how many are new in a saved search. It names nobody.',
    operation: announceSearchAlert,
    bodyExample: {
      Search: { Kind: 'market', Name: 'Bakers in Leeds' },
      Count: 4,
      Since: '2026-11-22T06:00:00Z',
      Url: 'https://shortlist.example.com/market?full_text=baker',
    },
  }),
];

/** The calls about events. Files of an event are bytes and no JSON: docs/events.md says how they are fetched. */
export const EVENT_ENDPOINTS: readonly Endpoint[] = [...RECEIVERS, ...DELIVERIES, ...SOURCES];
