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
import type { Endpoint, JsonEndpoint, PathSource } from './endpoint';
import { JOBS, PEOPLE, RESUME } from './examples';

const endpoint = '00000000-0000-4000-8000-000000000001';
const delivery = '00000000-0000-4000-8000-000000000002';
const binary = '00000000-0000-4000-8000-000000000003';
const ENDPOINTS_PATH = '/events/v1/endpoints';
const ENDPOINT_PATH = `${ENDPOINTS_PATH}/{endpoint}`;
const DELIVERIES_PATH = `${ENDPOINT_PATH}/deliveries`;
const NAME = 'ATS';

/** The endpoint of the examples is known by its name, so that none of the reader's own is changed or removed. */
const fromEndpoints: PathSource = {
  method: 'get',
  path: ENDPOINTS_PATH,
  says: `"Id":"([^"]+)","Name":"${NAME}"`,
};
const fromDeliveries: PathSource = { method: 'get', path: DELIVERIES_PATH, says: '"Id":"([^"]+)"' };
const ofEndpoint = { pathExample: { endpoint }, pathFrom: { endpoint: fromEndpoints } };
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
    bodyExample: { Name: NAME, Url: 'https://ats.example.com/events', Types: ['candidate_import/v1'] },
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
    ...ofEndpoint,
    operation: changeEndpoint,
    bodyExample: { BatchSize: 50, State: 'On' },
  }),
  telling({
    id: 'removeEventEndpoint',
    method: 'delete',
    path: ENDPOINT_PATH,
    title: 'Remove an endpoint',
    description: 'Removes it with its log and what it had still to be sent.',
    ...ofEndpoint,
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
    ...ofEndpoint,
    operation: testEndpoint,
  }),
  telling({
    id: 'listEventDeliveries',
    method: 'get',
    path: DELIVERIES_PATH,
    title: 'List deliveries',
    description: 'What an endpoint was sent in the last 14 days, the newest first.',
    ...ofEndpoint,
    operation: listEventDeliveries,
  }),
  telling({
    id: 'replayEventDelivery',
    method: 'post',
    path: `${DELIVERIES_PATH}/{delivery}/replay`,
    title: 'Send a delivery again',
    description: 'Sends the same events under the same id, without people who were deleted meanwhile.',
    pathExample: { endpoint, delivery },
    pathFrom: { endpoint: fromEndpoints, delivery: fromDeliveries },
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
  {
    kind: 'file',
    chapter: 'events',
    id: 'readEventBinary',
    method: 'get',
    path: '/events/v1/binaries/{id}',
    title: 'Read a file of an event',
    description:
      'The file whose id `binaries` of an event names, for a bearer token of the account or of the receiver of its endpoint. Everything else is answered 404, also a token that has ended.',
    pathExample: { id: binary },
  },
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
