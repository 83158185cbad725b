import { setTimeout as wait } from 'node:timers/promises';
import { GivenToken, TokenError } from '@/lib/contracts';
import { once } from '@/lib/platform/lifecycle';
import type { ClientCredentials } from './connection';
import { type Answered, type ClientFailure, outcomeFailure } from './failure';
import { createGate } from './gate';
import { send } from './http';

const SERVICE = 'The token endpoint';
const TIMEOUT_MS = 15_000;
/** A token is renewed this long before it ends, so that no call leaves with one that ends on its way. */
const RENEWED_BEFORE_MS = 60_000;
/** An instance that died while it asked does not keep the others from it for longer. */
const CLAIMED_MS = 3 * TIMEOUT_MS;
const LOOK_MS = 100;

/** A token, and for how long from now it is used, in milliseconds. */
export type KeptToken = { token: string; lastsMs: number };

/** Store of the tokens that several instances share, by a name for the client. It may throw; then each gets its own. */
export type TokenStore = {
  /** The token that is kept, unless it is to be renewed. */
  read(client: string): Promise<KeptToken | undefined>;
  /** Takes it upon this instance to get a token for so long; false while another one does. */
  claim(client: string, milliseconds: number): Promise<boolean>;
  /** Keeps the token that was got, null for none, and ends the claim. */
  keep(client: string, token: KeptToken | null): Promise<void>;
  /** Forgets a token that was refused, unless there is another one by now. */
  drop(client: string, token: string): Promise<void>;
};

/** Has instances share their tokens. */
export function shareTokensIn(store: TokenStore): void {
  holder().store = store;
}

type Kept = KeptToken;
/** `renewAt` is of `performance.now()`: a clock that is put back or on makes no token older or younger. */
type Asked = { renewAt: number; answer: Promise<Answered<Kept>> };

const holder = () => once<{ store?: TokenStore }>('clients:token-store', () => ({}));
const tokens = () => once('clients:tokens', () => new Map<string, Asked>());
const gate = () => once('gate:tokens', () => createGate(2));

const nameOf = ({ tokenUrl, id, key }: ClientCredentials) => JSON.stringify([tokenUrl, id, key]);

/** RFC 6749 5.2; asking again with the same secret brings the same refusal. */
function readRefusal(status: number, json: unknown, pauseMs: number | null): ClientFailure | undefined {
  const read = TokenError.partial({ error_description: true }).safeParse(json);
  if (!read.success) return undefined;
  const { error, error_description: description } = read.data;
  const code = error === 'invalid_client' ? 'AuthenticationError' : error;
  const message = `${SERVICE} refused: ${description ?? error}`;
  return outcomeFailure(status, { code, message }, pauseMs);
}

async function ask({ tokenUrl, id, key }: ClientCredentials): Promise<Answered<Kept>> {
  const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: key });
  const answer = await send(gate(), {
    method: 'POST',
    url: tokenUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: form.toString(),
    timeoutMs: TIMEOUT_MS,
    service: SERVICE,
    readRefusal,
  });
  if (!answer.ok) return answer;
  // Without a lifetime it counts for five minutes.
  const read = GivenToken.safeParse(answer.value.json);
  if (!read.success)
    return {
      ok: false,
      failure: outcomeFailure(
        answer.value.status,
        { code: 'BadAnswer', message: `${SERVICE} gave no token.` },
        null,
      ),
    };
  const { access_token: token, expires_in: seconds = 300 } = read.data;
  return { ok: true, value: { token, lastsMs: seconds * 1000 - RENEWED_BEFORE_MS } };
}

/** Returns the token that the instances share; one of them requests it while the others wait. */
async function shared(store: TokenStore, credentials: ClientCredentials): Promise<Answered<Kept>> {
  const name = nameOf(credentials);
  for (;;) {
    const kept = await store.read(name);
    if (kept) return { ok: true, value: kept };
    if (await store.claim(name, CLAIMED_MS)) break;
    await wait(LOOK_MS);
  }
  const answer = await ask(credentials);
  await store.keep(name, answer.ok ? answer.value : null);
  return answer;
}

async function obtain(credentials: ClientCredentials): Promise<Answered<Kept>> {
  const { store } = holder();
  return store ? shared(store, credentials).catch(() => ask(credentials)) : ask(credentials);
}

/** Returns a token that is valid for a while yet. Concurrent callers share one request; a refusal is not kept. */
export async function accessToken(credentials: ClientCredentials): Promise<Answered<string>> {
  const name = nameOf(credentials);
  const known = tokens().get(name);
  const asked = known && known.renewAt > performance.now() ? known : begin(name, credentials);
  const answer = await asked.answer;
  return answer.ok ? { ok: true, value: answer.value.token } : answer;
}

function begin(name: string, credentials: ClientCredentials): Asked {
  const asked: Asked = { renewAt: Number.POSITIVE_INFINITY, answer: obtain(credentials) };
  tokens().set(name, asked);
  asked.answer.then((answer) => {
    if (answer.ok) asked.renewAt = performance.now() + answer.value.lastsMs;
    else if (tokens().get(name) === asked) tokens().delete(name);
  });
  return asked;
}

/** Drops a token that was refused, so that the next call gets another one; a newer one stays. */
export async function forgetToken(credentials: ClientCredentials, token: string): Promise<void> {
  const name = nameOf(credentials);
  const known = tokens().get(name);
  const answer = await known?.answer;
  if (answer?.ok && answer.value.token === token && tokens().get(name) === known) tokens().delete(name);
  await holder()
    .store?.drop(name, token)
    .catch(() => undefined);
}
