import {
  CALLS,
  type DecodedOf,
  EventEndpointChange,
  type EventEndpointChangeData,
  EventEndpointRequest,
  type EventEndpointRequestData,
  EventEndpoints,
  EventEndpointWithSecret,
  NoValue,
} from '@/lib/contracts';
import { fail, type Result, succeed } from '@/lib/engine/kernel';
import type { ClientCredentials } from '@/lib/platform';
import {
  createEndpoint,
  type OpenEndpoint,
  openEndpoint,
  saveEndpoint,
  wakeEventSender,
  withNewSecret,
} from '../../events';
import { serviceRuntime } from '../../runtime';
import {
  countWaitingEvents,
  findEventEndpoint,
  listEventEndpoints,
  removeEventEndpoint,
  type ServiceRecords,
} from '../../store';
import { refuseWebAddress } from '../matching-ui/problems';
import { defineOperation } from '../operation';
import type { Call, OperationFailure } from '../outcome';

/** Endpoints that receive the events of an account. */

const MAX_BODY_BYTES = 32 * 1024;
const MOST_ENDPOINTS = 20;
const BATCH_SIZE = 100;
const WAIT_SECONDS = 2;

export const NO_ENDPOINT: OperationFailure = {
  code: 'DataNotFound',
  message: 'There is no endpoint of that id.',
};

/** Returns the endpoint in the path, of the calling account. */
export async function endpointOfPath(
  records: ServiceRecords,
  { account }: Pick<Call, 'account'>,
  { endpoint }: { endpoint: string },
): Promise<Result<OpenEndpoint, OperationFailure>> {
  const found = await findEventEndpoint(records, account.id, endpoint);
  return found ? succeed(await openEndpoint(found)) : fail(NO_ENDPOINT);
}

type Told = DecodedOf<typeof EventEndpoints>[number];

function told(endpoint: OpenEndpoint, waiting: ReadonlyMap<string, number>): Told {
  const { id, name, url, types, state, message, batchSize, waitSeconds, token, receiverId } = endpoint;
  return {
    id,
    name,
    url,
    types: [...types],
    state,
    message,
    batchSize,
    waitSeconds,
    token: token && { url: token.url, clientId: token.clientId, scope: token.scope },
    receiverAccountId: receiverId,
    waiting: waiting.get(id) ?? 0,
    createdAt: endpoint.createdAt.toISOString(),
  };
}

/** Returns the problem with the addresses of an endpoint; undefined without one. */
function refuseAddresses({ url, token }: EventEndpointChangeData): OperationFailure | undefined {
  const wrong =
    (url != null && refuseWebAddress(url) && `Url ${refuseWebAddress(url)}`) ||
    (token && refuseWebAddress(token.url) && `Token.Url ${refuseWebAddress(token.url)}`);
  return wrong ? { code: 'InvalidParameter', message: `${wrong}.` } : undefined;
}

const tokenOf = ({ scope, ...token }: NonNullable<EventEndpointRequestData['token']>): ClientCredentials => ({
  ...token,
  ...(scope && { scope }),
});

/** GET /events/v1/endpoints. */
export const listEndpoints = defineOperation({
  call: CALLS.listEventEndpoints,
  name: 'listEventEndpoints',
  value: EventEndpoints,
  run: async ({ account }) => {
    const { records } = await serviceRuntime();
    const endpoints = await Promise.all((await listEventEndpoints(records, account.id)).map(openEndpoint));
    const waiting = await countWaitingEvents(
      records,
      endpoints.map(({ id }) => id),
    );
    return succeed({ value: endpoints.map((endpoint) => told(endpoint, waiting)) });
  },
});

/** POST /events/v1/endpoints. */
export const addEndpoint = defineOperation({
  call: CALLS.addEventEndpoint,
  name: 'addEventEndpoint',
  body: { schema: EventEndpointRequest, maxBytes: () => MAX_BODY_BYTES },
  value: EventEndpointWithSecret,
  run: async ({ account, body }) => {
    const refused = refuseAddresses(body);
    if (refused) return fail(refused);
    const { records } = await serviceRuntime();
    if ((await listEventEndpoints(records, account.id)).length >= MOST_ENDPOINTS)
      return fail({ code: 'ConstraintError', message: `There can be ${MOST_ENDPOINTS} endpoints at most.` });
    const endpoint = await createEndpoint(records, {
      accountId: account.id,
      name: body.name,
      url: body.url,
      types: body.types ?? [],
      batchSize: body.batchSize ?? BATCH_SIZE,
      waitSeconds: body.waitSeconds ?? WAIT_SECONDS,
      token: body.token ? tokenOf(body.token) : undefined,
      receiverId: body.receiverAccountId ?? undefined,
    });
    return succeed({ value: { endpoint: told(endpoint, new Map()), secret: endpoint.secret } });
  },
});

function changed(endpoint: OpenEndpoint, body: EventEndpointChangeData): OpenEndpoint {
  const { token, receiverAccountId } = body;
  return {
    ...endpoint,
    name: body.name ?? endpoint.name,
    url: body.url ?? endpoint.url,
    types: body.types ?? endpoint.types,
    batchSize: body.batchSize ?? endpoint.batchSize,
    waitSeconds: body.waitSeconds ?? endpoint.waitSeconds,
    state: body.state ?? endpoint.state,
    token: token === undefined ? endpoint.token : token ? tokenOf(token) : undefined,
    receiverId: receiverAccountId === undefined ? endpoint.receiverId : receiverAccountId || undefined,
  };
}

/** PATCH /events/v1/endpoints/{id}. One that is turned on again resumes with the events it missed. */
export const changeEndpoint = defineOperation({
  call: CALLS.changeEventEndpoint,
  name: 'changeEventEndpoint',
  body: { schema: EventEndpointChange, maxBytes: () => MAX_BODY_BYTES },
  value: EventEndpointWithSecret,
  run: async (call) => {
    const { body, parameters } = call;
    const refused = refuseAddresses(body);
    if (refused) return fail(refused);
    const { records } = await serviceRuntime();
    const found = await endpointOfPath(records, call, parameters);
    if (!found.ok) return found;
    const wanted = changed(found.value, body);
    const saved = await saveEndpoint(records, body.rotateSecret ? withNewSecret(wanted, Date.now()) : wanted);
    await wakeEventSender();
    const waiting = await countWaitingEvents(records, [saved.id]);
    return succeed({
      value: { endpoint: told(saved, waiting), secret: body.rotateSecret ? saved.secret : undefined },
    });
  },
});

/** DELETE /events/v1/endpoints/{id}: with its log and its pending events. */
export const removeEndpoint = defineOperation({
  call: CALLS.removeEventEndpoint,
  name: 'removeEventEndpoint',
  value: NoValue,
  run: async (call) => {
    const { records } = await serviceRuntime();
    const found = await endpointOfPath(records, call, call.parameters);
    if (!found.ok) return found;
    await removeEventEndpoint(records, call.account.id, found.value.id);
    return succeed({});
  },
});
