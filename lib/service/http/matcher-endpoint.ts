import type { z } from 'zod';
import { config } from '@/lib/config';
import { type DecodedOf, encode, MatcherProblem, STATUS_OF_CODE } from '@/lib/contracts';
import { fail, type Result, succeed } from '@/lib/engine/kernel';
import {
  beginSignIn,
  type MatcherCall,
  type MatcherOperation,
  matcherFont,
  type OperationFailure,
  openMatcher,
  problemOf,
  visitMatcher,
} from '../operations';
import { serviceRuntime } from '../runtime';
import { findFraming } from '../store';
import { refusePayment, takeSlot } from './admit';
import { guarded, type RouteHandler } from './define-route';
import { JSON_HEADERS, retryHeaders } from './headers';
import { parseJsonBody, refuseContentType } from './json-body';
import { type PathValues, readParameters } from './parameters';
import { discardBody, readBody } from './read-body';
import { settle } from './settle';
import { logEnd, type Visit } from './visit';

/**
 * Endpoints for the page of a generated interface (lib/contracts/matching-ui/page.ts). The cookie of the session
 * identifies the caller; a page of another origin is refused whatever cookies its request has.
 */

const HEADERS = { ...JSON_HEADERS, 'referrer-policy': 'no-referrer' };

const STATUS_OF_NO_VISIT = { ended: 410, signedOut: 401 };
const FOREIGN = { status: 403, message: 'This is answered to its own page alone.' };

type Refusal = {
  status: number;
  message: string;
  code?: string;
  detail?: string;
  retryAfterSeconds?: number;
};

function refuse(visit: Visit, { status, message, code = 'Refused', detail, ...more }: Refusal): Response {
  logEnd(visit, { status, code, detail });
  const headers = { ...HEADERS, ...retryHeaders(more) };
  return new Response(JSON.stringify(encode(MatcherProblem, problemOf(message))), { status, headers });
}

const refusalOf = (failure: Omit<OperationFailure, 'value'>): Refusal => ({
  ...failure,
  status: STATUS_OF_CODE[failure.code],
});

/**
 * Returns whether a request may have been sent by a page of another origin; one without these headers is not from a
 * browser.
 */
export function isForeign(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site) return site !== 'same-origin' && !(site === 'none' && request.method === 'GET');
  const origin = request.headers.get('origin');
  return origin !== null && origin !== config().MATCHER_ORIGIN;
}

async function readMatcherBody<Body extends z.ZodType>(
  request: Request,
  body: MatcherOperation<Body, z.ZodType>['body'],
): Promise<Result<DecodedOf<Body>, OperationFailure>> {
  if (!body) return succeed(undefined as DecodedOf<Body>);
  const wrongType = request.headers.get('content-type')
    ? refuseContentType(request.headers.get('content-type'))
    : ({ code: 'UnsupportedContentTypeHeader', message: 'Send application/json.' } as const);
  if (wrongType) {
    await discardBody(request);
    return fail(wrongType);
  }
  const bytes = await readBody(request, body.maxBytes);
  return bytes.ok ? parseJsonBody(bytes.value, body.schema) : bytes;
}

/** Runs an operation for an admitted visitor; operations with a price are paid like calls of the API. */
async function run<Body extends z.ZodType, Value extends z.ZodType, Names extends string>(
  operation: MatcherOperation<Body, Value, Names>,
  request: Request,
  call: MatcherCall & { path: PathValues },
  visit: Visit,
) {
  const runtime = await serviceRuntime();
  const { leastCharges } = operation;
  const refused = leastCharges && (await refusePayment(runtime, call.account, leastCharges));
  if (refused) return fail(refused);
  const slot = takeSlot(runtime, call.account, visit);
  if (!slot.ok) return slot;
  try {
    const { path, ...known } = call;
    const named = operation.parameters ?? ({} as NonNullable<typeof operation.parameters>);
    const parameters = readParameters(named, path, new URL(request.url).searchParams);
    if (!parameters.ok) return parameters;
    const body = await readMatcherBody(request, operation.body);
    if (!body.ok) return body;
    const outcome = await operation.run({ ...known, body: body.value, parameters: parameters.value });
    return leastCharges ? (await settle(runtime, visit, call.account, outcome)).outcome : outcome;
  } finally {
    slot.value.leave();
  }
}

type Answering = Parameters<typeof guarded>[1];

const matcherGuarded = (name: string, answering: Answering): RouteHandler =>
  guarded(name, answering, (visit, failure) => refuse(visit, refusalOf(failure)));

/** Makes a handler for a request of a page: other pages are refused, and no body is left unread. */
function pageRoute(name: string, answering: Answering): RouteHandler {
  return matcherGuarded(name, async (visit, request, path) => {
    try {
      return isForeign(request) ? refuse(visit, FOREIGN) : await answering(visit, request, path);
    } finally {
      await discardBody(request);
    }
  });
}

/** Makes a handler for a request of the page of a session. */
export function matcherRoute<Body extends z.ZodType, Value extends z.ZodType, Names extends string>(
  operation: MatcherOperation<Body, Value, Names>,
): RouteHandler {
  return pageRoute(operation.name, async (visit, request, path) => {
    const visited = await visitMatcher(String(path.session), request.headers.get('cookie'));
    if (!visited.ok) {
      const { code, message } = visited.failure;
      return refuse(visit, { status: STATUS_OF_NO_VISIT[code], code, message });
    }
    visit.account = visited.value.account;
    const { transactionId } = visit;
    const call = { ...visited.value, transactionId, signal: request.signal, path };
    const outcome = await run(operation, request, call, visit);
    if (!outcome.ok) return refuse(visit, refusalOf(outcome.failure));
    const { value } = outcome.value;
    logEnd(visit, { status: value === undefined ? 204 : 200, code: 'Success' });
    if (value === undefined)
      return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
    return new Response(JSON.stringify(encode<Value>(operation.value, value)), { headers: HEADERS });
  });
}

function withCookies(headers: Record<string, string>, cookies: readonly string[]): Headers {
  const all = new Headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', ...headers });
  for (const cookie of cookies) all.append('set-cookie', cookie);
  return all;
}

/** Headers for a page within one that only embeds pages that allow it (COEP `require-corp`). */
const EMBEDDABLE = {
  'cross-origin-resource-policy': 'cross-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/**
 * Exchanges the key of an address for a cookie, once, and redirects to the page, so that the address no longer holds a
 * secret.
 */
async function enter(visit: Visit, request: Request, session: unknown): Promise<Response> {
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const opened = await openMatcher(String(session), key, request.headers.get('cookie'));
  logEnd(visit, { status: 303, code: opened.cookies.length > 0 ? 'Success' : 'KeyUsed' });
  return new Response(null, {
    status: 303,
    headers: withCookies({ location: opened.location, ...EMBEDDABLE }, opened.cookies),
  });
}

/** A page that continues to itself by a form, which programs that check links do not follow. */
const doorstep = (nonce: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Matches</title></head>
<body>
<form method="post"><noscript><button>Open the list</button></noscript></form>
<script nonce="${nonce}">document.forms[0].submit()</script>
</body>
</html>
`;

async function answerDoorstep(visit: Visit, session: unknown): Promise<Response> {
  const { records } = await serviceRuntime();
  const ancestors = (await findFraming(records, String(session)))?.ancestors ?? [];
  const nonce = crypto.randomUUID();
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors.join(' ') || "'none'"}`,
  ];
  logEnd(visit, { status: 200, code: 'Success' });
  const headers = {
    ...EMBEDDABLE,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
  };
  return new Response(doorstep(nonce), { headers: withCookies(headers, []) });
}

/**
 * GET of the address of a generated interface. A browser that declares a navigation is let in at once. Scanners of
 * links, browsers that fetch ahead, and browsers that declare nothing, as over plain HTTP, get a page that continues by
 * itself: only that uses the key up.
 */
export const openMatcherRoute = matcherGuarded('openMatcher', (visit, request, { session }) => {
  const isNavigation =
    request.headers.get('sec-fetch-mode') === 'navigate' && !request.headers.has('sec-purpose');
  return isNavigation ? enter(visit, request, session) : answerDoorstep(visit, session);
});

/** POST of the same address, by its own page. */
export const enterMatcherRoute = matcherGuarded('openMatcher', async (visit, request, { session }) => {
  await discardBody(request);
  return enter(visit, request, session);
});

/** POST …/sign-in: makes the browser a visitor that is not let in yet, and returns where to sign in for it. */
export const beginSignInRoute = pageRoute('beginMatcherSignIn', async (visit, request, path) => {
  const session = String(path.session);
  const { mark, cookies } = beginSignIn(session, request.headers.get('cookie'));
  const address = new URL('/match/sign-in', config().BASE_URL);
  address.search = new URLSearchParams({ session, visitor: mark }).toString();
  logEnd(visit, { status: 200, code: 'Success' });
  return new Response(JSON.stringify({ Address: address.href, Code: mark.slice(0, 4) }), {
    headers: withCookies({ 'content-type': HEADERS['content-type'] }, cookies),
  });
});

/** GET …/font: the font of the style of a session, for its page. */
export const matcherFontRoute = pageRoute('matcher.font', async (visit, request, path) => {
  const visited = await visitMatcher(String(path.session), request.headers.get('cookie'));
  if (!visited.ok) return refuse(visit, { status: 404, message: visited.failure.message });
  const font = await matcherFont(visited.value.session);
  if (!font.ok) return refuse(visit, refusalOf(font.failure));
  const { bytes, type } = font.value;
  logEnd(visit, { status: 200, code: 'Success' });
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': type, 'cache-control': 'private, max-age=3600' },
  });
});
