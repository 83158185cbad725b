import { createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { Webhook } from 'standardwebhooks';
import { EventMessage } from '@/lib/contracts';
import { log, once, secret } from '@/lib/platform';
import { readBody } from '../uploads/read-body';
import { ownSecret } from './own-endpoint';
import { findProvider, isClient, type KeptProvider } from './provider';
import { type EventSource, keepEvents } from './receive';
import { announceReceived } from './stream';
import { wakeReceiver } from './worker';

/**
 * Receives events: batches and single ones, signed as Standard Webhooks or with a bearer token that this app gave the
 * provider. Accepted events are stored before the answer and processed after it.
 */

const MOST_BYTES = 10 * 1024 * 1024;
/** Messages that are read at a time: anybody may send some, and each is held until its sender is known. */
const MOST_AT_ONCE = 8;
const MOST_FORM_BYTES = 16 * 1024;
const TOKEN_SECONDS = 900;
const AUDIENCE = 'shortlist-events';
const KEY = 'event-token-key';

const HEADERS = { 'cache-control': 'no-store' };

const answer = (status: number, body: object, more: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { ...HEADERS, ...more } });

/** Names the secret of the client, so that tokens end with it. */
const markOf = ({ clientSecretHash }: KeptProvider) =>
  createHash('sha256').update(clientSecretHash).digest('base64url').slice(0, 16);

const tokenKey = async () => Buffer.from(await secret(KEY), 'base64url');

async function hasToken(request: Request, provider: KeptProvider): Promise<boolean> {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) return false;
  try {
    const { payload } = await jwtVerify(token, await tokenKey(), {
      algorithms: ['HS256'],
      audience: AUDIENCE,
      subject: provider.clientId,
    });
    return payload.key === markOf(provider);
  } catch {
    return false;
  }
}

function isSigned(request: Request, body: string, signingSecret: string): boolean {
  try {
    new Webhook(signingSecret).verify(body, Object.fromEntries(request.headers));
    return true;
  } catch {
    return false;
  }
}

/** Returns the sender of a message; undefined when it is unknown. */
async function sourceOf(request: Request, body: string): Promise<EventSource | undefined> {
  const own = await ownSecret();
  if (own && isSigned(request, body, own)) return 'built-in';
  const provider = await findProvider();
  if (!provider) return undefined;
  if (provider.signingSecret && isSigned(request, body, provider.signingSecret)) return 'provider';
  return (await hasToken(request, provider)) ? 'provider' : undefined;
}

function readMessage(body: string) {
  try {
    return EventMessage.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

const stranger = () =>
  answer(
    401,
    { error: 'The message has no valid signature and no valid token.' },
    { 'www-authenticate': 'Bearer' },
  );

async function receive(request: Request): Promise<Response> {
  const bytes = await readBody(request.body ?? new Blob().stream(), MOST_BYTES);
  if (!bytes.ok)
    return bytes.problem.code === 'too-large'
      ? answer(413, { error: 'The message is too large.' })
      : answer(400, { error: 'The message is empty.' });
  const body = Buffer.from(bytes.value).toString('utf8');
  const source = await sourceOf(request, body);
  if (!source) return stranger();
  const message = readMessage(body);
  if (!message)
    return answer(400, { error: 'The body must be an event with a type, or an array of such events.' });
  const events = Array.isArray(message) ? message : [message];
  const fresh = await keepEvents(source, events, request.headers.get('webhook-id'));
  if (fresh > 0) {
    wakeReceiver();
    announceReceived();
  }
  return answer(200, { received: events.length });
}

/** `POST /api/events` */
export async function postEvents(request: Request): Promise<Response> {
  if (!request.headers.has('webhook-signature') && !request.headers.has('authorization')) return stranger();
  const inHand = once('received-events-in-hand', () => ({ count: 0 }));
  if (inHand.count >= MOST_AT_ONCE)
    return answer(503, { error: 'Too many messages at a time.' }, { 'retry-after': '1' });
  inHand.count += 1;
  try {
    return await receive(request);
  } catch (error) {
    log().error({ err: error }, 'events could not be received');
    return answer(503, { error: 'The events could not be kept. Send them again.' }, { 'retry-after': '5' });
  } finally {
    inHand.count -= 1;
  }
}

/** `POST /api/events/token`: the client-credentials grant for the provider of events (RFC 6749 4.4). */
export async function postEventToken(request: Request): Promise<Response> {
  const bytes = await readBody(request.body ?? new Blob().stream(), MOST_FORM_BYTES);
  if (!bytes.ok) return answer(400, { error: 'invalid_request' });
  const form = new URLSearchParams(Buffer.from(bytes.value).toString('utf8'));
  if (form.get('grant_type') !== 'client_credentials')
    return answer(400, { error: 'unsupported_grant_type' });
  const provider = await findProvider();
  const isKnown =
    provider && isClient(provider, form.get('client_id') ?? '', form.get('client_secret') ?? '');
  if (!provider || !isKnown) return answer(401, { error: 'invalid_client' });
  const token = await new SignJWT({ key: markOf(provider) })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(AUDIENCE)
    .setSubject(provider.clientId)
    .setIssuedAt()
    .setExpirationTime(`${TOKEN_SECONDS}s`)
    .sign(await tokenKey());
  return answer(200, { access_token: token, token_type: 'Bearer', expires_in: TOKEN_SECONDS });
}
