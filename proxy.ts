import { type NextRequest, NextResponse } from 'next/server';
import { config as settings } from './lib/config';
import { connectedOrigin, type Framing, framingOfSession } from './lib/platform/framing';

/** The request header in which a layout finds the path and query that were asked for. */
export const ASKED_PATH = 'x-asked-path';

/** The request header in which a layout finds the nonce for a script of its own. */
export const NONCE = 'x-nonce';

const POLICY = 'Content-Security-Policy';
const isDevelopment = process.env.NODE_ENV === 'development';

/** A session of the matching UI, whose page may be embedded where its account says so. */
const SESSION_PAGE = /^\/matcher\/([\w-]{22})$/;

/** Nobody embeds a page of the app, and the app embeds the matching UI of the service that it is connected to. */
async function framingOfApp(): Promise<Framing> {
  const connected = (await connectedOrigin()) ?? settings().MATCHER_ORIGIN;
  return { ancestors: [], sources: ["'self'", connected] };
}

/** What a page may do. Scripts run by the nonce of this answer alone, and load further ones of the same build. */
function policyFor(nonce: string, { ancestors, sources }: Framing): string {
  const listed = (origins: readonly string[]) => (origins.length > 0 ? origins.join(' ') : "'none'");
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'wasm-unsafe-eval'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    `frame-src ${listed(sources)}`,
    `frame-ancestors ${listed(ancestors)}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** Where the matching UI has an origin of its own, nothing else is served there, and it nowhere else. */
function isElsewhere(request: NextRequest): boolean {
  const { MATCHER_ORIGIN, BASE_URL } = settings();
  const own = new URL(MATCHER_ORIGIN).host;
  if (own === new URL(BASE_URL).host) return false;
  const isMatcher = /^\/matcher(?:\/|$)/.test(request.nextUrl.pathname);
  return isMatcher !== (request.headers.get('host') === own);
}

/** A page that is isolated takes only frames that say they may be taken; so do the frames within those. */
const EMBEDDER = 'Cross-Origin-Embedder-Policy';

type Asked = { framing: Framing; isSession: boolean };

async function framingOf({ nextUrl }: NextRequest): Promise<Asked> {
  const session = SESSION_PAGE.exec(nextUrl.pathname)?.[1];
  if (session === undefined) return { framing: await framingOfApp(), isSession: false };
  const framing = (await framingOfSession(session)) ?? { ancestors: [], sources: [] };
  return { framing, isSession: true };
}

/** Says that isolated pages may embed the page of a session, unless it shows pages of hooks itself, which say no such thing. */
function tellEmbedders(headers: Headers, { framing, isSession }: Asked): void {
  if (!isSession) return;
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  if (framing.sources.length === 0) headers.set(EMBEDDER, 'require-corp');
}

/**
 * Gives every page a nonce, which Next.js finds in the request and puts on its scripts, and tells the layouts which
 * address was asked for, so that signing in can lead back to it.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  if (isElsewhere(request)) return new NextResponse('There is no such page here.', { status: 404 });
  const nonce = crypto.randomUUID();
  const asked = await framingOf(request);
  const policy = policyFor(nonce, asked.framing);
  const headers = new Headers(request.headers);
  headers.set(ASKED_PATH, `${request.nextUrl.pathname}${request.nextUrl.search}`);
  headers.set(NONCE, nonce);
  headers.set(POLICY, policy);
  const answer = NextResponse.next({ request: { headers } });
  answer.headers.set(POLICY, policy);
  tellEmbedders(answer.headers, asked);
  return answer;
}

/** Pages. What else there is brings no script, and bodies of uploads must not pass through here (next.config.mjs). */
export const config = {
  matcher: [
    '/((?!_next/|pdfjs/|embedding/|favicon|original/[^/]+(?:/html)?$|apply/[^/]+/send$|careers(?:/|$)|capture(?:/|$)|(?:mail-off|no-mail)/[^/]+/now$|calendar/[^/]+$|(?:interview|consent)/[^/]+/.|matcher/[^/]+/.|api/(?:auth|events|health|metrics|recruiter|v3)|events/v1/|v9/|v10/|ui/v10/|tx/|auth/realms/api/protocol/|service/|scim/v2(?:/|$)|mcp$|\\.well-known/oauth-).*)',
  ],
};
