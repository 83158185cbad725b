import { type NextRequest, NextResponse } from 'next/server';

/** The request header in which a layout finds the path and query that were asked for. */
export const ASKED_PATH = 'x-asked-path';

const POLICY = 'Content-Security-Policy';
const isDevelopment = process.env.NODE_ENV === 'development';

/** What a page may do. Scripts run by the nonce of this answer alone, and load further ones of the same build. */
function policyFor(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'wasm-unsafe-eval'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

/**
 * Gives every page a nonce, which Next.js finds in the request and puts on its scripts, and tells the layouts which
 * address was asked for, so that signing in can lead back to it.
 */
export function proxy(request: NextRequest): NextResponse {
  const policy = policyFor(crypto.randomUUID());
  const headers = new Headers(request.headers);
  headers.set(ASKED_PATH, `${request.nextUrl.pathname}${request.nextUrl.search}`);
  headers.set(POLICY, policy);
  const answer = NextResponse.next({ request: { headers } });
  answer.headers.set(POLICY, policy);
  return answer;
}

/** Pages. What else there is brings no script, and bodies of uploads must not pass through here (next.config.mjs). */
export const config = {
  matcher: [
    '/((?!_next/|pdfjs/|favicon|original/[^/]+(?:/html)?$|api/(?:auth|health|recruiter|v3)|v9/|v10/|ui/v10/|tx/|auth/realms/api/protocol/|service/).*)',
  ],
};
