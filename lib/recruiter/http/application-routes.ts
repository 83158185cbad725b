import { apply } from '../applications/apply';
import { draftCookie } from '../applications/draft';
import { addressIn } from '../users/sign-in-limit';
import { bodyOf, FOREIGN_PAGE, isForeign, problemAnswer, seeOther } from './answers';

/** Returns whether the page is read over https, even behind a proxy. */
function isSecure(request: Request): boolean {
  return (request.headers.get('x-forwarded-proto') ?? new URL(request.url).protocol).startsWith('https');
}

/**
 * `POST /apply/{token}/send`, an application as `multipart/form-data`; redirects to the page, which shows the result.
 */
export async function postApplication(
  request: Request,
  { params }: { params: Promise<{ token: string }> },
): Promise<Response> {
  if (isForeign(request)) return problemAnswer(FOREIGN_PAGE);
  const { token } = await params;
  const outcome = await apply(token, {
    address: addressIn(request.headers.get('x-forwarded-for')),
    contentType: request.headers.get('content-type') ?? '',
    body: bodyOf(request),
  });
  const { became } = outcome;
  const asked = became === 'sent' ? 'sent' : `fault=${became}#apply`;
  const headers = new Headers();
  const draft = 'draft' in outcome ? outcome.draft : null;
  if (draft || became === 'sent')
    headers.set('Set-Cookie', await draftCookie(token, draft, { isSecure: isSecure(request) }));
  return seeOther(`/apply/${encodeURIComponent(token)}?${asked}`, headers);
}
