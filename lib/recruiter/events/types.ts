/** The words of events for pages. Times are ISO 8601. */

export const EVENT_KINDS = [
  'job_match/v1',
  'candidate_match/v1',
  'candidate_import/v1',
  'search_alert/v1',
] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

/** Destination of events of this workspace. */
export type EventEndpoint = {
  id: string;
  name: string;
  url: string;
  /** None for all. */
  types: EventKind[];
  on: boolean;
  message: string | null;
  batchSize: number;
  waitSeconds: number;
  token: { url: string; clientId: string; scope: string } | null;
  receiverAccountId: string | null;
  waiting: number;
};

/** One message of an endpoint's log. `types` has the number of events of each type in it. */
export type EventDelivery = {
  id: string;
  state: 'Waiting' | 'Delivered' | 'Failed';
  attempts: number;
  message: string | null;
  createdAt: string;
  types: Record<string, number>;
};

/** Credentials of a hosted provider here, and ours there; secrets are not shown again. */
export type EventProvider = {
  /** True if messages are checked by a signing secret. */
  signs: boolean;
  /** The client that the provider gets tokens as, from this app. */
  clientId: string;
  /** Address of its files: the part before `/events/v1/binaries`. */
  filesUrl: string;
  tokenUrl: string;
  tokenClientId: string;
};

/** Contents of the settings page. */
export type EventSettings = {
  /** False where a hosted provider makes the events. */
  builtIn: boolean;
  endpoints: EventEndpoint[];
  matching: { on: boolean; leastScore: number };
  announcesUploads: boolean;
  receiverUrl: string;
  tokenUrl: string;
  provider: EventProvider | null;
  accounts: { id: string; name: string }[];
};

/** Somebody or something that an event led to. */
export type EventSubject = { id: string; name: string };

export type EventMatch = { job: EventSubject; candidate: EventSubject; score: number | null };

/** An event that came in. */
export type ReceivedEvent = {
  id: string;
  number: number;
  source: 'built-in' | 'provider';
  type: string;
  state: 'waiting' | 'done' | 'kept' | 'failed';
  message: string | null;
  receivedAt: string;
  unread: boolean;
  /** The event as received, formatted as JSON. */
  payload: string;
  matches: EventMatch[];
  /** The candidate who was imported. */
  imported: EventSubject | null;
};

/** The candidates who were found for a job on a day, the best first. */
export type JobOfTheDay = {
  job: EventSubject & { employer: string | null };
  matches: {
    candidate: EventSubject & { title: string | null };
    score: number | null;
    at: string;
    /** True if they are on the shortlist of the job already, rejected ones included. */
    decided: boolean;
  }[];
};
