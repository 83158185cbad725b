import { randomUUID } from 'node:crypto';
import { config } from '@/lib/config';
import { APP_ACCOUNT_ID, EVENT_RECEIVER_PATH, type EventType } from '@/lib/contracts';
import type { ClientCredentials } from '@/lib/platform';
import { makeSecret } from '../delivery';
import { openValue, sealValue } from '../interfaces';
import { addEventEndpoint, changeEventEndpoint, type EventEndpoint, type ServiceRecords } from '../store';

/** An endpoint with its address and secrets, which the records hold sealed. */

export type EndpointContent = {
  url: string;
  secret: string;
  /** The secret before this one, by which messages are signed as well until then (milliseconds since 1970). */
  previous?: { secret: string; until: number };
  token?: ClientCredentials;
};

export type OpenEndpoint = Omit<EventEndpoint, 'content'> & EndpointContent;

/** Time that receivers have to switch to a new secret. */
const OVERLAP_MS = 24 * 60 * 60_000;

const ownerOf = (id: string) => `event-endpoint/${id}`;

async function sealed({ id, ...endpoint }: { id: string } & EndpointContent): Promise<string> {
  const { url, secret, previous, token } = endpoint;
  return sealValue({ url, secret, previous, token } satisfies EndpointContent, ownerOf(id));
}

export async function openEndpoint(endpoint: EventEndpoint): Promise<OpenEndpoint> {
  const { content, ...rest } = endpoint;
  return { ...rest, ...((await openValue(content, ownerOf(rest.id))) as EndpointContent) };
}

export type NewEndpoint = {
  accountId: string;
  name: string;
  url: string;
  types: readonly EventType[];
  batchSize: number;
  waitSeconds: number;
  token?: ClientCredentials;
  receiverId?: string;
};

/** Keeps a new endpoint, with a new secret. */
export async function createEndpoint(records: ServiceRecords, wanted: NewEndpoint): Promise<OpenEndpoint> {
  const endpoint = { ...wanted, id: randomUUID(), secret: makeSecret() };
  return openEndpoint(await addEventEndpoint(records, { ...endpoint, content: await sealed(endpoint) }));
}

/** Keeps an endpoint as it was changed. */
export async function saveEndpoint(records: ServiceRecords, endpoint: OpenEndpoint): Promise<OpenEndpoint> {
  return openEndpoint(await changeEventEndpoint(records, { ...endpoint, content: await sealed(endpoint) }));
}

/** Returns the endpoint with another secret; for a day its messages are signed by both. */
export function withNewSecret(endpoint: OpenEndpoint, now: number): OpenEndpoint {
  const previous = { secret: endpoint.secret, until: now + OVERLAP_MS };
  return { ...endpoint, secret: makeSecret(), previous };
}

/** Returns the secrets by which a message is signed now. */
export function secretsOf({ secret, previous }: EndpointContent, now: number): string[] {
  return previous && previous.until > now ? [secret, previous.secret] : [secret];
}

/** The app receives its own events at its own address, which mostly is a private one. */
export function allowedHostsOf({ accountId, url }: Pick<OpenEndpoint, 'accountId' | 'url'>): string[] {
  const { EMBEDDED_URL } = config();
  const isOwn = accountId === APP_ACCOUNT_ID && url === `${EMBEDDED_URL}${EVENT_RECEIVER_PATH}`;
  return isOwn ? [new URL(EMBEDDED_URL).host] : [];
}
