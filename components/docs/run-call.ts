import type { ApiEndpoint } from '@/lib/recruiter';

/** What a reader asks for: parameters of the path by name, the query and the body as text. */
export type Call = { path: Record<string, string>; query: string; body: string };

/** What came back: the body laid out when it is JSON, cut when it is long. */
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

function headersOf({ credentials, request }: ApiEndpoint, { id, key }: { id: string; key: string }) {
  const headers = new Headers(
    credentials === 'basic'
      ? { authorization: `Basic ${utf8Base64(`${id}:${key}`)}` }
      : { 'Tx-AccountId': id, 'Tx-ServiceKey': key },
  );
  if (request) headers.set('content-type', request.mediaType);
  return headers;
}

/** The path of a call, with its parameters and query; the server is the one that this page comes from. */
export function addressOf({ path }: ApiEndpoint, call: Call): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(call.path[name] ?? ''));
  return call.query === '' ? filled : `${filled}?${call.query}`;
}

/** Makes a call with an account, without the cookies of who is signed in. Throws when there is no answer. */
export async function runCall(
  endpoint: ApiEndpoint,
  call: Call,
  account: { id: string; key: string },
): Promise<Answer> {
  const startedAt = performance.now();
  const response = await fetch(addressOf(endpoint, call), {
    method: endpoint.method,
    headers: headersOf(endpoint, account),
    body: endpoint.request ? call.body : null,
    credentials: 'omit',
    cache: 'no-store',
  });
  const text = laidOut(await response.text());
  return {
    status: response.status,
    milliseconds: Math.round(performance.now() - startedAt),
    text: text.slice(0, MOST_CHARACTERS),
    isCut: text.length > MOST_CHARACTERS,
  };
}
