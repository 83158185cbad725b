import { z } from 'zod';
import {
  changeEventMatching,
  connections,
  listAccounts,
  listEventEndpoints,
  readEventMatching,
} from '@/lib/clients';
import { config } from '@/lib/config';
import { EVENT_RECEIVER_PATH, type EventEndpointData } from '@/lib/contracts';
import { done, type Outcome, refused } from '../ground/outcome';
import { records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { defineUseCase, reads } from '../ground/use-case';
import { workspace } from '../indexing/workspace';
import { problemOfFailure } from '../provider/problems';
import { isOwn } from './own-endpoint';
import { findProvider, type KeptProvider, keepProvider, newClient, shownProvider } from './provider';
import type { EventEndpoint, EventSettings } from './types';

/** Settings for sending events, and for receiving those of a provider. */

export function shownEndpoint(endpoint: EventEndpointData): EventEndpoint {
  const { id, name, url, types, state, message, batchSize, waitSeconds, token, waiting } = endpoint;
  return {
    id,
    name,
    url,
    types,
    on: state === 'On',
    message: message ?? null,
    batchSize,
    waitSeconds,
    token: token ? { url: token.url, clientId: token.clientId, scope: token.scope ?? '' } : null,
    receiverAccountId: endpoint.receiverAccountId ?? null,
    waiting,
  };
}

async function received() {
  const db = await records();
  const { announces_uploads } = await db
    .selectFrom('event_settings')
    .select('announces_uploads')
    .executeTakeFirstOrThrow();
  const provider = await findProvider();
  const receiverUrl = `${config().BASE_URL}${EVENT_RECEIVER_PATH}`;
  return {
    announcesUploads: announces_uploads,
    provider: provider ? shownProvider(provider) : null,
    receiverUrl,
    tokenUrl: `${receiverUrl}/token`,
  };
}

/** All that is set about events. Owners only. */
export const eventSettings = defineUseCase(
  reads('owner'),
  z.void(),
  async (): Promise<Outcome<EventSettings>> => {
    const own = await received();
    if (!(await connections()).parser.builtIn)
      return done({
        ...own,
        builtIn: false,
        endpoints: [],
        matching: { on: false, leastScore: 0 },
        accounts: [],
      });
    const [endpoints, matching, accounts] = await Promise.all([
      listEventEndpoints(),
      readEventMatching(),
      listAccounts(),
    ]);
    if (!endpoints.ok) return problemOfFailure(endpoints.failure);
    if (!matching.ok) return problemOfFailure(matching.failure);
    if (!accounts.ok) return problemOfFailure(accounts.failure);
    return done({
      ...own,
      builtIn: true,
      endpoints: endpoints.value.filter((each) => !isOwn(each)).map(shownEndpoint),
      matching: { on: matching.value.isOn, leastScore: matching.value.leastScore },
      accounts: accounts.value
        .filter(({ origin, revokedAt }) => origin !== 'application' && !revokedAt)
        .map(({ accountId, name }) => ({ id: accountId, name })),
    });
  },
);

const Changes = z.object({
  matching: z
    .object({
      on: z.boolean(),
      leastScore: z
        .number('Enter a score.')
        .int('Enter a whole number.')
        .min(1, 'Enter a score from 1 to 100.')
        .max(100, 'Enter a score from 1 to 100.'),
    })
    .optional(),
  announcesUploads: z.boolean().optional(),
});

/** Sets the sources of events. Owners only. */
export const configureEvents = defineUseCase(
  'owner',
  Changes,
  async (actor, changes): Promise<Outcome<null>> => {
    const { matching, announcesUploads } = changes;
    const db = await records();
    if (matching) {
      const { indexes } = await workspace();
      const changed = await changeEventMatching({
        isOn: matching.on,
        leastScore: matching.leastScore,
        candidateIndexId: indexes.candidate,
        jobIndexId: indexes.job,
      });
      if (!changed.ok) return problemOfFailure(changed.failure);
    }
    if (announcesUploads !== undefined)
      await db.updateTable('event_settings').set({ announces_uploads: announcesUploads }).execute();
    await audit(db, { actorId: actor.id, action: 'event-settings-changed' });
    return done(null);
  },
);

const webAddress = z
  .url({ protocol: /^https?$/, error: 'Enter an address that begins with https://.' })
  .max(2000);
const optional = (schema: z.ZodType<string>) => z.union([z.literal(''), schema]).default('');

const Provider = z.object({
  signingSecret: optional(
    z.string().regex(/^whsec_[A-Za-z0-9+/]+={0,2}$/, 'A signing secret begins with whsec_.'),
  ),
  filesUrl: optional(webAddress),
  tokenUrl: optional(webAddress),
  tokenClientId: z.string().max(500).default(''),
  tokenClientSecret: z.string().max(2000).default(''),
});

const ASKED_AGAIN =
  'Enter the client secret. It is asked for again when an address or the client ID changes.';

/** Returns the secret of the client that is set, for the places that it was given for. */
function keptSecret(
  known: KeptProvider | undefined,
  { tokenUrl, tokenClientId, filesUrl }: z.output<typeof Provider>,
): string | undefined {
  if (!known?.token || known.token.clientId !== tokenClientId) return undefined;
  const originsOf = (urls: (string | undefined)[]) => urls.map((url) => url && new URL(url).origin).join(' ');
  const before = originsOf([known.token.url, known.filesUrl]);
  return before === originsOf([tokenUrl, filesUrl]) ? known.token.clientSecret : undefined;
}

/**
 * Sets the credentials of a hosted provider, here and there. Empty secrets do not change. The first time, returns the
 * id and secret of a client by which the provider gets tokens here. Owners only.
 */
export const connectEventProvider = defineUseCase(
  'owner',
  Provider,
  async (actor, given): Promise<Outcome<{ clientId: string; clientSecret: string } | null>> => {
    const known = await findProvider();
    const client = known ? null : newClient();
    const { tokenUrl: url, tokenClientId: clientId, filesUrl } = given;
    const clientSecret = given.tokenClientSecret || keptSecret(known, given);
    if (url && clientSecret === undefined) return refused('invalid', ASKED_AGAIN, 'tokenClientSecret');
    await keepProvider({
      clientId: known?.clientId ?? client?.clientId ?? '',
      clientSecretHash: known?.clientSecretHash ?? client?.clientSecretHash ?? '',
      signingSecret: given.signingSecret || known?.signingSecret,
      filesUrl: filesUrl || undefined,
      token: url && clientSecret ? { url, clientId, clientSecret } : undefined,
    });
    await audit(await records(), { actorId: actor.id, action: 'event-settings-changed' });
    return done(client && { clientId: client.clientId, clientSecret: client.clientSecret });
  },
);

/** Takes no events of a hosted provider any more. Owners only. */
export const disconnectEventProvider = defineUseCase(
  'owner',
  z.void(),
  async (actor): Promise<Outcome<null>> => {
    await keepProvider(undefined);
    await audit(await records(), { actorId: actor.id, action: 'event-settings-changed' });
    return done(null);
  },
);
