import { apply } from '../arrivals/apply';
import { addressIn } from '../users/sign-in-limit';
import { FOREIGN_PAGE, isFromOurPages, problemAnswer } from './answers';

async function* noBody(): AsyncGenerator<Uint8Array> {}

/** Whether a browser says that the form was on another site. No session is at stake, and others say nothing. */
function isForeign(request: Request): boolean {
  const says = request.headers.has('sec-fetch-site') || request.headers.has('origin');
  return says && !isFromOurPages(request);
}

/** `POST /apply/{token}/send`, an application as `multipart/form-data`; leads back to the page, which says what came of it. */
export async function postApplication(
  request: Request,
  { params }: { params: Promise<{ token: string }> },
): Promise<Response> {
  if (isForeign(request)) return problemAnswer(FOREIGN_PAGE);
  const { token } = await params;
  const answer = await apply(token, {
    address: addressIn(request.headers.get('x-forwarded-for')),
    contentType: request.headers.get('content-type') ?? '',
    body: request.body ?? noBody(),
  });
  const asked = answer === 'sent' ? 'sent' : `fault=${answer}#apply`;
  const location = `/apply/${encodeURIComponent(token)}?${asked}`;
  return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } });
}
