import { config } from '@/lib/config';
import type { ExportedFile } from '../ground/file';
import type { Outcome, Problem } from '../ground/outcome';

const STATUS: Record<Problem['code'], number> = {
  'not-signed-in': 401,
  'code-needed': 401,
  'code-wrong': 401,
  'not-allowed': 403,
  'not-found': 404,
  invalid: 400,
  conflict: 409,
  'too-large': 413,
  'too-many-attempts': 429,
  unavailable: 503,
};

/** Nothing of a candidate may stay in a cache that others share. */
const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** Returns an outcome as JSON: the value itself, or `{problem}` with its status. */
export function answerWith<T>(outcome: Outcome<T>, status = 200): Response {
  if (!outcome.ok) return problemAnswer(outcome.problem);
  return Response.json(outcome.value, { status, headers: PRIVATE });
}

/** Returns a problem as JSON. */
export function problemAnswer(problem: Problem): Response {
  return Response.json({ problem }, { status: STATUS[problem.code], headers: PRIVATE });
}

/**
 * Returns whether a request that changes something comes from one of our own pages. The session cookie is not sent across
 * sites either (SameSite=Lax); this stands for browsers and pages of sibling hosts where that does not hold.
 */
export function isFromOurPages(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  const host = request.headers.get('host');
  return (
    origin === new URL(config().BASE_URL).origin || (URL.canParse(origin) && new URL(origin).host === host)
  );
}

/**
 * Returns whether a browser reports that a form for people who do not sign in was on another site. No session is at stake, and
 * other clients report nothing.
 */
export function isForeign(request: Request): boolean {
  const says = request.headers.has('sec-fetch-site') || request.headers.has('origin');
  return says && !isFromOurPages(request);
}

async function* noBody(): AsyncGenerator<Uint8Array> {}

/** Returns the raw body of a request; an empty one where it has none. */
export const bodyOf = (request: Request): AsyncIterable<Uint8Array> => request.body ?? noBody();

/** A form of a field or two; in bytes. */
const LONGEST_FORM = 2000;

/** Returns the small form of a request; undefined where it is none, or longer than such a form can be. */
export async function formOf(request: Request): Promise<FormData | undefined> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  return length <= LONGEST_FORM ? request.formData().catch(() => undefined) : undefined;
}

/** Leads the browser from a form that was sent to the page that shows the result. */
export function seeOther(location: string, headers = new Headers()): Response {
  headers.set('Location', location);
  headers.set('Cache-Control', 'no-store');
  return new Response(null, { status: 303, headers });
}

export const FOREIGN_PAGE: Problem = { code: 'not-allowed', message: 'This request came from another site.' };

/** RFC 6266 and 8187: the name for old readers in ASCII, and in full; neither can end the header or leave a folder. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[\\/]/g, '-');
  const ascii = plain.replace(/[^\x20-\x7e]|["%;]/g, '_');
  const full = encodeURIComponent(plain.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${full}`;
}

/** A page that can do nothing but show itself: no script, no form, no request; only our own pages may embed it. */
const INERT =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:; form-action 'none'; " +
  "base-uri 'none'; frame-ancestors 'self'; sandbox";

/** Bytes that came from outside. Only a PDF is shown in place; anything else is handed over as a download. */
export function fileAnswer(
  file: { name: string; mediaType: string; body: Uint8Array },
  download: boolean,
): Response {
  const inline = file.mediaType === 'application/pdf' && !download;
  return new Response(Buffer.from(file.body), {
    headers: {
      ...PRIVATE,
      'Content-Type': file.mediaType.startsWith('text/')
        ? `${file.mediaType}; charset=utf-8`
        : file.mediaType,
      'Content-Disposition': contentDisposition(inline ? 'inline' : 'attachment', file.name),
      'Content-Security-Policy': INERT,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  });
}

/** Answers with a file to download, or the problem. */
export function fileOrProblem(file: Outcome<ExportedFile>): Response {
  return file.ok ? fileAnswer(file.value, true) : problemAnswer(file.problem);
}

/**
 * HTML that came from outside, for a sandboxed frame of our own pages. Nothing in it can run; as it has our origin, the
 * page around it can mark the source of a value.
 */
export function htmlAnswer(html: string): Response {
  return new Response(html, {
    headers: {
      ...PRIVATE,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `${INERT} allow-same-origin`,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    },
  });
}
