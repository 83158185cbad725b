import { config } from '@/lib/config';
import { switchMail } from './stop';

type Params = { params: Promise<{ token: string }> };

/** For a mail program that opens the address of the press instead: redirects to the page that asks. */
export async function getNoMail(_request: Request, { params }: Params): Promise<Response> {
  return Response.redirect(
    new URL(`/no-mail/${encodeURIComponent((await params).token)}`, config().BASE_URL),
  );
}

/**
 * The one press of a mail program (RFC 8058, `List-Unsubscribe-Post`): nobody is signed in, the body is ignored, and
 * the answer is not a redirect.
 */
export async function postNoMail(_request: Request, { params }: Params): Promise<Response> {
  const { token } = await params;
  const outcome = await switchMail(token, true);
  if (outcome.ok) return new Response('You will get no more e-mail from us.\n');
  const status = outcome.problem.code === 'not-found' ? 404 : 503;
  return new Response(`${outcome.problem.message}\n`, { status });
}
