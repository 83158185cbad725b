import { createHash } from 'node:crypto';
import { z } from 'zod';
import { postTo } from './fetch-page';

/**
 * Bearer tokens by the client-credentials grant (RFC 6749 4.4) from a user-supplied address: requested by one caller at
 * a time, kept in memory until shortly before they expire.
 */

/** Token endpoint, and the client that it knows. */
export type ClientCredentials = { url: string; clientId: string; clientSecret: string; scope?: string };

export type ClientToken = { ok: true; token: string } | { ok: false; message: string };

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 64 * 1024;
/** Lifetime of a token when none is stated. */
const USUAL_SECONDS = 900;
const MARGIN_MS = 30_000;
const MOST_KEPT = 1000;

/** Some write the seconds as text; an unreadable value means the default. */
const Answer = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().positive().optional().catch(undefined),
});

type Kept = { result: Promise<ClientToken>; until: number };

const kept = new Map<string, Kept>();

const keyOf = (of: ClientCredentials) => createHash('sha256').update(JSON.stringify(of)).digest('base64');

async function ask(
  { url, clientId, clientSecret, scope }: ClientCredentials,
  allowedHosts: readonly string[],
) {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
    ...(scope && { scope }),
  }).toString();
  return postTo({
    url,
    post: form,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(form)),
      accept: 'application/json',
    },
    allowedHosts,
    maxBytes: MOST_BYTES,
    timeoutMs: TIMEOUT_MS,
  });
}

function read(body: Buffer) {
  try {
    return Answer.safeParse(JSON.parse(body.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

async function fetchToken(
  of: ClientCredentials,
  allowedHosts: readonly string[],
): Promise<{ result: ClientToken; until: number }> {
  const answer = await ask(of, allowedHosts);
  const failed = (message: string) => ({ result: { ok: false as const, message }, until: 0 });
  if (!answer.ok) return failed(`The token endpoint could not be asked: ${answer.failure.message}`);
  const { status, body } = answer.value;
  const token = status === 200 ? read(body) : undefined;
  if (!token) return failed(`The token endpoint answered ${status} without a token.`);
  const until = performance.now() + (token.expires_in ?? USUAL_SECONDS) * 1000 - MARGIN_MS;
  return { result: { ok: true, token: token.access_token }, until };
}

/**
 * Returns a token for these credentials, other than the one that was `refused`. Concurrent callers share one request.
 * `allowedHosts` may be called although they are private.
 */
export async function clientToken(
  of: ClientCredentials,
  { allowedHosts = [], refused }: { allowedHosts?: readonly string[]; refused?: string | undefined },
): Promise<ClientToken> {
  const key = keyOf(of);
  for (;;) {
    const known = kept.get(key);
    if (!known || known.until <= performance.now()) break;
    const result = await known.result;
    if (!result.ok || result.token !== refused) return result;
    // Another caller may have requested a new one meanwhile.
    if (kept.get(key) === known) break;
  }
  if (kept.size >= MOST_KEPT) kept.clear();
  const fetching = fetchToken(of, allowedHosts);
  const entry: Kept = {
    result: fetching.then(({ result }) => result),
    until: performance.now() + 2 * TIMEOUT_MS,
  };
  kept.set(key, entry);
  entry.until = (await fetching).until;
  return entry.result;
}
