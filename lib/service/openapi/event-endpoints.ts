import { CALLS } from '@/lib/contracts';
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
const NAME = 'ATS';

/** The endpoint of the examples is known by its name, so that none of the reader's own is changed or removed. */
const fromEndpoints: PathSource = {
  call: CALLS.listEventEndpoints,
  says: `"Id":"([^"]+)","Name":"${NAME}"`,
};
const fromDeliveries: PathSource = { call: CALLS.listEventDeliveries, says: '"Id":"([^"]+)"' };
const ofEndpoint = { pathExample: { endpoint }, pathFrom: { endpoint: fromEndpoints } };

const telling = (entry: Omit<JsonEndpoint, 'kind' | 'chapter'>): Endpoint => ({
  kind: 'json',
  chapter: 'events',
  ...entry,
});

const RECEIVERS: readonly Endpoint[] = [
  telling({
    title: 'Add an endpoint',
    description:
      'Events of the account are posted to this address from now on. The answer has the signing secret, which is shown once.',
    operation: addEndpoint,
    bodyExample: { Name: NAME, Url: 'https://ats.example.com/events', Types: ['candidate_import/v1'] },
  }),
  telling({
    title: 'List endpoints',
    description: 'Where events go, and how many wait there.',
    operation: listEndpoints,
  }),
  telling({
    title: 'Change an endpoint',
    description:
      'Changes what is given; the rest stays as it is. An endpoint that is turned on goes on with what it did not take.',
    ...ofEndpoint,
    operation: changeEndpoint,
    bodyExample: { BatchSize: 50, State: 'On' },
  }),
  telling({
    title: 'Remove an endpoint',
    description: 'Removes it with its log and what it had still to be sent.',
    ...ofEndpoint,
    operation: removeEndpoint,
  }),
];

const DELIVERIES: readonly Endpoint[] = [
  telling({
    title: 'Send a test',
    description: 'Sends one event of the type `test/v1` at once and answers with what came of it.',
    ...ofEndpoint,
    operation: testEndpoint,
  }),
  telling({
    title: 'List deliveries',
    description: 'What an endpoint was sent in the last 14 days, the newest first.',
    ...ofEndpoint,
    operation: listEventDeliveries,
  }),
  telling({
    title: 'Send a delivery again',
    description: 'Sends the same events under the same id, without people who were deleted meanwhile.',
    pathExample: { endpoint, delivery },
    pathFrom: { endpoint: fromEndpoints, delivery: fromDeliveries },
    operation: replayEventDelivery,
  }),
];

const SOURCES: readonly Endpoint[] = [
  telling({
    title: 'Read automatic matching',
    description: 'Which indexes are matched by themselves, and from which score on a pair becomes an event.',
    operation: readEventMatching,
  }),
  telling({
    title: 'Change automatic matching',
    description: 'Turns it on or off for an index of resumes and one of jobs.',
    operation: changeEventMatching,
    bodyExample: { IsOn: true, CandidateIndexId: PEOPLE, JobIndexId: JOBS, LeastScore: 70 },
  }),
  telling({
    title: 'Announce an import',
    description:
      'Makes an event of a candidate who is in an index. Receivers fetch its files from `/events/v1/binaries/{id}` with a bearer token. `Fields` are what you know of the candidate in fields of your own.',
    operation: announceImport,
    bodyExample: {
      ...{ IndexId: PEOPLE, DocumentId: 'amara', Data: RESUME },
      Fields: [{ Key: 'notice_period', Name: 'Notice period', Type: 'number', Value: 3 }],
    },
  }),
  {
    kind: 'file',
    call: CALLS.readEventBinary,
    chapter: 'events',
    title: 'Read a file of an event',
    description:
      'The file whose id `binaries` of an event names, for a bearer token of the account or of the receiver of its endpoint. Everything else is answered 404, also a token that has ended.',
    pathExample: { id: binary },
  },
  telling({
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

/** The calls about events. Files of an event are bytes and not JSON: docs/events.md describes how to fetch them. */
export const EVENT_ENDPOINTS: readonly Endpoint[] = [...RECEIVERS, ...DELIVERIES, ...SOURCES];
