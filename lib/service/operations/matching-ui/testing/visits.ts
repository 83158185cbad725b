import { beginSignInRoute, enterMatcherRoute, matcherRoute, openMatcherRoute, uiRoute } from '../../../http';
import { ACME } from '../../../testing/service';
import { generateSearcher, type MatcherOperation } from '..';
import { askUi } from './calls';

/** Acts as a browser would with an address that it was given. */

export const ORIGIN = 'http://localhost:3000';

type Sent = {
  cookie?: string;
  headers?: Record<string, string>;
  body?: unknown;
  path?: Record<string, string>;
  query?: string;
};

/** The id and key in an address. */
export function partsOf(url: string): { session: string; key: string } {
  const { pathname, searchParams } = new URL(url);
  return { session: pathname.split('/')[2] ?? '', key: searchParams.get('key') ?? '' };
}

/** Opens an address as the first request of a browser does; gives where it leads and the cookies. */
export async function open(url: string, cookie = '', { asks = 'navigate', byForm = false } = {}) {
  const { session } = partsOf(url);
  const headers = { cookie, ...(asks && { 'sec-fetch-mode': asks }) };
  const request = new Request(url, { method: byForm ? 'POST' : 'GET', headers });
  const response = await (byForm ? enterMatcherRoute : openMatcherRoute)(request, {
    params: Promise.resolve({ session }),
  });
  const cookies = response.headers.getSetCookie();
  return {
    status: response.status,
    headers: response.headers,
    text: await response.text(),
    location: response.headers.get('location'),
    cookies,
    cookie: cookies.map((each) => each.split(';')[0]).join('; '),
  };
}

/** A request of the page of a session. */
export async function ask(
  operation: MatcherOperation<never, never> | unknown,
  session: string,
  { cookie = '', headers = {}, body, path = {}, query = '' }: Sent = {},
) {
  const request = new Request(`${ORIGIN}/matcher/${session}/call${query}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { cookie, 'content-type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const route = matcherRoute(operation as Parameters<typeof matcherRoute>[0]);
  const response = await route(request, { params: Promise.resolve({ session, ...path }) });
  const text = await response.text();
  return {
    status: response.status,
    json: text ? JSON.parse(text) : undefined,
    text,
    headers: response.headers,
  };
}

/** Asks for the address of a search. */
export async function generated(
  UIOptions: unknown = { Username: 'mary' },
  headers = ACME,
  operation: unknown = generateSearcher,
  SaasRequest: unknown = { IndexIdsToSearchInto: ['people'] },
  path = {},
) {
  const answer = await askUi(
    uiRoute(operation as typeof generateSearcher),
    { SaasRequest, UIOptions },
    path,
    headers,
  );
  return String(answer.json.url);
}

/** A session that somebody has opened. */
export async function opened(...args: Parameters<typeof generated>) {
  const url = await generated(...args);
  return { url, ...partsOf(url), cookie: (await open(url)).cookie };
}

/** Asks for a sign-in to a session, as its page does. */
export async function beginSignIn(session: string, headers: Record<string, string> = {}) {
  const request = new Request(`${ORIGIN}/matcher/${session}/sign-in`, { method: 'POST', headers });
  const response = await beginSignInRoute(request, { params: Promise.resolve({ session }) });
  return {
    status: response.status,
    json: await response.json(),
    cookie: response.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; '),
  };
}
