import { type NextRequest, NextResponse } from 'next/server';

/** The request header in which a layout finds the path and query that were asked for. */
export const ASKED_PATH = 'x-asked-path';

/** Tells the pages of signed-in people which address was asked for, so that signing in can lead back to it. */
export function proxy(request: NextRequest): NextResponse {
  const headers = new Headers(request.headers);
  headers.set(ASKED_PATH, `${request.nextUrl.pathname}${request.nextUrl.search}`);
  return NextResponse.next({ request: { headers } });
}

export const config = { matcher: ['/candidates/:path*', '/jobs/:path*', '/settings/:path*'] };
