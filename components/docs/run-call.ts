import type { ApiEndpoint } from '@/lib/recruiter';

/** A request: parameters of the path by name, the query and the body as text. */
export type Call = { path: Record<string, string>; query: string; body: string };

/** A response: the body formatted when it is JSON, cut when it is long. */
export type Answer = { status: number; milliseconds: number; text: string; isCut: boolean };

const MOST_CHARACTERS = 60_000;

function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function utf8Base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

type Account = { id: string; key: string };

const TOKEN_PATH = '/auth/realms/api/protocol/openid-connect/token';
const basic = ({ id, key }: Account) => `Basic ${utf8Base64(`${id}:${key}`)}`;

/** Returns the token of an account; undefined when it is refused. */
async function tokenOf(account: Account): Promise<string | undefined> {
  const response = await fetch(TOKEN_PATH, {
    method: 'POST',
    headers: { authorization: basic(account) },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
    credentials: 'omit',
    cache: 'no-store',
  });
  const answer = (await response.json()) as { access_token?: string };
  return answer.access_token;
}

async function headersOf({ credentials, request }: ApiEndpoint, account: Account): Promise<Headers> {
  const headers = new Headers();
  if (request) headers.set('content-type', request.mediaType);
  if (credentials === 'basic') headers.set('authorization', basic(account));
  if (credentials === 'bearer') headers.set('authorization', `Bearer ${(await tokenOf(account)) ?? ''}`);
  if (credentials === 'account') {
    headers.set('Tx-AccountId', account.id);
    headers.set('Tx-ServiceKey', account.key);
  }
  return headers;
}

/** Returns an answer as text; for a file, its type. */
async function textOf(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? '';
  if (type === '' || /^text\/|json/.test(type)) return laidOut(await response.text());
  return `${(await response.arrayBuffer()).byteLength} bytes of ${type}`;
}

/** Returns the path of a call, with its parameters and query, on the server of this page. */
export function addressOf({ path }: ApiEndpoint, call: Call): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(call.path[name] ?? ''));
  return call.query === '' ? filled : `${filled}?${call.query}`;
}

/** Makes a call with an account, without the cookies of the signed-in member. Throws without an answer. */
export async function runCall(endpoint: ApiEndpoint, call: Call, account: Account): Promise<Answer> {
  const startedAt = performance.now();
  const response = await fetch(addressOf(endpoint, call), {
    method: endpoint.method,
    headers: await headersOf(endpoint, account),
    body: endpoint.request ? call.body : null,
    credentials: 'omit',
    cache: 'no-store',
  });
  const text = await textOf(response);
  return {
    status: response.status,
    milliseconds: Math.round(performance.now() - startedAt),
    text: text.slice(0, MOST_CHARACTERS),
    isCut: text.length > MOST_CHARACTERS,
  };
}
