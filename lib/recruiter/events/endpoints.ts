import { z } from 'zod';
import * as clients from '@/lib/clients';
import type { Actor } from '../ground/actor';
import { done, type Outcome, refused } from '../ground/outcome';
import { records } from '../ground/store';
import { type AuditedAction, audit } from '../ground/store/audit';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { problemOfFailure } from '../provider/problems';
import { EVENT_KINDS, type EventDelivery } from './types';

/** Endpoints for the events of this workspace. Owners only. */

const HOSTED = refused('conflict', 'The app uses a hosted provider: its events come from there.');

const address = z
  .url({ protocol: /^https?$/, error: 'Enter an address that begins with https://.' })
  .max(2000);

const Endpoint = z.object({
  name: z.string().trim().min(1, 'Give it a name.').max(100),
  url: address,
  types: z.array(z.enum(EVENT_KINDS)),
  batchSize: z.coerce.number().int().min(1, 'From 1 to 500.').max(500, 'From 1 to 500.'),
  waitSeconds: z.coerce.number().int().min(0, 'From 0 to 3600.').max(3600, 'From 0 to 3600.'),
  receiverAccountId: z.string().max(200),
  tokenUrl: z.union([z.literal(''), address]),
  tokenClientId: z.string().max(500),
  tokenClientSecret: z.string().max(2000),
  tokenScope: z.string().max(500),
});

const MISSING_CLIENT = 'The receiver’s token address needs a client ID and a client secret.';

/** Undefined if the token stays: its secret is not shown again, so an empty one means no change. */
function tokenOf(given: z.output<typeof Endpoint>, isNew: boolean) {
  const { tokenUrl: url, tokenClientId: clientId, tokenClientSecret: clientSecret, tokenScope } = given;
  if (!url) return done(null);
  if (!isNew && !clientSecret) return done(undefined);
  if (!clientId || !clientSecret) return refused('invalid', MISSING_CLIENT, 'tokenClientSecret');
  return done({ url, clientId, clientSecret, ...(tokenScope && { scope: tokenScope }) });
}

const wireOf = (given: z.output<typeof Endpoint>) => ({
  name: given.name,
  url: given.url,
  types: given.types.length === EVENT_KINDS.length ? [] : given.types,
  batchSize: given.batchSize,
  waitSeconds: given.waitSeconds,
  receiverAccountId: given.receiverAccountId || null,
});

/** Actions on the endpoints of the built-in service; a hosted provider keeps its own. */
function onBuiltIn<Given, Value>(run: (actor: Actor, given: Given) => Promise<Outcome<Value>>) {
  return async (actor: Actor, given: Given): Promise<Outcome<Value>> => {
    const { parser } = await clients.connections();
    return parser.builtIn ? run(actor, given) : HOSTED;
  };
}

async function audited(actor: Actor, action: AuditedAction, subject: string): Promise<void> {
  await audit(await records(), { actorId: actor.id, action, subject });
}

/** Creates an endpoint and returns its secret, only this once. */
export const addEventEndpoint = defineUseCase(
  'owner',
  Endpoint,
  onBuiltIn(async (actor, given): Promise<Outcome<{ secret: string }>> => {
    const token = tokenOf(given, true);
    if (!token.ok) return token;
    const made = await clients.addEventEndpoint({ ...wireOf(given), token: token.value });
    if (!made.ok) return problemOfFailure(made.failure);
    await audited(actor, 'event-endpoint-added', made.value.endpoint.id);
    return done({ secret: made.value.secret ?? '' });
  }),
);

export const changeEventEndpoint = defineUseCase(
  'owner',
  Endpoint.extend({ id: recordId }),
  onBuiltIn(async (actor, { id, ...given }): Promise<Outcome<null>> => {
    const token = tokenOf(given, false);
    if (!token.ok) return token;
    const changed = await clients.changeEventEndpoint(id, { ...wireOf(given), token: token.value });
    if (!changed.ok) return problemOfFailure(changed.failure);
    await audited(actor, 'event-endpoint-changed', id);
    return done(null);
  }),
);

/** Turns an endpoint on or off; when turned on again it resumes with the events it missed. */
export const switchEventEndpoint = defineUseCase(
  'owner',
  z.object({ id: recordId, on: z.boolean() }),
  onBuiltIn(async (actor, { id, on }): Promise<Outcome<null>> => {
    const changed = await clients.changeEventEndpoint(id, { state: on ? 'On' : 'Off' });
    if (!changed.ok) return problemOfFailure(changed.failure);
    await audited(actor, 'event-endpoint-changed', id);
    return done(null);
  }),
);

/** Creates another secret and returns it, only this once; for a day messages are signed by both. */
export const rotateEventSecret = defineUseCase(
  'owner',
  z.object({ id: recordId }),
  onBuiltIn(async (actor, { id }): Promise<Outcome<{ secret: string }>> => {
    const changed = await clients.changeEventEndpoint(id, { rotateSecret: true });
    if (!changed.ok) return problemOfFailure(changed.failure);
    await audited(actor, 'event-endpoint-changed', id);
    return done({ secret: changed.value.secret ?? '' });
  }),
);

export const removeEventEndpoint = defineUseCase(
  'owner',
  z.object({ id: recordId }),
  onBuiltIn(async (actor, { id }): Promise<Outcome<null>> => {
    const removed = await clients.removeEventEndpoint(id);
    if (!removed.ok) return problemOfFailure(removed.failure);
    await audited(actor, 'event-endpoint-removed', id);
    return done(null);
  }),
);

type WireDelivery = Extract<Awaited<ReturnType<typeof clients.testEventEndpoint>>, { ok: true }>['value'];

const shown = (delivery: WireDelivery): EventDelivery => ({ ...delivery, message: delivery.message ?? null });

/** Sends an endpoint a test event; returns the result. */
export const testEventEndpoint = defineUseCase(
  'owner',
  z.object({ id: recordId }),
  onBuiltIn(async (_, { id }): Promise<Outcome<EventDelivery>> => {
    const tested = await clients.testEventEndpoint(id);
    return tested.ok ? done(shown(tested.value)) : problemOfFailure(tested.failure);
  }),
);

/** Returns the deliveries to an endpoint in 14 days, the newest first. */
export const eventDeliveries = defineUseCase(
  reads('owner'),
  z.object({ id: recordId }),
  onBuiltIn(async (_, { id }): Promise<Outcome<EventDelivery[]>> => {
    const listed = await clients.listEventDeliveries(id);
    return listed.ok ? done(listed.value.map(shown)) : problemOfFailure(listed.failure);
  }),
);

/** Sends a message of the log again. */
export const replayEventDelivery = defineUseCase(
  'owner',
  z.object({ id: recordId, delivery: recordId }),
  onBuiltIn(async (_, { id, delivery }): Promise<Outcome<null>> => {
    const replayed = await clients.replayEventDelivery(id, delivery);
    return replayed.ok ? done(null) : problemOfFailure(replayed.failure);
  }),
);
