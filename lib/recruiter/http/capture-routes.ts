import { captureReceipt, takeCapture } from '../capture/take';
import { type Bearer, bearerOf } from '../capture/tokens';
import { captureWindow } from '../capture/window';
import { refused } from '../ground/outcome';
import { guarded } from '../ground/use-case';
import { answerWith, bodyOf } from './answers';

/** The routes of capture: the window that a bookmark opens, and what sends and asks with a token. No cookie means anything here. */

const NO_TOKEN = refused(
  'not-signed-in',
  'This bookmark no longer works. Make a new one under Settings, Profile.',
);

/** Any page may ask, since nothing but the token counts: cookies are neither read nor allowed (no credentials). */
function opened(answer: Response): Response {
  answer.headers.set('Access-Control-Allow-Origin', '*');
  return answer;
}

async function asBearer(request: Request, answer: (bearer: Bearer) => Promise<Response>): Promise<Response> {
  const found = await guarded(async () => {
    const bearer = await bearerOf(request.headers.get('authorization'));
    return bearer ? { ok: true, value: bearer } : NO_TOKEN;
  });
  return opened(found.ok ? await answer(found.value) : answerWith(found));
}

/** `GET /capture`: the window. */
export function getCaptureWindow(): Response {
  const { html, policy } = captureWindow();
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
    },
  });
}

/** `POST /capture/send?title=&address=`: a page as text, or a PDF, as the raw body; with a token. Answers `{item}`. */
export function postCapture(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const page = {
    title: searchParams.get('title') ?? '',
    address: searchParams.get('address') ?? '',
    body: bodyOf(request),
  };
  return asBearer(request, async (bearer) => answerWith(await guarded(() => takeCapture(bearer, page)), 201));
}

/** `GET /capture/receipts/{item}`: what became of it, as `CaptureReceipt`; with the token that sent it. */
export function getCaptureReceipt(
  request: Request,
  { params }: { params: Promise<{ item: string }> },
): Promise<Response> {
  return asBearer(request, async (bearer) => {
    const { item } = await params;
    return answerWith(await guarded(() => captureReceipt(bearer, item)));
  });
}

/** `OPTIONS` of both: a page of another origin may send a token, by these methods. */
export function allowCapture(): Response {
  return opened(
    new Response(null, {
      status: 204,
      headers: {
        'Access-Control-Allow-Headers': 'authorization, content-type',
        'Access-Control-Allow-Methods': 'GET, POST',
        'Access-Control-Max-Age': '600',
      },
    }),
  );
}
